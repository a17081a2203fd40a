### What the page says at a table of this game and the terminal does not.
