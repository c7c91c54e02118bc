import type { Language } from '../i18n/languages';

/** A query, and the path of the page that should be the first result. */
type RankedQuery = { language: Language; query: string; path: string; isMisspelt: boolean };

type Row = [path: string, queries: string, misspelt?: string];

const icelandic: Row[] = [
  ['/fyrir-honnudi/styrkir/', 'styrkir, styrkur', 'styrkjunnum, styrkjim, stirkir, stykrir'],
  ['/fyrir-honnudi/honnunarsjodur/', 'skissusjóðs', 'skissujsóður, skisusjóðnum'],
  ['/vidburdir/', 'viðburðir', 'vibðurðir, viðurðir'],
  ['/verkefni/', 'verkefni', 'verkeni'],
  ['/ha-frettir/', 'fréttir', 'frétitr'],
  ['/fagfelog/', 'fagfélög', 'fagfélgö'],
  ['/page/honnunarmars/', 'smíðamars', 'smíðmars'],
  ['/ha-frettir/smidamars-2027/', 'smíðamars 2027', 'smiðamras 2027'],
  ['/um-honnunarmidstod/hafa-samband/', 'hafa samband, opnunartími', 'hafa smaband, opnunartmi'],
  ['/um-honnunarmidstod/starfsfolk/', 'starfsfólk', 'starsfólk'],
  ['/fagfelog/lodlina/stjorn-lodlinu/', 'stjórn lóðlínu', 'stjrón lóðlínu'],
  ['/fagfelog/lodlina/', 'félag arkitekta', 'félag arkitketa'],
  ['/fagfelog/thufa/', 'landslagsarkitektar', 'landslagarkitektar, landslasgarkitketar'],
  ['/fagfelog/fingurbjorg/', 'fatahönnuðir', 'fatahönuðir'],
  ['/fagfelog/deigla/', 'gullsmiðir', 'gulsmiðir'],
  ['/fagfelog/fjadurpenni/', 'teiknarar', 'teiknrar'],
  ['/fagfelog/skammel/', 'innanhússarkitektar', 'innanhúsarkitektar'],
  ['/fagfelog/skammel/ad-rada-innanhussarkitekt/', 'að ráða innanhússarkitekt'],
  ['/fagfelog/fjadurpenni/thoknun-teiknara/', 'hvað kostar teikning', 'hvað kosatr teikning'],
  ['/fyrir-honnudi/honnunarverdlaun/', 'hönnunarverðlaun', 'hönnunarverlaun'],
  ['/fyrir-honnudi/honnunarnam/', 'hönnunarnám', 'hönunarnám'],
  ['/islensk-honnun/', 'íslensk hönnun, islensk honnun', 'íslensk hönun'],
  ['/islensk-honnun/verslanir-sem-selja-islenska-honnun/', 'verslanir', 'verlsanir'],
  ['/fyrir-honnudi/samningar/', 'samningar', 'samnigar'],
  ['/verkefni/regnkapan-slagvedur/', 'regnkápa', 'regnkáap'],
  ['/verkefni/bryggjuljosid/', 'bryggjuljós', 'briggjuljós'],
  ['/verkefni/fjara-kollur-ur-rekavidi/', 'rekaviður', 'rekavður'],
  ['/verkefni/letrid-eyri/', 'leturgerð', 'letugerð'],
  ['/verkefni/leidakort-austurlands/', 'leiðakort', 'leiðkaort'],
  ['/verkefni/bokasafnid-i-ketilhusinu/', 'bókasafn', 'bókasafm'],
  ['/verkefni/kirkjugardur-i-hrauni/', 'kirkjugarðar', 'kirkugarður'],
  ['/ha-frettir/barujarn-half-onnur-old-i-bylgjum/', 'bárujárn', 'nárujárn'],
  ['/ha-frettir/gaflar-i-thingholtunum/', 'göngur um þingholtin', 'göngur um þingholtinn'],
  ['/fagfelog/glod/ofnareglur-glodar/', 'ofnareglur', 'ofnaregulr'],
  [
    '/ha-frettir/snjoflodavarnargardurinn-sem-vard-baejargardur/',
    'snjóflóðavarnargarður',
    'snjóflóðavarnagarður',
  ],
  ['/folk/hrobjartur-vesteinsson/', 'hróbjartur vésteinsson', 'hróbjratur vésteinson'],
  ['/fagfelog/not-og-fjodur/adild-ad-not-og-fjodur/', 'aðild'],
  ['/islensk-honnun/honnunarsafnid/', 'skúffusafn'],
  ['/ha-frettir/umsoknir-um-vinnustofur/', 'umsóknir um vinnustofur'],
];

const english: Row[] = [
  ['/en/fyrir-honnudi/styrkir/', 'grants', 'grnats'],
  ['/en/vidburdir/', 'events', 'evnets'],
  ['/en/verkefni/', 'projects', 'porjects'],
  ['/en/fagfelog/', 'associations', 'asociations'],
  ['/en/about/hafa-samband/', 'contact', 'conatct'],
  ['/en/about/staff/', 'staff', 'stff'],
  ['/en/about/internship1/', 'internship', 'intership'],
  ['/en/islensk-honnun/verslanir-sem-selja-islenska-honnun/', 'where to shop', 'were to shpo'],
  ['/en/fagfelog/tussock/', 'landscape architects', 'landscpe architects'],
  ['/en/fagfelog/crucible/', 'goldsmiths', 'goldsmihts'],
  ['/en/verkefni/slagvedur-raincoat/', 'raincoats', 'raincaots'],
  ['/en/verkefni/eyri-typeface/', 'typeface', 'typfeace'],
  ['/en/verkefni/fjara-driftwood-stool/', 'driftwood stool', 'driftwod stool'],
  ['/en/ha-frettir/holiday-hours/', 'holiday hours', 'holliday hours'],
  [
    '/en/ha-frettir/corrugated-iron-a-century-and-a-half-of-waves/',
    'corrugated iron',
    'corugatted iron',
  ],
  ['/en/ha-frettir/maker-march-2027/', 'maker march 2027', 'maker mrach 2027'],
  ['/en/fyrir-honnudi/honnunarverdlaun/', 'design awards', 'desing awards'],
  ['/en/fagfelog/tongue-and-groove/product-designers-membership/', 'membership', 'membreship'],
];

const toQueries = (language: Language, rows: Row[]): RankedQuery[] =>
  rows.flatMap(([path, queries, misspelt]) => [
    ...queries.split(', ').map((query) => ({ language, query, path, isMisspelt: false })),
    ...(misspelt?.split(', ') ?? []).map((query) => ({ language, query, path, isMisspelt: true })),
  ]);

/**
 * These queries were written before the ranking and the spelling correction were tuned with them.
 * Half of them are misspelt.
 */
export const rankedQueries: readonly RankedQuery[] = [
  ...toQueries('is', icelandic),
  ...toQueries('en-us', english),
];

/**
 * Returns 1 if each expected page is first, and 0.5 if each is second. A page that is not found
 * counts 0.
 */
export async function meanReciprocalRank(
  queries: readonly RankedQuery[],
  search: (query: RankedQuery) => Promise<readonly string[]>,
): Promise<number> {
  let sum = 0;
  for (const query of queries) {
    const position = (await search(query)).indexOf(query.path);
    if (position >= 0) sum += 1 / (position + 1);
  }
  return sum / queries.length;
}
