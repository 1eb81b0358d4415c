/**
 * QR codes after ISO/IEC 18004: bytes, error correction M, versions 1 to 9. That holds links of up to 180 bytes; a test
 * reads them with a decoder that is not ours.
 */

// By version from 1: all codewords, those for correction in each block, blocks, centres of alignment patterns.
const TOTAL = [26, 44, 70, 100, 134, 172, 196, 242, 292];
const CORRECTION = [10, 16, 26, 18, 24, 16, 18, 22, 22];
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5];
const CENTRES = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46]];

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** Dark modules by row and column; null if the text is too long. */
export function qr(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  const version = TOTAL.findIndex((total, k) => total - CORRECTION[k]! * BLOCKS[k]! >= bytes.length + 2) + 1;
  if (!version) return null;
  const grid = new Grid(version);
  grid.write(interleaved(codewords(bytes, version), version));
  return grid.best();
}

/** The dark modules as one path of an SVG, a unit each. */
export const qrPath = (modules: readonly (readonly boolean[])[]): string =>
  modules.map((row, y) => row.map((dark, x) => (dark ? `M${x},${y}h1v1h-1z` : '')).join('')).join('');

/** Mode, length, bytes, and padding up to what the version holds. */
function codewords(bytes: Uint8Array, version: number): number[] {
  const room = TOTAL[version - 1]! - CORRECTION[version - 1]! * BLOCKS[version - 1]!;
  const nibbles = [4, bytes.length >> 4, bytes.length & 15, ...[...bytes].flatMap((byte) => [byte >> 4, byte & 15]), 0];
  const words = Array.from({ length: nibbles.length / 2 }, (_, k) => (nibbles[2 * k]! << 4) | nibbles[2 * k + 1]!);
  for (let pad = 0xec; words.length < room; pad ^= 0xec ^ 0x11) words.push(pad);
  return words;
}

/** Blocks with their correction, one codeword of each in turn. */
function interleaved(words: readonly number[], version: number): number[] {
  const [count, check] = [BLOCKS[version - 1]!, CORRECTION[version - 1]!];
  const short = Math.floor(words.length / count);
  const longer = words.length % count; // the last so many blocks hold one more
  const blocks = Array.from({ length: count }, (_, k) => {
    const from = k * short + Math.max(0, k - (count - longer));
    return words.slice(from, from + short + (k >= count - longer ? 1 : 0));
  });
  const checks = blocks.map((block) => remainder(block, check));
  const turn = (lists: number[][], length: number) =>
    Array.from({ length }, (_, k) => lists.flatMap((list) => list[k] ?? [])).flat();
  return [...turn(blocks, short + 1), ...turn(checks, check)];
}

/** Multiplication in the field of 256 elements. */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) product = (product << 1) ^ ((product >> 7) * 0x11d) ^ (((b >> bit) & 1) * a);
  return product;
}

/** Reed–Solomon: what is left of a block divided by the generator of this degree. */
function remainder(block: readonly number[], degree: number): number[] {
  let generator = [...Array<number>(degree - 1).fill(0), 1];
  for (let k = 0, root = 1; k < degree; k++, root = times(root, 2)) {
    generator = generator.map((factor, at) => times(factor, root) ^ (generator[at + 1] ?? 0));
  }
  let left = Array<number>(degree).fill(0);
  for (const word of block) {
    const factor = word ^ left[0]!;
    left = [...left.slice(1), 0].map((value, at) => value ^ times(generator[at]!, factor));
  }
  return left;
}

class Grid {
  readonly size: number;
  /** Undefined where data goes. */
  private readonly fixed: (boolean | undefined)[][];
  private readonly data: boolean[][];

  constructor(private readonly version: number) {
    this.size = 17 + 4 * version;
    this.fixed = Array.from({ length: this.size }, () => Array<boolean | undefined>(this.size).fill(undefined));
    this.data = Array.from({ length: this.size }, () => Array<boolean>(this.size).fill(false));
    this.patterns();
  }

