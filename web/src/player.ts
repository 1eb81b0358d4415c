/** An exported page: one game, watched without a server. `dolmen export` writes what it is about into the page. */

import './styles/tokens.css';
import './styles/ui.css';
import './sprite';
import { mount, unmount } from 'svelte';
import type { AnalysisBody, Catalogue, Replay, VocabularyInfo } from './lib/protocol';
import { shelf } from './lib/shelf.svelte';
import { Study } from './lib/study.svelte';
import Viewer from './parts/Viewer.svelte';

interface Page {
  replay: Replay;
  language: string;
  catalogue: Catalogue;
  /** Texts and vocabularies by the addresses the catalogue has for them. */
  texts: Record<string, string>;
  vocabularies: Record<string, VocabularyInfo>;
  /** With an analysis: what is known, and how it is said. */
  analysis?: AnalysisBody['analysis'];
  told?: AnalysisBody['told'];
}

async function show(): Promise<void> {
  const page = JSON.parse(document.getElementById('dolmen-game')!.textContent!) as Page;
  shelf.stock(page.catalogue, page.texts, page.vocabularies);
  await shelf.speak(page.language);
  document.title = `${shelf.title(page.replay.game)} · Dolmen`;
  const start = Number(/^#(\d+)$/.exec(location.hash)?.[1] ?? 0);
  const { analysis, told } = page;
  const study = analysis && told ? new Study(null, analysis.seat, { analysis, told }) : undefined;
  const draw = (replay: Replay) =>
    mount(Viewer, {
      target: document.getElementById('app')!,
      props: { replay, start, record: '', alone: true, study },
    });
  let drawn = draw(page.replay);
  // A program that paints one position after the other keeps the page and hands in the next one.
  addEventListener('dolmen-replay', (event) => {
    void unmount(drawn);
    drawn = draw((event as CustomEvent<Replay>).detail);
  });
}

void show();
