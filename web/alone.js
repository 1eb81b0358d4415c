// Builds what draws pages that need no server, each as one script and one style sheet with texts and fonts inside:
//     node alone.js FOLDER
// client.py runs it beside the build of what the server sends, or after it where somebody waits.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { build } from 'vite';

const [folder] = process.argv.slice(2);

for (const name of ['player', 'report'])
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
      reportCompressedSize: false,
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