  private patterns(): void {
    for (let k = 0; k < this.size; k++) this.fixed[6]![k] = this.fixed[k]![6] = k % 2 === 0;
    const far = this.size - 4;
    for (const [x, y] of [
      [3, 3],
      [far, 3],
      [3, far],
    ] as const)
      this.square(x, y, 4, (ring) => ring !== 2 && ring !== 4);
    const centres = CENTRES[this.version - 1]!;
    const last = centres[centres.length - 1];
    for (const y of centres) {
      for (const x of centres) {
        if (!((x === 6 && (y === 6 || y === last)) || (x === last && y === 6)))
          this.square(x, y, 2, (ring) => ring !== 1);
      }
    }
    this.format(0);
    if (this.version < 7) return;
    const bits = (this.version << 12) | check(this.version, 12, 0x1f25);
    for (let k = 0; k < 18; k++) {
      const [a, b] = [this.size - 11 + (k % 3), Math.floor(k / 3)];
      this.fixed[b]![a] = this.fixed[a]![b] = ((bits >> k) & 1) === 1;
    }
  }

  private square(x: number, y: number, reach: number, dark: (ring: number) => boolean): void {
    for (let dy = -reach; dy <= reach; dy++) {
      for (let dx = -reach; dx <= reach; dx++) {
        const row = this.fixed[y + dy];
        if (row && x + dx >= 0 && x + dx < this.size) row[x + dx] = dark(Math.max(Math.abs(dx), Math.abs(dy)));
      }
    }
  }

  /** Correction M and the mask, twice. */
  private format(mask: number): void {
    const bits = ((mask << 10) | check(mask, 10, 0x537)) ^ 0x5412;
    const bit = (k: number) => ((bits >> k) & 1) === 1;
    const end = this.size - 1;
    for (let k = 0; k < 8; k++) {
      this.fixed[k < 6 ? k : k + 1]![8] = bit(k); // down the first column of it
      this.fixed[8]![end - k] = bit(k); // and from the right
    }
    for (let k = 8; k < 15; k++) {
      this.fixed[8]![k === 8 ? 7 : 14 - k] = bit(k);
      this.fixed[end - 14 + k]![8] = bit(k);
    }
    this.fixed[this.size - 8]![8] = true;
  }

  /** Codewords in columns of two, up and down from the right. */
  write(words: readonly number[]): void {
    let k = 0;
    for (let right = this.size - 1, up = true; right > 0; right -= right === 8 ? 3 : 2, up = !up) {
      for (let step = 0; step < this.size; step++) {
        const y = up ? this.size - 1 - step : step;
        for (const x of [right, right - 1]) {
          if (this.fixed[y]![x] !== undefined) continue;
          this.data[y]![x] = (((words[k >> 3] ?? 0) >> (7 - (k & 7))) & 1) === 1;
          k += 1;
        }
      }
    }
  }

  /** With the mask that a camera reads best. */
  best(): boolean[][] {
    const drawn = MASKS.map((flips, mask) => {
      this.format(mask);
      return this.data.map((row, y) => row.map((dark, x) => this.fixed[y]![x] ?? dark !== flips(x, y)));
    });
    return drawn.reduce((best, next) => (penalty(next) < penalty(best) ? next : best));
  }
}

/** The remainder that lets a reader correct a few bits. */
function check(value: number, length: number, generator: number): number {
  let left = value;
  for (let k = 0; k < length; k++) left = (left << 1) ^ ((left >> (length - 1)) * generator);
  return left;
}

/** How hard a pattern is to read: long runs, blocks, what looks like a corner, too dark or too light. */
function penalty(modules: readonly (readonly boolean[])[]): number {
  const size = modules.length;
  const columns = modules.map((_, x) => modules.map((row) => row[x]!));
  let sum = 0;
  for (const line of [...modules, ...columns].map((one) => one.map(Number).join(''))) {
    for (const run of line.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2;
    sum += 40 * (`0000${line}0000`.match(/(?=00001011101|10111010000)/g) ?? []).length;
  }
  for (let y = 1; y < size; y++) {
    for (let x = 1; x < size; x++) {
      const dark = modules[y]![x];
      if (modules[y - 1]![x] === dark && modules[y]![x - 1] === dark && modules[y - 1]![x - 1] === dark) sum += 3;
    }
  }
  const share = modules.flat().filter(Boolean).length / (size * size);
  return sum + 10 * Math.floor(Math.abs(share - 0.5) * 20);
}
