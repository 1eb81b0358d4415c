/** Every text the browser asks for is there in both languages, and every one is asked for. */

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const files = (readdirSync(ROOT, { recursive: true }) as string[]).map((file) => file.replaceAll('\\', '/'));
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** The keys of a file, attributes as key.attribute. */
function keys(text: string): string[] {
  const found: string[] = [];
  let key = '';
  for (const line of text.split('\n')) {
    const message = /^([a-z][\w-]*) =/.exec(line);
    const attribute = /^ {4}\.([a-z][\w-]*) =/.exec(line);
    if (message) found.push((key = message[1] as string));
    else if (attribute) found.push(`${key}.${attribute[1]}`);
  }
  return found;
}

const folders = [...new Set(files.filter((file) => file.endsWith('.ftl')).map((file) => file.replace(/\/[^/]*$/, '')))];
const code = files
  .filter((file) => /\.(svelte|ts)$/.test(file) && !file.endsWith('.test.ts'))
  .map(read)
  .join('\n');
const asked = new Set(code.match(/web-[a-z0-9-]+(\.[a-z]+)?/g));
const begun = [...asked].filter((key) => key.endsWith('-')); // `web-theme-${theme}`

describe.each(folders)('the texts in %s', (folder) => {
  const english = keys(read(`${folder}/en.ftl`));
  const russian = keys(read(`${folder}/ru.ftl`));

  it('are the same in both languages', () => {
    expect([...russian].sort()).toEqual([...english].sort());
  });

  it('are all asked for', () => {
    const orphaned = english.filter((key) => !asked.has(key) && !begun.some((start) => key.startsWith(start)));
    expect(orphaned).toEqual([]);
  });
});

it('no text is missing', () => {
  const have = new Set(folders.flatMap((folder) => keys(read(`${folder}/en.ftl`))));
  const missing = [...asked].filter((key) => !key.endsWith('-') && !have.has(key));
  expect(missing).toEqual([]);
});
