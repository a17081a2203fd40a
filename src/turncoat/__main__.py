"""`python -m turncoat` is the same as `turncoat`."""

if __name__ == "__main__":
    # Not above: the processes of bots read this module as well, and need nothing of it.
    from turncoat.cli import main

    main()
