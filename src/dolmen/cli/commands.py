"""The commands and their arguments. Each lives in a module of its own, imported when it is called."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from typer import Argument, Option

app = typer.Typer(
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

GameId = Annotated[str, Argument(metavar="GAME", help="the game, as `dolmen games` lists it")]
Options = Annotated[list[str] | None, Option("--option", "-o", metavar="NAME=VALUE", help="an option of the game")]
Components = Annotated[Path | None, Option(metavar="FILE", help="a component file of your own")]
Language = Annotated[str | None, Option(metavar="en|ru", help="language of the texts")]
Json = Annotated[bool, Option("--json", help="print JSON")]


@app.callback(invoke_without_command=True)
def dolmen(
    context: typer.Context,
    language: Language = None,
    version: Annotated[bool, Option("--version", help="print the version")] = False,
) -> None:
    """One table for board games of the dawn of civilisation. Without a command: open the lobby in the browser."""
    if version:
        from dolmen import __version__

        print(f"dolmen {__version__}")
    elif context.invoked_subcommand is None:
        from .usage import has_terminal

        if has_terminal():
            from .start import start

            raise typer.Exit(start(language))
        print(context.get_help())


@app.command("games")
def list_games(json: Json = False, language: Language = None) -> None:
    """List the games, their options, and how sure their components are."""
    from .games import games

    games(json, language)


@app.command()
def play(
    game: Annotated[str | None, Argument(metavar="GAME", help="the game, as `dolmen games` lists it")] = None,
    players: Annotated[int | None, Option(help="how many players")] = None,
    bots: Annotated[str | None, Option(metavar="NAMES", help="bots for the other seats: one for each, or one")] = None,
    human: Annotated[str, Option(metavar="SEATS", help="the seats of people, as 1 or 1,3 or none")] = "1",
    option: Options = None,
    components: Components = None,
    language: Language = None,
    seed: Annotated[int | None, Option(help="make fate repeatable")] = None,
    resume: Annotated[Path | None, Option(metavar="FILE", help="go on with a saved game")] = None,
) -> None:
    """Play in the terminal, with bots or with others at the same keyboard."""
    from .play import play as start

    start(game, players, bots, human, option or [], components, language, seed, resume)


@app.command()
def simulate(
    game: GameId,
    players: Annotated[int | None, Option(help="how many players")] = None,
    games: Annotated[int, Option(min=1, help="how many games")] = 100,
    seed: Annotated[int, Option(help="the same seed, the same games")] = 1,
    bots: Annotated[str, Option(metavar="NAMES", help="one bot for each seat, or one for all")] = "random",
    option: Options = None,
    components: Components = None,
    processes: Annotated[int, Option(min=1, help="how many at a time; the games stay the same")] = 1,
    rotate: Annotated[bool, Option("--rotate", help="let the bots change seats from game to game")] = False,
    each: Annotated[bool, Option("--each", help="with --json: the result of every game too")] = False,
    json: Json = False,
) -> None:
    """Let bots play many games and count who wins."""
    from .simulate import simulate as start

    start(game, players, games, seed, bots, option or [], components, processes, rotate, each, json)


@app.command()
def replay(
    file: Annotated[Path, Argument(metavar="FILE", help="a .dolmen record")],
    at: Annotated[int | None, Option(metavar="N", help="the position after N words")] = None,
    seat: Annotated[int | None, Option(metavar="S", help="as this seat saw it")] = None,
    language: Language = None,
    components: Components = None,
    plain: Annotated[bool, Option("--plain", help="print the game instead of opening the viewer")] = False,
) -> None:
    """Show a recorded game turn by turn."""
    from .replay import replay as start

    start(file, at, seat, language, components, plain)


@app.command()
def export(
    file: Annotated[Path, Argument(metavar="FILE", help="a .dolmen record")],
    output: Annotated[Path, Option("--output", "-o", metavar="PAGE", help="the page to write")],
    seat: Annotated[int | None, Option(metavar="S", help="as this seat saw it")] = None,
    language: Language = None,
    components: Components = None,
) -> None:
    """Write a recorded game as one page that plays it in any browser."""
    from .export import export as start

    start(file, output, seat, language, components)


@app.command()
def check(
    files: Annotated[list[Path], Argument(metavar="FILE…", help=".dolmen records")],
    components: Components = None,
) -> None:
    """Replay records by the rules and say where they part from them."""
    from .check import check as start

    raise typer.Exit(start(files, components))


@app.command()
def bench(
    games: Annotated[list[str] | None, Argument(metavar="[GAME…]", help="the games; all if none is named")] = None,
    peers: Annotated[bool, Option("--peers", help="also run other libraries' games beside")] = False,
    json: Json = False,
) -> None:
    """Measure how fast the games run here."""
    from dolmen.cli.bench import bench as start

    start(games or [], peers, json)


@app.command()
def serve(
    host: Annotated[str, Option(help="address to listen at; 0.0.0.0 lets others in")] = "127.0.0.1",
    port: Annotated[int | None, Option(help="port; the default is 8080, or a free one")] = None,
    data: Annotated[Path | None, Option(help="folder of the database; the default is the user's own")] = None,
    no_browser: Annotated[bool, Option("--no-browser", help="do not open the browser")] = False,
    workers: Annotated[int, Option(help="processes for bots; 0: one less than processors")] = 0,
    bot_delay: Annotated[float, Option(help="seconds before a bot moves, so that people can follow")] = 0.6,
    bot_patience: Annotated[float, Option(help="seconds after which a bot counts as hung")] = 30.0,
    limits: Annotated[float, Option(help="factor on the rate limits; 0 lifts them (benchmarks)")] = 1.0,
    log_level: Annotated[str, Option(help="debug, info, warning or error")] = "warning",
    components: Annotated[
        list[str] | None, Option(metavar="GAME=FILE", help="a component file of your own for a game; may be repeated")
    ] = None,
    room: Annotated[
        list[str] | None, Option(metavar="ADDRESS", help="this machine's address in the room, if it is guessed wrong")
    ] = None,
) -> None:
    """Serve the lobby and the tables to browsers. DATABASE_URL=postgresql://… shares them among several servers."""
    from .serve import serve as start

    options = (
        host,
        port,
        data,
        no_browser,
        workers,
        bot_delay,
        bot_patience,
        limits,
        log_level,
        components or (),
        room or (),
    )
    raise typer.Exit(start(*options))
