import { findExperimentRef, findVariation } from './toMetadata';

const experiments = [
  {
    ...{ id: 'X1', googleId: 'g1', name: 'Titles' },
    variations: [
      { id: 'V1', ref: 'ref-base', label: 'Base' },
      { id: 'V2', ref: 'ref-two', label: 'Second title of three' },
    ],
  },
  {
    ...{ id: 'X2', name: 'Images' },
    variations: [
      { id: 'V3', ref: 'ref-dark', label: 'Dökk mynd' },
      { id: 'V4', ref: '', label: 'Light' },
    ],
  },
];

test.each([
  ['base', 'ref-base'],
  ['second-title of three', 'ref-two'],
  ['dökk-mynd', 'ref-dark'],
])('the label %s names the ref %s', (label, ref) => {
  expect(findVariation(experiments, label)?.ref).toBe(ref);
});

test.each(['Base', 'second-title-of-three', 'Second title of three', ''])(
  'the label %j names no variation',
  (label) => {
    expect(findVariation(experiments, label)).toBeUndefined();
  },
);

test.each([
  ['g1 0', 'ref-base'],
  ['g1 1', 'ref-two'],
  ['ref-dark', 'ref-dark'],
])('the cookie %s names the ref %s', (cookie, ref) => {
  expect(findExperimentRef(experiments, cookie)).toBe(ref);
});

test.each(['', ' ', 'g1', 'g1 2', 'g1 -1', 'g1 x', 'g2 0', 'undefined 0', 'ref-of-one-that-ended'])(
  'the cookie %j names no ref',
  (cookie) => {
    expect(findExperimentRef(experiments, cookie)).toBeUndefined();
  },
);
