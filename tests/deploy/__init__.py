"""The files in `deploy/`, each tested with the program that reads it."""
