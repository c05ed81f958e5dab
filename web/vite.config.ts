import { svelte } from '@sveltejs/vite-plugin-svelte';
import { parse } from 'smol-toml';
import { defineConfig } from 'vitest/config';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** The maps' facts are the game's own TOML files: one source for Python and the browser, sent as data and not as script. */
function toml(): Plugin {
  let building = false;
  return {
    name: 'toml',
    configResolved(config) {
      building = config.command === 'build';
    },
    transform(source, id) {
      if (!id.endsWith('.toml')) return null;
      const text = JSON.stringify(parse(source));
      if (!building) return { code: `export default ${text}`, map: null };
      const file = this.emitFile({ type: 'asset', name: basename(id, '.toml') + '.json', source: text });
      return { code: `export default await (await fetch(import.meta.ROLLUP_FILE_URL_${file})).json()`, map: null };
    },
  };
}

/**
 * Beside every large file that is text the same as small as it gets; the server sends it to those who can read it. Words
 * win too little by it to lie in every wheel twice: the server packs them itself.
 */
function brotli(): Plugin {
  return {
    name: 'brotli',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      for (const name of Object.keys(bundle).filter((each) => /\.(js|css|json|svg)$/.test(each))) {
        writeFileSync(join(dir, `${name}.br`), brotliCompressSync(readFileSync(join(dir, name))));
      }
    },
  };
}

/** What every page needs, as one file instead of twenty. */
const BASE =
  /node_modules\/(?!smol-toml)|src\/(texts|motion|look)\/|src\/app\/[a-z.]+\.ts|src\/app\/titles|src\/families\/([a-z]+\/)?index\.ts|src\/table\/(names|changes|TopBar|Preferences)|preload-helper/;

export default defineConfig({
  plugins: [toml(), svelte(), brotli()],
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: 'http://127.0.0.1:8018', ws: true } } },
  build: {
    outDir: '../src/branchline/server/static',
    emptyOutDir: true,
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: 'index.html',
      output: {
        codeSplitting: {
          groups: [
            { name: 'base', test: BASE },
            { name: 'scenes', test: /\/scenes\// },
          ],
        },
      },
    },
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: { environment: 'happy-dom', include: ['tests/**/*.test.ts'] },
});
