"""The bot that plays Shadow Hunters."""
