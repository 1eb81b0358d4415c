import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// The server of Dolmen, for `vite dev`.
const server = process.env.DOLMEN_SERVER ?? 'http://127.0.0.1:8765';

export default defineConfig({
  base: './',
  plugins: [svelte()],
  build: { target: 'es2022', assetsInlineLimit: 0, reportCompressedSize: true, chunkSizeWarningLimit: 400 },
  server: {
    proxy: Object.fromEntries(
      ['/api', '/texts', '/games', '/records'].map((path) => [path, { target: server, ws: true, changeOrigin: true }]),
    ),
  },
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
});
