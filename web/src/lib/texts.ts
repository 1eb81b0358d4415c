/**
 * What people read: Fluent messages of one game (or only the shared ones) in one language. How parameters reach a
 * message is told in dolmen/core/texts.py; this does exactly the same.
 */

import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { FluentVariable } from '@fluent/bundle';
import type { Asked, EventFields, GameInfo, GameOption, Item, Numbers, Value } from './protocol';
import type { Fields } from './vocabulary';

export const SIGNS = ['peak', 'wave', 'sun', 'feather', 'moon', 'ring'] as const;
export type SignName = (typeof SIGNS)[number];

const SEATS = ['seat', 'player'];
const HIDDEN = '?';

type Values = Record<string, FluentVariable>;

/** With a capital letter, as a sentence begins. */
export const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export class Texts {
  readonly language: string;
  private readonly bundle: FluentBundle;
  private readonly kinds: GameInfo['kinds'];
  private readonly figures: GameInfo['figures'];

  constructor(
    language: string,
    sources: readonly string[],
    { kinds, figures }: Pick<GameInfo, 'kinds' | 'figures'> = { kinds: {}, figures: {} },
  ) {
    this.language = language;
    this.kinds = kinds;
    this.figures = figures;
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.bundle.addResource(new FluentResource(source));
  }

  has(key: string): boolean {
    const [id = '', attribute] = key.split('.');
    const message = this.bundle.getMessage(id);
    return message !== undefined && (attribute ? attribute in message.attributes : message.value !== null);
  }

  /** A message, or the attribute of one: text('web-seats', {count: 3}), text('ask-place.help'). */
  text(key: string, values: Values = {}): string {
    return this.find(key, values) ?? [key.replace(/^[^-]*-/, ''), ...Object.values(values)].join(' ');
  }

  /** A message if it is there and can be filled. */
  find(key: string, values: Values): string | null {
    const [id = '', attribute] = key.split('.');
    const message = this.bundle.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (pattern === undefined || pattern === null) return null;
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, { ...this.figures[id], ...values }, errors);
    return errors.length ? null : text;
  }

  /** Parameters as messages get them. */
  fill(values: Numbers, names: readonly string[] = []): Values {
    const numbers: Record<string, number> = {};
    for (const [key, value] of Object.entries(values)) {
      if (typeof value === 'number' && !SEATS.includes(key)) numbers[key] = value;
    }
    const out: Values = { ...numbers };
    for (const [key, value] of Object.entries(values)) {
      if (SEATS.includes(key)) {
        out[key] = this.seatName(value, names);
      } else if (value === HIDDEN) {
        out[key] = this.text('name-hidden');
        out[`${key}-id`] = 'hidden';
      } else {
        out[`${key}-id`] = value;
        if (typeof value === 'string') Object.assign(out, this.called(key, value, numbers));
        this.kinds[key]?.[String(value)]?.forEach((kind, n) =>
          Object.assign(out, this.called(`${key}-kind${n ? n + 1 : ''}`, kind, numbers)),
        );
      }
    }
    return out;
  }

  /** A name and its forms, as messages get them. */
  private called(key: string, id: string, numbers: Record<string, number>): Values {
    const name = this.name(id);
    const forms = Object.entries(this.forms(id, numbers)).map(([form, text]) => [`${key}-${form}`, text]);
    return { [key]: name, [`${key}-first`]: upper(name), ...Object.fromEntries(forms) };
  }

  /** Who sits there: seats are counted from 0, in notation ("1") from 1. */
  seatName(seat: Value, names: readonly string[] = []): string {
    if (typeof seat === 'string' && !/^\d+$/.test(seat)) return seat;
    const index = typeof seat === 'string' ? Number(seat) - 1 : seat;
    const sign = SIGNS[index];
    return names[index] ?? (sign ? this.name(sign) : String(index + 1));
  }

  /** The name of a thing of the game; its id if it has none. */
  name(id: string, numbers: Record<string, number> = {}): string {
    return this.find(`name-${id}`, numbers) || id;
  }

  /** The further forms of a name that these numbers can fill. */
  private forms(id: string, numbers: Record<string, number>): Record<string, string> {
    const out: Record<string, string> = {};
    for (const form of Object.keys(this.bundle.getMessage(`name-${id}`)?.attributes ?? {})) {
      const text = this.find(`name-${id}.${form}`, numbers);
      if (text !== null) out[form] = text;
    }
    return out;
  }

  /**
   * A word in plain language, as an answer to a question (or one of that name): `word-gain.site-war` at a question
   * about a site.
   */
  word(fields: Fields, names: readonly string[] = [], asked: Asked | string = ''): string {
    const { word, ...values } = fields;
    const about = Object.entries(typeof asked === 'string' ? {} : asked.numbers).map(
      ([name, value]) => `word-${word}.${name}-${value}`,
    );
    const filled = { ...this.fill(values as Numbers, names), asked: typeof asked === 'string' ? asked : asked.name };
    return this.say(about.find((key) => this.has(key)) ?? `word-${word}`, filled, Object.values(fields));
  }

  /** A word where there is little room, if it can be said shorter. */
  short(fields: Fields, names: readonly string[] = [], asked: Asked | string = ''): string {
    const { word, ...values } = fields;
    return this.find(`word-${word}.short`, this.fill(values as Numbers, names)) ?? this.word(fields, names, asked);
  }

  /** What happened. */
  event(fields: EventFields, names: readonly string[] = []): string {
    const { event, ...values } = fields;
    return this.say(`event-${event}`, this.fill(values as Numbers, names), Object.values(fields));
  }

  /** Whether the line of an event speaks of its seat; cards that come and dice that fall belong to nobody. */
  tellsSeat(event: string): boolean {
    return JSON.stringify(this.bundle.getMessage(`event-${event}`)?.value ?? '').includes('"name":"seat"');
  }

  /** The question as an imperative. */
  ask(asked: Asked, names: readonly string[] = []): string {
    return this.say(`ask-${asked.name}`, this.fill({ ...asked.numbers, seat: asked.seat }, names), [asked.name]);
  }

  /** What the seat that is asked is doing, for those who wait. */
  other(asked: Asked, names: readonly string[] = []): string {
    const values = this.fill({ ...asked.numbers, seat: asked.seat }, names);
    return this.find(`ask-${asked.name}.other`, values) ?? this.text('ui-thinks', { player: values['seat'] ?? '' });
  }

  /** What the question is about, in a few sentences; "" if there is nothing to say. */
  help(asked: Asked, names: readonly string[] = []): string {
    return this.find(`ask-${asked.name}.help`, this.fill({ ...asked.numbers, seat: asked.seat }, names)) ?? '';
  }

  /** Why something is not allowed. */
  refusal(key: string, numbers: Numbers, names: readonly string[] = [], message = ''): string {
    return this.find(`refusal-${key}`, this.fill(numbers, names)) ?? (message || key);
  }

  /** What a line of the score sheet is for. */
  item(item: Item): string {
    return this.say(`item-${item.key}`, item.numbers, [item.key]);
  }

  /** How its points came about; "" if there is nothing to reckon. */
  itemSum(item: Item): string {
    return this.find(`item-${item.key}.sum`, item.numbers) ?? '';
  }

  /** What parted equal scores. */
  tie(key: string): string {
    return this.say(`tie-${key}`, {}, [key]);
  }

  option(option: GameOption): string {
    return this.say(`option-${option.name}`, {}, [option.name]);
  }

  optionHelp(option: GameOption): string {
    return this.find(`option-${option.name}.help`, {}) ?? '';
  }

  /** A value of an option; numbers speak for themselves. */
  value(option: GameOption, value: Value): string {
    if (!option.values.length) return String(value);
    return this.say(`option-${option.name}.value-${value}`, {}, [value]);
  }

  private say(key: string, values: Values, notation: readonly Value[]): string {
    return this.find(key, values) ?? notation.join(' ');
  }
}
