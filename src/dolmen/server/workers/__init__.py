"""Processes beside the server, in which bots think and replays are made."""
