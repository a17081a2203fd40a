"""Who may connect: limits by address, trusted proxies, host names, other sites' pages."""
