import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { build, defineConfig, type Plugin } from 'vite';

// The server of Dolmen, for `vite dev`.
const server = process.env.DOLMEN_SERVER ?? 'http://127.0.0.1:8765';

/** Pages that need no server are built by a process of their own meanwhile: see alone.js. */
function alone(): Plugin {
  let folder = '';
  let apart = '';
  let done: Promise<void>;
  return {
    name: 'dolmen-alone',
    apply: 'build',
    configResolved: (config) => void (folder = config.build.outDir),
    buildStart: async () => {
      apart = await mkdtemp(join(tmpdir(), 'dolmen-'));
      const builder = spawn(process.execPath, ['alone.js', apart], { stdio: ['ignore', 'inherit', 'inherit'] });
      done = new Promise((resolve, reject) => {
        builder.on('error', reject);
        builder.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`alone.js ended with ${code}`))));
      });
      done.catch(() => {}); // told when the bundle is closed
    },
    closeBundle: async () => {
      try {
        await done;
        await cp(apart, folder, { recursive: true });
      } finally {
        await rm(apart, { recursive: true, force: true });
      }
    },
  };
}

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
  plugins: [svelte(), texts(), alone(), worker()],
  build: { target: 'es2022', assetsInlineLimit: 0, reportCompressedSize: false, chunkSizeWarningLimit: 400 },
  server: {
    proxy: Object.fromEntries(
      ['/api', '/texts', '/games', '/records'].map((path) => [path, { target: server, ws: true }]),
    ),
  },
});
