/** @jest-environment jsdom */
import { clearBrowser } from '../../test/cookies';
import { toMetadata } from '../requests/contentApi/toMetadata';
import { createSelection } from './createSelection';
import type { Source } from './findSource';
import { changeTab, readTab } from './tabPreview';

const token = 'https://acme.prismic.io/previews/X1:Y2';
const draft: Source = { ref: token, token, subject: { kind: 'draft' } };
const metadata = toMetadata({
  refs: [
    { ref: 'X1', isMasterRef: true },
    { id: 'Z5', ref: 'Z5~X1', label: 'Christmas', scheduledAt: '2026-12-24T09:00:00Z' },
    { id: 'Z6', ref: 'Z6~X1', label: 'Redesign' },
  ],
});

beforeEach(clearBrowser);

test('what was opened is shown, in its newest version', () => {
  const selection = createSelection(draft, metadata);
  expect(selection.getRef()).toBe(token);
  selection.setToken(`${token}3`);
  expect([selection.getRef(), readTab().token]).toEqual([`${token}3`, `${token}3`]);
  expect(selection.describe()).toEqual({ subject: { kind: 'draft' } });
});

test('a release that is picked goes before a day, and a day’s release before the draft', () => {
  const selection = createSelection(draft, metadata);
  selection.pick({ date: '2026-12-24' });
  expect(selection.getRef()).toBe('Z5~X1');
  expect(selection.describe()).toEqual({
    subject: { kind: 'release', label: 'Christmas' },
    release: undefined,
    date: '2026-12-24',
  });
  selection.pick({ release: 'Z6' });
  expect(selection.getRef()).toBe('Z6~X1');
  expect(selection.describe()).toMatchObject({ release: 'Z6~X1', date: '2026-12-24' });
  selection.pick({ release: undefined, date: '2026-12-01' });
  expect(selection.getRef()).toBe(token);
});

test('what the tab remembers is picked already, unless it is published by now', () => {
  changeTab({ release: 'Z6' });
  expect(createSelection(draft, metadata).getRef()).toBe('Z6~X1');
  changeTab({ release: 'published' });
  expect(createSelection(draft, metadata).getRef()).toBe(token);
});

test('an experiment has a ref and no token; without metadata there is no release', () => {
  const subject = { kind: 'experiment', label: 'Names: Long' } as const;
  const selection = createSelection({ ref: 'E1', subject, experiment: 'long' }, undefined);
  expect([selection.getRef(), selection.getToken(), selection.releases]).toEqual([
    'E1',
    undefined,
    [],
  ]);
  expect(selection.describe().subject).toEqual(subject);
});
