import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['dist/', 'node_modules/', 'src/lib/generated/', 'public/'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  ...svelte.configs.prettier,
  {
    languageOptions: { globals: { ...globals.browser } },
    rules: {
      // Prettier breaks code at 120 columns, and leaves comments as long as they were written; texts may be longer.
      'max-len': ['error', { code: 999, comments: 120, ignoreUrls: true, ignoreTrailingComments: true }],
      // TypeScript knows every name; unused ones that a signature wants begin with an underscore.
      'no-undef': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // A Map or Set that never leaves its function needs no signals; state that does is declared as such.
      'svelte/prefer-svelte-reactivity': 'off',
      // A space at the edge of a block is written so.
      'svelte/no-useless-mustaches': 'off',
      // What is drawn as text comes from art.ts files, whose inputs are names and numbers of our own.
      'svelte/no-at-html-tags': 'off',
      // svelte-check is the one that warns about these, and it fails where an ignore is missing.
      'svelte/no-unused-svelte-ignore': 'off',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
);
