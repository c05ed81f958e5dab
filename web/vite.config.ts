import { svelte } from '@sveltejs/vite-plugin-svelte';
import { parse } from 'smol-toml';
import { defineConfig } from 'vitest/config';
import type { Plugin } from 'vite';

/** The maps' facts are the game's own TOML files: one source for Python and the browser. */
function toml(): Plugin {
  return {
    name: 'toml',
    transform(source, id) {
      if (!id.endsWith('.toml')) return null;
      return { code: `export default ${JSON.stringify(parse(source))}`, map: null };
    },
  };
}

export default defineConfig({
  plugins: [toml(), svelte()],
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: 'http://127.0.0.1:8018', ws: true } } },
  build: {
    outDir: '../src/branchline/server/static',
    emptyOutDir: true,
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: 'index.html' },
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: { environment: 'happy-dom', include: ['tests/**/*.test.ts'] },
});
