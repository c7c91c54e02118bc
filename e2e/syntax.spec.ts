import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { transformSync } from 'esbuild';
import { publishedBuild } from './publishedBuild';

const names: Record<string, string> = { ios_saf: 'ios' };

/**
 * Browsers in esbuild's names (`chrome91`). Samsung's browser is omitted, because esbuild lacks it.
 */
const targets = (JSON.parse(readFileSync('package.json', 'utf8')).browserslist as string[])
  .map((text) => text.split(' >= '))
  .flatMap(([name = '', version]) =>
    name === 'samsung' ? [] : `${names[name] ?? name}${version}`,
  );

test('the scripts have only syntax that the oldest browsers know @smoke', () => {
  const folder = path.join(publishedBuild, 'static');
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(10);
  // The known Unicode properties depend on the browser's Unicode version, not on its syntax.
  const supported = { 'regexp-unicode-property-escapes': true };
  // A script is too new for these browsers if esbuild would replace some of its syntax.
  const newer = scripts.filter((name) => {
    const code = readFileSync(path.join(folder, name), 'utf8');
    return transformSync(code, { target: targets, supported }).code !== transformSync(code).code;
  });
  expect(newer).toEqual([]);
});
