"""The files in `deploy/`, each tried with the program that it is for."""
