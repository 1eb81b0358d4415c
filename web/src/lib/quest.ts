/** What is to be found at a table where nobody plays: the answer of a puzzle, or what was better than a mistake. */

import type { MistakeStore } from './mistake.svelte';
import type { PuzzleStore } from './puzzle.svelte';

export type Quest = PuzzleStore | MistakeStore;
