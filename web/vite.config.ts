import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { build, defineConfig, type Plugin } from 'vite';

// The server of Dolmen, for `vite dev`.
const server = process.env.DOLMEN_SERVER ?? 'http://127.0.0.1:8765';

/** Texts travel without their comments, which are for translators. */
function texts(): Plugin {
  return {
    name: 'dolmen-texts',
    apply: 'build',
    enforce: 'pre',
    load: async (id) => {
      const [file, query] = id.split('?');
      if (!file?.endsWith('.ftl') || query !== 'raw') return null;
      return `export default ${JSON.stringify((await readFile(file, 'utf8')).replace(/^#.*\n+/gm, ''))}`;
    },
  };
}

/** Files of the client that stand beside the hashed ones. */
const BESIDE = ['favicon.svg', 'manifest.webmanifest', 'icons/icon-192.png', 'icons/icon-512.png'];

/** The service worker, which knows what the client is made of. It is named `sw.js` and lies beside the page. */
function worker(): Plugin {
  let folder = '';
  let files: string[] = [];
  return {
    name: 'dolmen-worker',
    apply: 'build',
    configResolved: (config) => void (folder = config.build.outDir),
    writeBundle: (_, bundle) =>
      void (files = Object.keys(bundle)
        .filter((name) => name.startsWith('assets/'))
        .sort()),
    closeBundle: async () => {
      const version = createHash('sha256').update(files.join()).digest('hex').slice(0, 12);
      await build({
        configFile: false,
        logLevel: 'error',
        publicDir: false,
        define: { FILES: JSON.stringify([...BESIDE, ...files]), VERSION: JSON.stringify(version) },
        build: {
          target: 'es2022',
          outDir: folder,
          emptyOutDir: false,
          rolldownOptions: {
            input: 'src/worker.ts',
            output: { format: 'iife', codeSplitting: false, entryFileNames: 'sw.js' },
          },
        },
      });
    },
  };
}

export default defineConfig({
  base: './',
  plugins: [svelte(), texts(), worker()],
  build: { target: 'es2022', assetsInlineLimit: 0, reportCompressedSize: false, chunkSizeWarningLimit: 400 },
  server: {
    proxy: Object.fromEntries(
      ['/api', '/texts', '/games', '/records'].map((path) => [path, { target: server, ws: true }]),
    ),
  },
});
