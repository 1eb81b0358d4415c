/** A tournament as a page of its own: `dolmen report` writes what it is about into the page. */

import './styles/tokens.css';
import './styles/ui.css';
import './sprite';
import { mount } from 'svelte';
import type { Catalogue, Report as Contents } from './lib/generated/protocol';
import { shelf } from './lib/shelf.svelte';
import en from './report/en.ftl?raw';
import Report from './report/Report.svelte';
import ru from './report/ru.ftl?raw';

/** What only this page says. */
const OWN: Record<string, string> = { en, ru };

interface Page {
  report: Contents;
  language: string;
  catalogue: Catalogue;
  texts: Record<string, string>;
}

async function show(): Promise<void> {
  const page = JSON.parse(document.getElementById('dolmen-game')!.textContent!) as Page;
  for (const [language, address] of Object.entries(page.catalogue.texts))
    page.texts[address] += `\n${OWN[language] ?? ''}`;
  shelf.stock(page.catalogue, page.texts, {});
  await shelf.speak(page.language);
  document.title = `${shelf.title(page.report.game)} · Dolmen`;
  mount(Report, { target: document.getElementById('app')!, props: { report: page.report } });
}

void show();
