"""The commands and their arguments. Each lives in a module of its own, imported when it is called."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from typer import Argument, Option

from dolmen.core.texts import check_language

app = typer.Typer(
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

GameId = Annotated[str, Argument(metavar="GAME", help="the game, as `dolmen games` lists it")]
Options = Annotated[list[str] | None, Option("--option", "-o", metavar="NAME=VALUE", help="an option of the game")]
Components = Annotated[Path | None, Option(metavar="FILE", help="a component file of your own")]
Language = Annotated[
    str | None, Option("--language", "--lang", metavar="en|ru", help="language; that of the system if not said")
]
Lan = Annotated[bool, Option("--lan", help="let phones and others in this network in; shows the address and a QR code")]
Json = Annotated[bool, Option("--json", help="print JSON")]


@app.callback(invoke_without_command=True)
def dolmen(
    context: typer.Context,
    language: Language = None,
    lan: Lan = False,
    version: Annotated[bool, Option("--version", help="print the version")] = False,
) -> None:
    """One table for board games of the dawn of civilisation. Without a command: open the lobby in the browser."""
    if language is not None:
        check_language(language)  # it was chosen before (speech.py): here it is only refused
    if version:
        from dolmen import __version__

        print(f"dolmen {__version__}")
    elif context.invoked_subcommand is None:
        from .usage import has_terminal

        if lan or has_terminal():
            from .start import start

            raise typer.Exit(start(lan))
        print(context.get_help())


@app.command("rules")
def print_rules(
    game: GameId,
    words: Annotated[list[str] | None, Argument(metavar="[WORDS]", help="a number, or words to look for")] = None,
    json: Json = False,
) -> None:
    """Print the rules of a game line by line, all or those that speak of something."""
    from .rules import rules

    rules(game, words or [], json)


@app.command("games")
def list_games(json: Json = False) -> None:
    """List the games, their options, and how sure their components are."""
    from .games import games

    games(json)


@app.command()
def play(
    game: Annotated[str | None, Argument(metavar="GAME", help="the game, as `dolmen games` lists it")] = None,
    players: Annotated[int | None, Option(help="how many players")] = None,
    bots: Annotated[str | None, Option(metavar="NAMES", help="bots for the other seats: one for each, or one")] = None,
    human: Annotated[str, Option(metavar="SEATS", help="the seats of people, as 1 or 1,3 or none")] = "1",
    option: Options = None,
    components: Components = None,
    seed: Annotated[int | None, Option(help="make fate repeatable")] = None,
    resume: Annotated[Path | None, Option(metavar="FILE", help="go on with a saved game")] = None,
) -> None:
    """Play in the terminal, with bots or with others at the same keyboard."""
    from .play import play as start

    start(game, players, bots, human, option or [], components, seed, resume)


@app.command()
def learn(
    game: Annotated[
        str | None, Argument(metavar="[GAME]", help="the game; without one, all courses are listed")
    ] = None,
    lesson: Annotated[str | None, Argument(metavar="[LESSON]", help="a lesson, by name or number; all if none")] = None,
    json: Json = False,
) -> None:
    """Learn a game by playing it: short lessons with a coach."""
    from .learn import learn as start
    from .speech import language

    start(game, lesson, json, language())


puzzles = typer.Typer(
    help="Decisions in which one word is best, and not the obvious one.",
    rich_markup_mode=None,
    invoke_without_command=True,
)
app.add_typer(puzzles, name="puzzles")


@puzzles.callback()
def list_puzzles(context: typer.Context, json: Json = False) -> None:
    """List the puzzles of all games; `play` sets them, `make` finds new ones."""
    if context.invoked_subcommand is None:
        from .puzzles import list_all
        from .speech import language

        list_all(json, language())


@puzzles.command("play")
def play_puzzles(
    game: GameId,
    number: Annotated[int | None, Argument(metavar="[NUMBER]", help="one puzzle; all in their order if none")] = None,
) -> None:
    """Solve puzzles of a game in the terminal."""
    from .puzzles import play as start
    from .speech import language

    start(game, number, language())


@puzzles.command("make")
def make_puzzles(
    game: GameId,
    count: Annotated[int, Option(min=1, help="how many puzzles")] = 40,
    games: Annotated[int, Option(min=1, help="how many games of self-play are looked through at most")] = 400,
    seed: Annotated[int, Option(help="the same seed, the same puzzles")] = 1,
    glance: Annotated[int, Option(min=20, help="iterations that play the games and find candidates")] = 300,
    check: Annotated[int, Option(min=100, help="iterations that must agree on a candidate, twice")] = 5000,
    weigh: Annotated[int, Option(min=40, help="iterations after every word, for its share of the win")] = 1200,
    out: Annotated[Path, Option(metavar="FILE", help="what is written; a file that was begun is gone on with")] = Path(
        "puzzles.toml"
    ),
) -> None:
    """Let bots play each other and keep the decisions in which the obvious word is not the best."""
    from .puzzles import make as start

    start(game, count, games, seed, glance, check, weigh, out)


@puzzles.command("check")
def check_puzzles(
    game: GameId,
    times: Annotated[int, Option(min=1, help="so many times the search that found them")] = 10,
    numbers: Annotated[str | None, Option(metavar="1,5,9", help="these alone")] = None,
    json: Json = False,
) -> None:
    """Look at the puzzles of a game again with more search, and say which keep their answer."""
    from .puzzles import check as start

    start(game, times, numbers, json)


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
    out: Annotated[Path | None, Option(metavar="DIR", help="write all games as Parquet, for dolmen.data")] = None,
    json: Json = False,
) -> None:
    """Let bots play many games and count who wins."""
    from .simulate import simulate as start

    start(game, players, games, seed, bots, option or [], components, processes, rotate, each, out, json)


@app.command()
def arena(
    game: GameId,
    bots: Annotated[str, Option(metavar="NAMES", help="as many as seats meet once; more in every choice of them")],
    players: Annotated[int | None, Option(help="how many seats; the last bot named fills up")] = None,
    games: Annotated[int, Option(min=1, help="how many games of each line-up, at most")] = 200,
    budget: Annotated[str | None, Option(metavar="1s|2000", help="time or iterations for bots that think")] = None,
    seed: Annotated[int, Option(help="the same seed, the same fates")] = 1,
    option: Options = None,
    components: Components = None,
    on: Annotated[str, Option(metavar="local|ray", help="where the games are played")] = "local",
    address: Annotated[str | None, Option(help="with --on ray: a cluster that runs already")] = None,
    processes: Annotated[int | None, Option(min=1, help="how many at a time; one for each processor")] = None,
    settle: Annotated[bool, Option("--settle", help="stop when it is clear who wins more than an even share")] = False,
    above: Annotated[float | None, Option(metavar="SHARE", help="stop when it is clear: more wins than this?")] = None,
    out: Annotated[Path | None, Option(metavar="DIR", help="keep the games; the same command goes on")] = None,
    json: Json = False,
) -> None:
    """Let bots meet, chairs rotated and fates the same for all, and say who is stronger and how sure that is."""
    from .arena import arena as start

    start(
        game,
        bots,
        players,
        games,
        budget,
        seed,
        option or [],
        components,
        on,
        address,
        processes,
        settle,
        above,
        out,
        json,
    )


@app.command()
def report(
    folder: Annotated[Path, Argument(metavar="DIR", help="what `dolmen arena … --out DIR` kept")],
    output: Annotated[Path | None, Option("--output", "-o", metavar="PAGE", help="the page; DIR/report.html")] = None,
) -> None:
    """Write a tournament as one page with charts."""
    from .report import report as start

    start(folder, output)


@app.command()
def train(
    game: GameId,
    seats: Annotated[list[int] | None, Option(help="how many players; may be repeated; all if not said")] = None,
    mode: Annotated[list[str] | None, Option(help="the kind of table; may be repeated; all if not said")] = None,
    generations: Annotated[int, Option(min=1, help="how often to learn from games of the last weights")] = 3,
    games: Annotated[int, Option(min=16, help="games of self-play in each generation")] = 3000,
    gate: Annotated[int, Option(min=2, help="games against the weights before")] = 400,
    seed: Annotated[int, Option(help="the same seed, the same weights")] = 1,
    workers: Annotated[int, Option(min=1, help="how many processes")] = 1,
    turns: Annotated[bool, Option("--turns", help="judge a word by how its turn ends, not directly after it")] = False,
    out: Annotated[Path, Option(metavar="FILE", help="the weights to go on from and to write")] = Path("weights.toml"),
    anyway: Annotated[bool, Option("--anyway", help="write weights that are no better too")] = False,
) -> None:
    """Let bots play themselves and learn what positions are worth; write the weights that win."""
    from .train import train as start

    start(game, seats or [], mode or [], generations, games, gate, seed, workers, turns, out, anyway)


@app.command()
def replay(
    file: Annotated[Path, Argument(metavar="FILE", help="a .dolmen record")],
    at: Annotated[int | None, Option(metavar="N", help="the position after N words")] = None,
    seat: Annotated[int | None, Option(metavar="S", help="as this seat saw it")] = None,
    components: Components = None,
    plain: Annotated[bool, Option("--plain", help="print the game instead of opening the viewer")] = False,
) -> None:
    """Show a recorded game turn by turn."""
    from .replay import replay as start

    start(file, at, seat, components, plain)


@app.command()
def export(
    file: Annotated[Path, Argument(metavar="FILE", help="a .dolmen record")],
    output: Annotated[Path, Option("--output", "-o", metavar="PAGE", help="the page to write")],
    seat: Annotated[int | None, Option(metavar="S", help="as this seat saw it")] = None,
    components: Components = None,
) -> None:
    """Write a recorded game as one page that plays it in any browser."""
    from .export import export as start

    start(file, output, seat, components)


@app.command()
def analyse(
    file: Annotated[Path, Argument(metavar="RECORD", help="a .dolmen record of a finished game")],
    seat: Annotated[int, Option(metavar="S", help="whose decisions are looked at")] = 1,
    deep: Annotated[bool, Option("--deep", help="think ten times as long")] = False,
    html: Annotated[Path | None, Option(metavar="PAGE", help="write a page with the boards instead")] = None,
    json: Json = False,
    components: Components = None,
) -> None:
    """Say what was best in a recorded game, by how much, and why."""
    from .analyse import analyse as start
    from .speech import language

    start(file, seat, deep, html, json, language(), components)


@app.command()
def check(
    files: Annotated[list[Path], Argument(metavar="FILE…", help=".dolmen records")],
    components: Components = None,
) -> None:
    """Replay records by the rules and say where they part from them."""
    from .check import check as start

    raise typer.Exit(start(files, components))


@app.command("test")
def check_contract(
    game: GameId,
    players: Annotated[int | None, Option(help="how many players; all counts if none is given")] = None,
    games: Annotated[int, Option(min=1, help="how many games at each seat count")] = 3,
    seed: Annotated[int, Option(help="the same seed, the same games")] = 1,
    every: Annotated[int, Option(min=1, help="look at one position in so many from all sides")] = 1,
    option: Options = None,
    components: Components = None,
    output: Annotated[Path | None, Option("--output", metavar="FILE", help="where a fault is saved")] = None,
) -> None:
    """Check that a game keeps the contract; a fault is saved as a record."""
    from .test import check_contract as start

    raise typer.Exit(start(game, players, games, seed, every, option or [], components, output))


@app.command()
def new(
    game: Annotated[str, Argument(metavar="GAME", help="what it shall be called, as in first-ember")],
    folder: Annotated[Path | None, Option(metavar="FOLDER", help="where to; default: a folder of its name")] = None,
) -> None:
    """Write a complete tiny game as a package of its own, to be changed into another."""
    from .new import new as start

    start(game, folder)


@app.command()
def bench(
    games: Annotated[list[str] | None, Argument(metavar="[GAME…]", help="the games; all if none is named")] = None,
    envs: Annotated[bool, Option("--envs", help="also the environments for learning")] = False,
    peers: Annotated[bool, Option("--peers", help="also run other libraries' games beside")] = False,
    json: Json = False,
) -> None:
    """Measure how fast the games run here."""
    from dolmen.cli.bench import bench as start

    start(games or [], envs, peers, json)


@app.command()
def serve(
    host: Annotated[str, Option(help="address to listen at; 0.0.0.0 lets others in")] = "127.0.0.1",
    port: Annotated[int | None, Option(help="port; the default is 8080, or a free one")] = None,
    data: Annotated[Path | None, Option(help="folder of the database; the default is the user's own")] = None,
    no_browser: Annotated[bool, Option("--no-browser", help="do not open the browser")] = False,
    workers: Annotated[int, Option(help="processes that serve; more than one share a PostgreSQL (DATABASE_URL)")] = 1,
    thinkers: Annotated[int, Option(help="processes for bots in each; 0: as many as processors are left")] = 0,
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
    host_name: Annotated[
        list[str] | None, Option(metavar="NAME", help="a name by which browsers ask for the server; may be repeated")
    ] = None,
    proxy: Annotated[
        list[str] | None, Option(metavar="ADDRESS", help="a proxy that is believed for whom it asks; may be repeated")
    ] = None,
    lan: Lan = False,
) -> None:
    """Serve the lobby and the tables to browsers. DATABASE_URL=postgresql://… shares them among several servers."""
    from .serve import serve as start

    options = (
        host,
        port,
        data,
        no_browser,
        workers,
        thinkers,
        bot_delay,
        bot_patience,
        limits,
        log_level,
        components or (),
        room or (),
        host_name or (),
        proxy or (),
        lan,
    )
    raise typer.Exit(start(*options))


store = typer.Typer(help="Check, copy or back up what a server has kept.", rich_markup_mode=None)
app.add_typer(store, name="store")
Place = Annotated[str | None, Argument(metavar="[STORE]", help="folder or postgresql://…; the default is the server's")]


@store.command("check")
def check_store(place: Place = None) -> None:
    """Play every table again that a store holds."""
    from .store import check

    raise typer.Exit(check(place))


@store.command("copy")
def copy_store(
    source: Annotated[str, Argument(metavar="FROM", help="a folder with dolmen.sqlite, or postgresql://…")],
    target: Annotated[str, Argument(metavar="TO", help="an empty folder, or an empty database")],
) -> None:
    """Copy everything from one store into another: SQLite into PostgreSQL, back, or as a backup."""
    from .store import copy

    raise typer.Exit(copy(source, target))


@store.command("backup")
def back_up_store(
    target: Annotated[Path, Argument(metavar="FOLDER", help="an empty folder")], place: Place = None
) -> None:
    """Keep a store as it is now in a folder, while servers use it; `copy` brings it back."""
    from .store import back_up

    raise typer.Exit(back_up(target, place))
