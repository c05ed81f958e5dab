// Accessibility of stored tables and the lobby: node tools/axe.mjs [name part ...]. Ends with an error if anything serious is found.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium } from 'playwright-core';
import { createServer } from 'vite';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const names = readdirSync('fixtures')
  .filter((file) => file.endsWith('.json') && file !== 'lobby.json')
  .map((file) => file.replace('.json', ''))
  .filter((name) => process.argv.length < 3 || process.argv.slice(2).some((part) => name.includes(part)));
const server = await createServer({ logLevel: 'error', server: { port: 0, host: '127.0.0.1' } });
await server.listen();
const address = `http://127.0.0.1:${server.httpServer.address().port}`;
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const pages = ['lobby.html?', ...names.map((name) => `fixtures.html?name=${name}`)];
let serious = 0;
for (const [width, height] of [
  [1280, 800],
  [390, 844],
]) {
  const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });
  for (const theme of ['light', 'dark']) {
    for (const path of pages) {
      await page.goto(`${address}/${path}&theme=${theme}`);
      await page.waitForSelector('[data-theme] [data-ready], [data-theme] [data-track]');
      await page.evaluate(axe);
      const { violations } = await page.evaluate(() => globalThis.axe.run());
      for (const { id, impact, nodes } of violations) {
        if (impact === 'serious' || impact === 'critical') serious += 1;
        console.log(
          `${path} ${width} ${theme}: ${impact} ${id} (${nodes.length}): ${nodes
            .slice(0, 2)
            .map((node) => `${node.target} ${node.failureSummary?.split('\n')[1] ?? ''}`)
            .join(' | ')}`,
        );
      }
    }
  }
  await page.close();
}
await browser.close();
await server.close();
console.log(`${serious} serious or critical`);
process.exitCode = serious ? 1 : 0;
