import { chromium } from 'playwright-core';
import { readFileSync } from 'node:fs';
const axe = readFileSync('node_modules/axe-core/axe.min.js','utf8');
const T = JSON.parse(readFileSync('/tmp/rv_tables.json','utf8'));
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const pages = [['end-usa',`/t/${T.usa}`],['end-sn',`/t/${T.sn}`],['replay',`/t/${T.ch}/replay#40`],['replay-sn',`/t/${T.sn}/replay#40`],['rules','/rules/usa'],['learn','/learn/northern-lights'],['learn-sn','/learn/snowdonia'],['review','/review'],['log',`/t/${T.usa}`,['text=Look at the board','.menu button']],['score',`/t/${T.nl}`]];
for (const [name, path, clicks=[]] of pages) for (const [size, theme, lang] of [[[1280,800],'light','en'],[[390,844],'dark','pl']]) {
  const ctx = await browser.newContext({ viewport: { width: size[0], height: size[1] }, reducedMotion: 'reduce', bypassCSP: true });
  const page = await ctx.newPage();
  await page.addInitScript(([t,l]) => { localStorage.setItem('branchline.look', t); localStorage.setItem('branchline.language', l); }, [theme, lang]);
  await page.goto('http://127.0.0.1:8931'+path); await page.waitForTimeout(3500);
  await page.evaluate(axe);
  const r = await page.evaluate(() => axe.run(document, { resultTypes: ['violations'] }));
  const bad = r.violations.map(v => `${v.impact} ${v.id}: ${v.nodes.slice(0,3).map(n=>n.target.join(' ')+' '+(n.any[0]?.message??n.failureSummary??'').slice(0,110)).join(' | ')}`);
  console.log(name, size[0], bad.length ? '\n   '+bad.join('\n   ') : 'ok');
  await ctx.close();
}
await browser.close();
