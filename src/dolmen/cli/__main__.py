"""`python -m dolmen.cli`, the same as `dolmen`."""

from . import main

if __name__ == "__main__":
    main()
