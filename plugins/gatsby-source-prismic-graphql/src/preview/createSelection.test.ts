/** @jest-environment jsdom */
import { clearBrowser } from '../../test/cookies';
import { toMetadata } from '../requests/contentApi/toMetadata';
import { createSelection } from './findSource';
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

test('a selected release has priority over a day, and the release of a day over the draft', () => {
  const selection = createSelection(draft, metadata);
  changeTab({ date: '2026-12-24' });
  expect(selection.getRef()).toBe('Z5~X1');
  expect(selection.describe()).toEqual({
    subject: { kind: 'release', label: 'Christmas' },
    release: 'Z5~X1',
    date: '2026-12-24',
  });
  changeTab({ release: 'Z6' });
  expect(selection.getRef()).toBe('Z6~X1');
  expect(selection.describe()).toMatchObject({ release: 'Z6~X1', date: '2026-12-24' });
  changeTab({ release: undefined, date: '2026-12-01' });
  expect(selection.getRef()).toBe(token);
});

test('selects the release that the tab stores, unless it has been published', () => {
  changeTab({ release: 'Z6' });
  expect(createSelection(draft, metadata).getRef()).toBe('Z6~X1');
  changeTab({ release: 'published' });
  expect(createSelection(draft, metadata).getRef()).toBe(token);
});

test('a tab stores the newer ref of its preview, but follows the cookie if it has stored none', () => {
  createSelection(draft, metadata);
  expect(readTab().token).toBeUndefined();
  changeTab({ token: `${token}-older` });
  createSelection(draft, metadata);
  expect(readTab().token).toBe(token);
});

test('an experiment has a ref but no token; without metadata there are no releases', () => {
  const subject = { kind: 'experiment', label: 'Names: Long' } as const;
  const selection = createSelection({ ref: 'E1', subject, experiment: 'long' }, undefined);
  expect([selection.getRef(), selection.getToken(), selection.releases]).toEqual([
    'E1',
    undefined,
    [],
  ]);
  expect(selection.describe().subject).toEqual(subject);
});
