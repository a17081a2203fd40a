"""`python -m turncoat` is the same as `turncoat`."""

from turncoat.cli import main

if __name__ == "__main__":
    main()
