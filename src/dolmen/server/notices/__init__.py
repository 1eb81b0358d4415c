"""Notices of one's turn in turn-a-day games, by push and by e-mail: each wished for, one digest an hour at most."""

from .notices import Notices
from .wishes import Device, Mailbox, Wishes

__all__ = ["Device", "Mailbox", "Notices", "Wishes"]
