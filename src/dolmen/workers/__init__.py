"""Bots, hints, replays and analyses in processes of their own, for the server and the terminal."""

from .lanes import ANYBODY, Lane, LaneFull, Owner, Worker, WorkerFailed, WorkerHung

__all__ = ["ANYBODY", "Lane", "LaneFull", "Owner", "Worker", "WorkerFailed", "WorkerHung"]
