/** @jest-environment jsdom */
import { clearBrowser, setExperimentCookie, setPreviewCookie } from '../../test/cookies';
import { toMetadata } from '../requests/contentApi/toMetadata';
import type { Source } from './findSource';
import { createSelection, findReleaseOn, findSource } from './findSource';
import { changeTab, readTab } from './previewStorage';

const endpoint = 'https://acme.cdn.prismic.io/api/v2';
const token = 'https://acme.prismic.io/previews/X1abc:Y2def?websitePreviewId=XanZ3';
const foreign = 'https://other.prismic.io/previews/X9:Y9?websitePreviewId=XanZ9';
const releaseRef = 'Z5release~X1master';
const metadata = toMetadata({
  refs: [
    { id: 'master', ref: 'X1master', label: 'Master', isMasterRef: true },
    { id: 'Z5', ref: releaseRef, label: 'Christmas', scheduledAt: '2026-12-24T09:00:00+0000' },
    { id: 'Z6', ref: 'Z6~X1master', label: 'Easter', scheduledAt: 1_806_000_000_000 },
    { ref: 'Z7~X1master' },
  ],
  experiments: {
    running: [
      {
        ...{ id: 'names', googleId: 'g1', name: 'Names' },
        variations: [
          { id: 'base', ref: 'E1~X1master', label: 'Base' },
          { id: 'long', ref: 'E2~X1master', label: 'Long Name Now' },
        ],
      },
    ],
  },
});

beforeEach(clearBrowser);

const address = (id: string) => `https://acme.prismic.io/previews/${id}?websitePreviewId=Z3`;
test.each([
  ['a later save, whose ref is in the cookie', 'm-1:p-a', 'm-2:p-a', 'm-2:p-a'],
  ['a later save by address', address('X1:Y1'), address('X1:Y2'), address('X1:Y2')],
  ['its own preview, if another tab has opened another', 'm-1:p-a', 'm-2:p-b', 'm-1:p-a'],
  ['its own preview by address', address('X1:Y1'), address('X2:Y2'), address('X1:Y1')],
  ['a release that was saved', address('Z4~X1'), address(releaseRef), address(releaseRef)],
  ['its own release', address(releaseRef), address('Z6~X1master'), address(releaseRef)],
  ['its own draft, not another tab’s release', 'm-1:p-a', address(releaseRef), 'm-1:p-a'],
])('a tab that is loaded again shows %s', (_, own, inCookie, shown) => {
  changeTab({ token: own });
  setPreviewCookie({ 'acme.prismic.io': { preview: inCookie } });
  expect(findSource(endpoint, metadata)?.ref).toBe(shown);
});

test('a tab sends no request to a token of another host', () => {
  changeTab({ token: foreign });
  setPreviewCookie(token);
  expect(findSource(endpoint, metadata)?.ref).toBe(token);
});

test('a token that cannot be decoded is a draft’s', () => {
  const malformed = 'https://acme.prismic.io/previews/%E0%A4';
  setPreviewCookie(malformed);
  expect(findSource(endpoint, metadata)).toMatchObject({
    ref: malformed,
    subject: { kind: 'draft' },
  });
});

test.each([['g1 1'], ['E2~X1master']])('finds a running experiment: cookie %s', (cookie) => {
  setExperimentCookie(cookie);
  expect(findSource(endpoint, metadata)).toEqual({
    ref: 'E2~X1master',
    subject: { kind: 'experiment', label: 'Names: Long Name Now' },
    experiment: 'long-name now',
  });
});

test('a preview has priority over an experiment, and needs no metadata', () => {
  setExperimentCookie('g1 1');
  setPreviewCookie(token);
  expect(findSource(endpoint, undefined)?.ref).toBe(token);
});

describe('the selection', () => {
  const draft: Source = { ref: token, token, subject: { kind: 'draft' } };
  const releases = toMetadata({
    refs: [
      { ref: 'X1', isMasterRef: true },
      { id: 'Z5', ref: 'Z5~X1', label: 'Christmas', scheduledAt: '2026-12-24T09:00:00Z' },
      { id: 'Z6', ref: 'Z6~X1', label: 'Redesign' },
    ],
  });

  test('a selected release has priority over a day, and the release of a day over the draft', () => {
    const selection = createSelection(draft, releases);
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
    expect(createSelection(draft, releases).getRef()).toBe('Z6~X1');
    changeTab({ release: 'published' });
    expect(createSelection(draft, releases).getRef()).toBe(token);
  });

  test('a tab stores the newer ref of its preview, but follows the cookie if it has stored none', () => {
    createSelection(draft, releases);
    expect(readTab().token).toBeUndefined();
    changeTab({ token: `${token}-older` });
    createSelection(draft, releases);
    expect(readTab().token).toBe(token);
  });
});

const at = (id: string, moment?: string) => ({
  ...{ id, ref: `${id}~1`, label: id },
  ...(moment === undefined ? {} : { scheduledAt: Date.parse(moment) }),
});
const scheduled = [
  at('easter', '2027-03-28T08:00:00'),
  at('unplanned'),
  at('christmas', '2026-12-24T18:00:00'),
];

test.each([
  ['2026-12-23', undefined],
  ['2026-12-24', 'christmas'],
  ['2027-03-27', 'christmas'],
  ['2027-03-28', 'easter'],
  ['2030-01-01', 'easter'],
  [undefined, undefined],
  ['nonsense', undefined],
])('on %s the site shows %s', (date, id) => {
  expect(findReleaseOn(date, scheduled)?.id).toBe(id);
});
