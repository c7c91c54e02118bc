import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeFiles } from './writeSubscriptions';

const folder = mkdtempSync(path.join(tmpdir(), 'files-'));
afterAll(() => rmSync(folder, { recursive: true }));
const at = (address: string) => path.join(folder, address);

it('writes files and creates their folders', () => {
  writeFiles(folder, new Map([['/ha-frettir/HönnunarMars/atom.xml', 'þ']]));
  expect(readFileSync(at('ha-frettir/HönnunarMars/atom.xml'), 'utf8')).toBe('þ');
});

it('deletes only files that the last build wrote and this one does not', () => {
  const current = new Map([['/ha-frettir/b/vidburdur.ics', 'b']]);
  writeFiles(folder, new Map([...current, ['/ha-frettir/a/vidburdur.ics', 'a']]));
  mkdirSync(at('ha-frettir/a'), { recursive: true });
  writeFileSync(at('ha-frettir/a/index.html'), '');
  writeFiles(folder, current, ['/ha-frettir/b/vidburdur.ics', '/ha-frettir/a/vidburdur.ics']);
  expect(existsSync(at('ha-frettir/a/vidburdur.ics'))).toBe(false);
  expect(existsSync(at('ha-frettir/a/index.html'))).toBe(true);
  expect(readFileSync(at('ha-frettir/b/vidburdur.ics'), 'utf8')).toBe('b');
});
