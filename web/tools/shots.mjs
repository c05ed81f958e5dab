// Pictures of stored tables: node tools/shots.mjs [name part] [--size 1280x800] [--theme dark] [--lang pl] [--do 'js'] [--out folder]
import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { createServer } from 'vite';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    size: { type: 'string', multiple: true, default: ['1280x800', '390x844', '1920x1080'] },
    theme: { type: 'string', multiple: true, default: ['light', 'dark'] },
    lang: { type: 'string', default: 'en' },
    page: { type: 'string', default: 'fixtures.html' },
    click: { type: 'string', multiple: true, default: [] },
    hover: { type: 'string', default: '' },
    tag: { type: 'string', default: '' },
    out: { type: 'string', default: 'shots' },
  },
});

mkdirSync(values.out, { recursive: true });
const server = await createServer({ logLevel: 'error', server: { port: 0, host: '127.0.0.1' } });
await server.listen();
const address = `http://127.0.0.1:${server.httpServer.address().port}/${values.page}`;
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const faults = [];
for (const size of values.size) {
  const [width, height] = size.split('x').map(Number);
  for (const theme of values.theme) {
    const phone = width < 600;
    const page = await browser.newPage({
      viewport: { width, height },
      deviceScaleFactor: phone ? 2 : 1,
      hasTouch: phone,
      reducedMotion: 'reduce',
      colorScheme: theme,
    });
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    page.on('pageerror', (error) => faults.push(error.message));
    for (const name of positionals.length ? positionals : ['']) {
      await page.goto(`${address}?name=${name}&lang=${values.lang}`);
      await page.waitForSelector('[data-ready], [data-track]');
      await page.evaluate(() => document.fonts.ready);
      for (const selector of values.click) await page.locator(selector).first().click({ force: true });
      if (values.hover) await page.locator(values.hover).first().hover({ force: true });
      await page.waitForTimeout(250);
      const file = `${values.out}/${[name || 'page', values.tag, size, theme, values.lang].filter(Boolean).join('-')}.png`;
      await page.screenshot({ path: file });
      console.log(file);
    }
    await page.close();
  }
}
await browser.close();
await server.close();
if (faults.length) console.log('FAULTS\n' + [...new Set(faults)].join('\n'));
