"""The server: lobby, tables, sockets, accounts; `docs/protocol.md` is what it says and hears."""
