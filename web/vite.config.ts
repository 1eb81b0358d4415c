import { createHash } from 'node:crypto';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { build, type Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

// The server of Dolmen, for `vite dev`.
const server = process.env.DOLMEN_SERVER ?? 'http://127.0.0.1:8765';

/** Beside the client: what draws pages that need no server, each as one script and one style sheet with texts and fonts inside. */
const ALONE = ['player', 'report'];

function alone(): Plugin {
  let folder = '';
  return {
    name: 'dolmen-alone',
    apply: 'build',
    configResolved: (config) => void (folder = config.build.outDir),
    closeBundle: async () => {
      for (const name of ALONE)
        await build({
          configFile: false,
          logLevel: 'error',
          plugins: [svelte()],
          publicDir: false,
          build: {
            target: 'es2022',
            outDir: `${folder}/${name}`,
            emptyOutDir: true,
            assetsInlineLimit: Number.MAX_SAFE_INTEGER,
            cssCodeSplit: false,
            chunkSizeWarningLimit: 4000,
            rolldownOptions: {
              input: `src/${name}.ts`,
              output: {
                format: 'iife',
                codeSplitting: false,
                entryFileNames: `${name}.js`,
                assetFileNames: `${name}[extname]`,
              },
            },
          },
        });
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
  plugins: [svelte(), alone(), worker()],
  build: { target: 'es2022', assetsInlineLimit: 0, reportCompressedSize: true, chunkSizeWarningLimit: 400 },
  server: {
    proxy: Object.fromEntries(
      ['/api', '/texts', '/games', '/records'].map((path) => [path, { target: server, ws: true }]),
    ),
  },
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
});
