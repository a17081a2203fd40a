"""The network below the application: addresses, sockets and uvicorn's protocols."""
