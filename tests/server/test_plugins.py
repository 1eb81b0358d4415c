"""A server with a broken plug-in offers all other games, and says in its log what is wrong."""

from __future__ import annotations

from pathlib import Path

from server.client import Person, Server


def test_a_broken_plug_in_leaves_the_lobby_working(tmp_path: Path) -> None:
    plugin = tmp_path / "plugin"
    (plugin / "ember-1.0.dist-info").mkdir(parents=True)
    (plugin / "ember-1.0.dist-info" / "METADATA").write_text("Metadata-Version: 2.1\nName: ember\nVersion: 1.0\n")
    (plugin / "ember-1.0.dist-info" / "entry_points.txt").write_text("[dolmen.games]\nember = ember:GAME\n")
    (plugin / "ember.py").write_text("import there_is_no_such_module\n")
    with Server(tmp_path / "data", import_path=plugin) as server:
        peak = Person(server, "Peak")
        offered = [game["id"] for game in peak.http.get("/api/games").json()["games"]]
        assert "stone-age" in offered
        assert "ember" not in offered
        assert peak.make_table(["me", "random"])["game"] == "stone-age"
        refused = peak.post("/api/tables", {"game": "ember", "seats": [{"kind": "me"}]}, status=404)
        assert refused["error"] == "unknown-game"
        assert "there_is_no_such_module" in refused["message"]
        assert "plug-in left out" in server.said()
