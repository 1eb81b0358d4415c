import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Asked, View } from './protocol';
import { Texts } from './texts';
import { order, speak, type Moment } from './voice';

const SOURCES = join(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(SOURCES, path), 'utf8');
const texts = (language: string, game: string) =>
  new Texts(language, [
    read(`src/dolmen/text/${language}.ftl`),
    read(`web/src/texts/${language}.ftl`),
    read(`src/dolmen/games/${game}/text/${language}.ftl`),
  ]);
const english = texts('en', 'kingdomino_origins');
const russian = texts('ru', 'kingdomino_origins');

const asked = (name: string, seat: number, numbers: Asked['numbers'] = {}): Asked => ({
  name,
  seat,
  numbers,
  rules: [],
});
const view = (question: Asked): View => ({
  type: 'x',
  seat: 0,
  seats: 3,
  to_move: question.seat,
  asked: question,
  legal: [],
  outcome: null,
  next: [],
});
const moment = (question: Asked, more: Partial<Moment> = {}): Moment => ({
  texts: english,
  names: ['Peak', 'Wave', 'Sun'],
  view: view(question),
  mine: [0],
  isMyTurn: question.seat === 0,
  isDown: false,
  isSending: false,
  refusal: null,
  denied: '',
  told: null,
  next: [],
  late: '',
  fallen: null,
  fell: null,
  onTime: null,
  ...more,
});

describe('the one voice', () => {
  it('asks in the imperative, and tells the price of what is picked', () => {
    expect(speak(moment(asked('choose', 0)))).toMatchObject({
      glyph: 'hand',
      title: 'Choose your next domino',
      detail: '',
    });
    expect(speak(moment(asked('choose', 0), { told: { detail: '+4' } })).detail).toBe('+4');
    expect(speak(moment(asked('choose', 0), { told: { title: 'Now the pawn', detail: '' } })).title).toBe(
      'Now the pawn',
    );
    expect(speak(moment(asked('choose', 0), { isSending: true })).detail).toBe('Sending…');
  });

  it('tells in the third person what others are doing, and who is next', () => {
    const others = moment(asked('choose', 1), { next: [2, 0, 1] });
    expect(speak(others)).toMatchObject({
      glyph: 'clock',
      title: 'Wave chooses a domino',
      detail: 'then Sun, then you',
    });
    expect(speak({ ...others, mine: [] })).toMatchObject({ glyph: 'watch', title: 'Wave chooses a domino' });
    expect(speak({ ...others, texts: russian, names: ['Гора', 'Волна', 'Солнце'] })).toMatchObject({
      title: 'Волна выбирает участок',
      detail: 'потом Солнце, потом вы',
    });
  });

  it('has something to say of a question nobody wrote a third person for', () => {
    expect(speak(moment(asked('dance', 1))).title).toBe('Wave is choosing …');
  });

  it('names each seat once in a row, and leaves out what is not known', () => {
    const told = { texts: english, names: ['Peak', 'Wave', 'Sun'], mine: [0] };
    expect(order({ ...told, next: [2, 2, 1, 0, 2] })).toBe('then Sun, then Wave, then you');
    expect(order({ ...told, next: [2] })).toBe('then Sun');
    expect(order({ ...told, next: [] })).toBe('');
  });

  it('tells why not, and that nothing was changed', () => {
    const refusal = { key: 'not-your-turn', numbers: { player: 1 }, rules: [], message: '' };
    expect(speak(moment(asked('choose', 0), { refusal }))).toMatchObject({
      glyph: 'warning',
      tone: 'refused',
      detail: 'Nothing was changed.',
    });
    expect(speak(moment(asked('choose', 0), { denied: 'No.' }))).toMatchObject({ title: 'No.', tone: 'refused' });
  });

  it('waits for the server while the line is down, whatever is asked', () => {
    expect(speak(moment(asked('choose', 0), { isDown: true }))).toMatchObject({
      title: 'Waiting for the server',
      glyph: 'clock',
    });
  });

  it('warns when time is short, beside what is picked', () => {
    const late = moment(asked('choose', 0), { told: { detail: '+4' }, late: 'bot' });
    expect(speak(late)).toMatchObject({ glyph: 'hand', tone: 'late', detail: '+4 · At 0:00 a bot plays on for you.' });
    expect(speak({ ...late, told: null, late: 'lose' }).detail).toBe('At 0:00 you lose the game.');
  });

  it('tells that the flag has fallen, who plays on, and what one comes back with', () => {
    const fallen = moment(asked('choose', 0), { mine: [], isMyTurn: false, fallen: { bot: 'Gatherer', time: '1:00' } });
    expect(speak(fallen)).toMatchObject({ glyph: 'flag', tone: 'fallen', title: 'Your time has run out' });
    expect(speak(fallen).detail).toBe(
      'Gatherer plays on in your seat; what is done stays done. You would come back with 1:00.',
    );
    expect(speak({ ...fallen, fallen: { bot: 'Gatherer', time: '' } }).detail).not.toContain('come back');
    expect(speak(moment(asked('choose', 1), { fell: { name: 'Wave', bot: 'Gatherer' } }))).toMatchObject({
      title: 'Wave has run out of time',
      detail: 'Gatherer plays on in that seat.',
    });
  });

  it('tells who won by the clock', () => {
    const onTime = { title: 'You win on time', name: 'Wave', points: '31 : 27' };
    expect(speak(moment(asked('choose', 0), { onTime }))).toMatchObject({
      glyph: 'cup',
      title: 'You win on time',
      detail: 'Wave: 0:00 · 31 : 27 on the table',
    });
  });
});
