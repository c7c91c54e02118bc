import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { toHostingRules } from '../src/build/hosting/HostingRules';
import { publishBuild } from '../src/build/publishing/publishBuild';
import { SITE_DIRECTORY } from './site.mjs';
import { startStaticServer } from './staticServer.mjs';

it('is served whole while Gatsby writes the next build, then that build, without a restart', async () => {
  const home = process.cwd();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'site-'));
  process.chdir(folder);
  const build = (text: string) => {
    mkdirSync('public/en', { recursive: true });
    writeFileSync('public/index.html', text);
    const rules = toHostingRules({ '/gamalt': `/${text}/` }, {});
    writeFileSync('public/hosting.json', JSON.stringify(rules));
    writeFileSync(`public/${text}.txt`, text);
  };
  build('first');
  await publishBuild();
  const server = await startStaticServer({ directory: SITE_DIRECTORY });
  const read = async (address: string) => {
    const response = await fetch(server.url + address, { redirect: 'manual' });
    return response.headers.get('location') ?? (await response.text());
  };
  try {
    build('second');
    rmSync('public/first.txt');
    expect(await read('/')).toBe('first');
    expect(await read('/first.txt')).toBe('first');
    expect(await read('/gamalt')).toBe('/first/');
    await publishBuild();
    expect(await read('/')).toBe('second');
    expect(await read('/second.txt')).toBe('second');
    expect(await read('/first.txt')).toBe('Not found');
    expect(await read('/gamalt')).toBe('/second/');
  } finally {
    await server.close();
    process.chdir(home);
    rmSync(folder, { recursive: true });
  }
});
