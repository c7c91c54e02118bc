import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { builtPages } from './builtPages';
import { publishedBuild } from './publishedBuild';

// docs/behaviour.md, “Addresses”. published.spec.ts tests each page's language and canonical address.

const inBothLanguages = ['', 'ha-frettir/', 'vidburdir/', 'verkefni/', 'fagfelog/', 'leit/'].concat(
  ['islensk-honnun/', 'fyrir-honnudi/', 'fyrir-honnudi/honnunarsjodur/', 'page/honnunarmars/'],
);

const ofSections = {
  '/fyrir-honnudi/': [
    ...['ferdastyrkir', 'honnunarverdlaun', 'styrkir', 'samningar', 'honnunarnam'],
    'radstefnur-og-syningar',
  ],
  '/um-honnunarmidstod/': [
    ...['starfsemi-og-hlutverk', 'starfsfolk', 'stjornir', 'hafa-samband', 'utgefid-efni'],
  ],
  '/islensk-honnun/': ['honnunarsafnid', 'verslanir-sem-selja-islenska-honnun'],
  '/page/': ['samkeppnir', 'honnunarstefna'],
  '/en/about/': ['role-and-operations', 'staff', 'internship1', 'hafa-samband'],
};

const others = [
  ...['/ha-frettir/2/', '/ha-frettir/þokubókhlaðan-sem-húsgagn/', '/ha-frettir/smidamars-2027/'],
  ...['/en/ha-frettir/maker-march-2027/', '/en/ha-frettir/Article/', '/ha-frettir/Greinar/'],
  ...['/verkefni/fjoruleidin/', '/en/verkefni/shoreline-path/'],
  ...['/timarit/', '/en/magazine/', '/timarit/kvardi-14/', '/en/magazine/kvardi-14/'],
  ...['/folk/', '/en/people/', '/folk/dagrun-steinolfsdottir/'],
  ...['/en/people/dagrun-steinolfsdottir/', '/heimsokn/', '/en/visit/'],
  ...['/fagfelog/lodlina/', '/fagfelog/lodlina/log-lodlinu/', '/fagfelog/lodlina/ha-frettir/'],
  ...['/en/fagfelog/plumb-line/', '/en/fagfelog/plumb-line/architects-board/'],
  ...['/en/fagfelog/plumb-line/ha-frettir/', '/um-honnunarmidstod/', '/en/about/'],
];

test('every kind of page has its address', () => {
  expect(builtPages().map((page) => page.path)).toEqual(
    expect.arrayContaining([
      ...inBothLanguages.flatMap((address) => [`/${address}`, `/en/${address}`]),
      ...Object.entries(ofSections).flatMap(([above, uids]) =>
        uids.map((uid) => `${above}${uid}/`),
      ),
      ...others,
    ]),
  );
});

test('readers see the labels of the categories', () => {
  for (const [address, label] of [
    ['/ha-frettir/HönnunarMars/', 'Smíðamars'],
    ['/ha-frettir/Viðtal/', 'Viðtöl'],
    ['/ha-frettir/Aðsent/', 'Aðsendar greinar'],
    ['/ha-frettir/HA/', 'Kvarði'],
    ['/en/ha-frettir/Interview/', 'Interviews'],
  ] as const) {
    const html = readFileSync(path.join(publishedBuild, address, 'index.html'), 'utf8');
    expect(html).toContain(`>${label} – Miðstöð</title>`);
  }
});
