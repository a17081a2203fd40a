"""The network below the application: addresses, sockets and what uvicorn does with them."""
