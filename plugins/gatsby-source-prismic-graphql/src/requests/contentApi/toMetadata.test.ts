import { findListedRef, toMetadata } from './toMetadata';

const master = { id: 'master', ref: 'ref-1', label: 'Master', isMasterRef: true };
const release = { id: 'Y1', ref: 'Y2~ref-1', label: 'Christmas' };

test.each([undefined, null, 'text', [], {}, { refs: {} }, { refs: [release] }])(
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

test('only running experiments are listed', () => {
  const running = [{ id: 'X1', googleId: 'g1', name: 'Titles', variations: [] }];
  const experiments = { draft: [{ id: 'not yet' }], running };
  expect(toMetadata({ refs: [release, master], experiments })).toMatchObject({
    masterRef: 'ref-1',
    experiments: running,
  });
});

test.each([
  ['ref-1', 'ref-1'],
  ['master', 'ref-1'],
  ['Y1', 'Y2~ref-1'],
  ['Christmas', 'Y2~ref-1'],
  ['Easter', undefined],
])("the ref of '%s' is %s", (name, ref) => {
  expect(findListedRef(name, [{ ref: 'Y3~ref-1', id: 'Y3', label: '' }, master, release])).toBe(
    ref,
  );
});
