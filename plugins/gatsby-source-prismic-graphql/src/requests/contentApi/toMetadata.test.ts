import { findListedRef, toMetadata } from './toMetadata';

const master = { id: 'master', ref: 'ref-1', label: 'Master', isMasterRef: true };
const release = { id: 'Y1', ref: 'Y2~ref-1', label: 'Christmas' };

test.each([undefined, null, 'text', [], {}, { refs: {} }, { refs: [release] }, { refs: [null] }])(
  '%j is not metadata',
  (body) => {
    expect(toMetadata(body)).toBeUndefined();
  },
);

test('missing values are empty', () => {
  expect(toMetadata({ refs: [master] })).toEqual({
    masterRef: 'ref-1',
    refs: [master],
    integrationFieldsRef: null,
    languages: [],
    types: {},
    tags: [],
    bookmarks: {},
    forms: {},
    experiments: [],
  });
});

test('reads complete metadata with unusual values', () => {
  const metadata = toMetadata({
    refs: [release, master, { label: 'no ref' }],
    integrationFieldsRef: 'integration-1',
    bookmarks: { home: 'Z1' },
    types: { article: 'Article' },
    languages: [{ id: 'is', name: 'Icelandic', is_master: true }, { id: 'en-us' }, {}],
    tags: ['news', 7],
    forms: {
      everything: {
        action: 'https://acme.cdn.prismic.io/api/v2/documents/search',
        fields: { page: { type: 'Integer', default: '1' }, q: { multiple: true } },
      },
      tags: { action: 'https://acme.cdn.prismic.io/api/tags', fields: [] },
    },
    experiments: {
      draft: [{ id: 'not yet' }],
      running: [
        {
          ...{ id: 'X1', googleId: 'g1', name: 'Titles' },
          variations: [{ id: 'V1', label: 'Base' }, release],
        },
        { id: 'X2', name: 'No variations' },
      ],
    },
  });
  expect(metadata).toEqual({
    masterRef: 'ref-1',
    refs: [release, master],
    integrationFieldsRef: 'integration-1',
    languages: [
      { id: 'is', name: 'Icelandic' },
      { id: 'en-us', name: 'en-us' },
    ],
    types: { article: 'Article' },
    tags: ['news'],
    bookmarks: { home: 'Z1' },
    forms: {
      everything: {
        action: 'https://acme.cdn.prismic.io/api/v2/documents/search',
        fields: { page: { default: '1' }, q: {} },
      },
      tags: { action: 'https://acme.cdn.prismic.io/api/tags', fields: {} },
    },
    experiments: [
      {
        ...{ id: 'X1', googleId: 'g1', name: 'Titles' },
        variations: [
          { id: 'V1', ref: '', label: 'Base' },
          { id: 'Y1', ref: 'Y2~ref-1', label: 'Christmas' },
        ],
      },
      { id: 'X2', name: 'No variations', variations: [] },
    ],
  });
});

test.each([
  ['ref-1', 'ref-1'],
  ['master', 'ref-1'],
  ['Y1', 'Y2~ref-1'],
  ['Christmas', 'Y2~ref-1'],
  ['Easter', undefined],
  ['', undefined],
])("the ref of '%s' is %s", (name, ref) => {
  expect(findListedRef(name, [{ ref: 'Y3~ref-1', id: 'Y3', label: '' }, master, release])).toBe(
    ref,
  );
});
