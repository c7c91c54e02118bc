import { findExperimentRef, findListedRef, findVariation, toMetadata } from './toMetadata';

const master = { id: 'master', ref: 'ref-1', label: 'Master', isMasterRef: true };
const release = { id: 'Y1', ref: 'Y2~ref-1', label: 'Christmas' };

test.each([undefined, null, 'text', [], {}, { refs: {} }, { refs: [release] }])(
  '%j is not metadata',
  (body) => {
    expect(toMetadata(body)).toBeUndefined();
  },
);

test('missing values are empty', () => {
  expect(toMetadata({ refs: [release, master], experiments: { draft: [{ id: 'X' }] } })).toEqual({
    ...{ masterRef: 'ref-1', refs: [release, master], integrationFieldsRef: null },
    ...{ languages: [], types: {}, tags: [], bookmarks: {}, forms: {}, experiments: [] },
  });
});

test('a release is found by its ref, id or label', () => {
  const names = [release.ref, release.id, release.label, 'Easter'];
  const refs = names.map((name) => findListedRef(name, [{ ref: 'Y3~ref-1', label: '' }, release]));
  expect(refs).toEqual([release.ref, release.ref, release.ref, undefined]);
});

describe('a variation of an experiment', () => {
  const experiments = [
    {
      ...{ id: 'X1', googleId: 'g1', name: 'Titles' },
      variations: [
        { id: 'V1', ref: 'ref-base', label: 'Base' },
        { id: 'V2', ref: 'ref-two', label: 'Second title of three' },
      ],
    },
    { ...{ id: 'X2', name: 'Images' }, variations: [{ id: 'V4', ref: '', label: 'Light' }] },
  ];

  test.each([
    ['base', 'ref-base'],
    ['second-title of three', 'ref-two'],
    ['second-title-of-three', undefined],
    ['Base', undefined],
    ['', undefined],
  ])('has the label %j in a link: %s', (label, ref) => {
    expect(findVariation(experiments, label)?.ref).toBe(ref);
  });

  const others = ['', ' ', 'g1', 'g1 2', 'g1 -1', 'g1 x', 'g2 0', 'undefined 0', 'ended'];
  test.each<[string, string | undefined]>([
    ['g1 1', 'ref-two'],
    ['ref-base', 'ref-base'],
    ...others.map((cookie): [string, undefined] => [cookie, undefined]),
  ])('has the cookie %j: %s', (cookie, ref) => {
    expect(findExperimentRef(experiments, cookie)).toBe(ref);
  });
});
