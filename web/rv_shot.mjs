import { chromium } from 'playwright-core';
const [,, ...jobs] = process.argv; // name|path|size|theme|lang|clicks(;;)|full
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
for (const job of jobs) {
  const [name, path, size='1280x800', theme='light', lang='en', clicks='', full=''] = job.split('|');
  const [width, height] = size.split('x').map(Number);
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: width<600?2:1, hasTouch: width<600, reducedMotion: 'reduce' });
  const faults=[];
  page.on('console', m => m.type()==='error' && faults.push(m.text()));
  page.on('pageerror', e => faults.push('PAGEERROR '+e.message));
  await page.addInitScript(([t,l]) => { localStorage.setItem('branchline.look', t); localStorage.setItem('branchline.language', l); }, [theme, lang]);
  await page.goto('http://127.0.0.1:8931'+path);
  await page.waitForTimeout(2500);
  for (const c of clicks.split(';;').filter(Boolean)) {
    if (c.startsWith('key:')) await page.keyboard.press(c.slice(4));
    else if (c.startsWith('wait:')) await page.waitForTimeout(Number(c.slice(5)));
    else if (c.startsWith('fill:')) { const [s,v]=c.slice(5).split('=>'); await page.locator(s).first().fill(v); }
    else if (c.startsWith('file:')) { await page.setInputFiles('input[type=file]', c.slice(5)); await page.waitForTimeout(2500); }
    else await page.locator(c).first().click({timeout:3000}).catch(e=>faults.push('CLICK '+c+' '+e.message.slice(0,200)));
    await page.waitForTimeout(400);
  }
  if (full) await page.evaluate(() => { const e=document.querySelector('.end'); if (e) { e.style.height='auto'; e.style.overflow='visible'; for (let p=e.parentElement;p;p=p.parentElement){p.style.height='auto';p.style.overflow='visible';p.style.maxHeight='none'} } });
  await page.screenshot({ path: `/tmp/rv_shots/${name}.png`, fullPage: !!full });
  console.log(name, faults.length ? faults.slice(0,5) : 'ok');
  await page.close();
}
await browser.close();
