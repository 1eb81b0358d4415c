"""The HTTP side: who asks, from where, how often; routes, sockets, pages."""
