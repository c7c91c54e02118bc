import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
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

it('leaves a file with the same text as it is, so that it is not compressed again', () => {
  const file = at('robots.txt');
  writeFiles(folder, new Map([['/robots.txt', 'þ']]));
  utimesSync(file, 1, 1);
  writeFiles(folder, new Map([['/robots.txt', 'þ']]));
  expect(statSync(file).mtimeMs).toBe(1000);
  writeFiles(folder, new Map([['/robots.txt', 'ö']]));
  expect(readFileSync(file, 'utf8')).toBe('ö');
});
