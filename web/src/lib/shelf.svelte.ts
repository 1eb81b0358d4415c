/** The games that are installed, and all texts in the language of the moment. */

import * as api from './api';
import type { Catalogue, GameInfo, VocabularyInfo } from './protocol';
import { Texts } from './texts';
import { Vocabulary } from './vocabulary';

const KEY = 'dolmen-language';

/** How the games stand on the shelf, the easiest to begin with first; others follow. */
const ORDER = ['stone-age', 'kingdomino-origins', 'origin', 'first-sparks', 'first-builders'];
const place = (game: GameInfo): number => ORDER.indexOf(game.id) + 1 || ORDER.length + 1;

/** What only the browser says: the client's own texts, and those of the boards. */
const own = import.meta.glob<string>(['../texts/*.ftl', '../games/*/*.ftl'], { query: '?raw', import: 'default' });
const read = (path: string): Promise<string> => own[path]?.() ?? Promise.resolve('');

const EMPTY = new Texts('en', []);

class Shelf {
  language = $state('en');
  catalogue = $state.raw<Catalogue | null>(null);
  private shared = $state.raw<Texts>(EMPTY);
  private own = $state.raw<Record<string, Texts>>({});
  private speeches = $state.raw<Record<string, Texts>>({});
  private readonly sources = new Map<string, Promise<string>>();
  private readonly vocabularies = new Map<string, Promise<Vocabulary>>();

  readonly games: readonly GameInfo[] = $derived(
    [...(this.catalogue?.games ?? [])].sort((a, b) => place(a) - place(b)),
  );

  game(id: string): GameInfo | undefined {
    return this.games.find((game) => game.id === id);
  }

  /** The catalogue and the texts of every game, in the person's language or the browser's. */
  async open(wished: string): Promise<void> {
    this.catalogue = await api.getGames();
    await this.speak(wished || stored() || (navigator.language.toLowerCase().startsWith('ru') ? 'ru' : 'en'));
  }

  /** What an exported page brings along instead of a server. */
  stock(catalogue: Catalogue, texts: Record<string, string>, vocabularies: Record<string, VocabularyInfo>): void {
    this.catalogue = catalogue;
    for (const [address, text] of Object.entries(texts)) this.sources.set(address, Promise.resolve(text));
    for (const [address, info] of Object.entries(vocabularies))
      this.vocabularies.set(address, Promise.resolve(new Vocabulary(info)));
  }

  /** Switches the language: everything is fetched first, then all texts change at once. */
  async speak(language: string): Promise<void> {
    const catalogue = this.catalogue;
    if (!catalogue) return;
    const chosen = catalogue.languages.includes(language) ? language : 'en';
    const shared = await Promise.all([this.fetch(catalogue.texts[chosen]), read(`../texts/${chosen}.ftl`)]);
    const games = await Promise.all(
      catalogue.games.map(async (game) => {
        const its = await Promise.all([this.fetch(game.texts[chosen]), read(`../games/${game.id}/${chosen}.ftl`)]);
        return [game.id, new Texts(chosen, [...shared, ...its], game)] as const;
      }),
    );
    this.shared = new Texts(chosen, shared);
    this.own = Object.fromEntries(games);
    this.language = chosen;
    document.documentElement.lang = chosen;
    try {
      localStorage.setItem(KEY, chosen);
    } catch {
      // nothing is kept
    }
  }

  /** The texts of a game, or the shared ones. */
  of(game: string | undefined): Texts {
    return (game !== undefined && this.own[game]) || this.shared;
  }

  /** What the coach says in the lessons of a game: fetched in the language of the moment. */
  async learn(game: string): Promise<void> {
    const more = this.game(game)?.course?.texts;
    if (more) this.speeches = { ...this.speeches, [game]: await this.also(game, more) };
  }

  /** The texts of a game with further ones, fetched in the language of the moment. */
  async also(game: string, more: Record<string, string>): Promise<Texts> {
    const [info, chosen] = [this.game(game), this.language];
    const sources = await Promise.all([
      this.fetch(this.catalogue?.texts[chosen]),
      read(`../texts/${chosen}.ftl`),
      this.fetch(info?.texts[chosen]),
      this.fetch(more[chosen]),
    ]);
    return new Texts(chosen, sources, info);
  }

  speech(game: string): Texts {
    return this.speeches[game] ?? this.of(game);
  }

  title(game: string): string {
    return this.own[game]?.text('game-title') ?? game;
  }

  async vocabulary(game: string): Promise<Vocabulary> {
    const info = this.game(game);
    if (!info) throw new Error(`the game ${game} is not installed`);
    const known = this.vocabularies.get(info.vocabulary);
    if (known) return known;
    const coming = api.getVocabulary(info.vocabulary).then((found) => new Vocabulary(found));
    this.vocabularies.set(info.vocabulary, coming);
    return coming;
  }

  /** The text at an address, fetched once. */
  fetch(address: string | undefined): Promise<string> {
    if (!address) return Promise.resolve('');
    const known = this.sources.get(address);
    if (known) return known;
    const coming = fetch(address).then((response) =>
      response.ok ? response.text() : Promise.reject(new Error(address)),
    );
    this.sources.set(address, coming);
    coming.catch(() => this.sources.delete(address));
    return coming;
  }
}

function stored(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

export const shelf = new Shelf();

/** A shared text in the language of the moment. */
export const t = (key: string, values: Record<string, string | number> = {}): string =>
  shelf.of(undefined).text(key, values);
