import type { Language } from '../i18n/languages';

/** What a reader types, and the uid of a sample document that must be among the first three answers. */
export type Expectation = { language: Language; query: string; uid: string };

const icelandic: [query: string, uid: string][] = [
  ['hönnunarsjóður', 'honnunarsjodur'],
  ['hönnunarsjóðs', 'honnunarsjodur'],
  ['honnunarsjodi', 'honnunarsjodur'],
  ['bókasöfnum', 'bokasafnid-i-ketilhusinu'],
  ['gullsmiðir', 'opid-hus-hja-gullsmidum'],
  ['gullsmidur', 'felag-islenskra-gullsmida'],
  ['landslagsarkitektar', 'felag-islenskra-landslagsarkitekta'],
  ['félag arkitekta', 'arkitektafelag-islands'],
  ['peysum', 'lykkja-fyrir-lykkju'],
  ['stólar', 'stoll-a-ad-thola-ad-vera-dreginn-eftir-golfinu'],
  ['hringa', 'hringurinn-sem-var-smidadur-thrisvar'],
  ['thogn', 'thognin-er-lika-efni'],
  ['kirkjugarðar', 'kirkjugardur-i-hrauni'],
  ['snjóflóð', 'snjoflodavarnargardurinn-sem-vard-baejargardur'],
  ['leturgerðir', 'letrid-eyri'],
  ['styrkjum', 'styrkir'],
  ['vinnustofa', 'umsoknir-um-vinnustofur'],
  ['hvað kostar teikning', 'thoknun-teiknara'],
  ['Ketilríðar Áskelsdóttur', 'thognin-er-lika-efni'],
  ['hróbjartur vésteinsson', 'torf-steypa-og-thad-sem-a-milli-er'],
  ['lög teiknara', 'log-felags-islenskra-teiknara'],
  ['vefstóll', 'verkstaedi-textilfelagsins'],
  ['hönnuðum', 'fyrir-honnudi'],
  ['honnudir', 'fyrir-honnudi'],
  ['íbúð', 'ibudir-vid-bakkagard'],
  ['mottum', 'mottur-ur-sjogollum'],
  ['regnkápur', 'regnkapan-slagvedur'],
  ['bríggjuljós', 'bryggjuljosid'],
];

const english: [query: string, uid: string][] = [
  ['landscape architect', 'association-of-landscape-architects'],
  ['hiring architects', 'hiring-an-interior-architect'],
  ['knitting', 'knitted-on-graph-paper'],
  ['rings', 'the-ring-that-was-made-three-times'],
  ['raincoats', 'slagvedur-raincoat'],
  ['grant', 'styrkir'],
  ['goldsmith', 'goldsmiths-association'],
  ['gables in thingholt', 'the-gables-of-thingholt'],
  ['hrobjartur vesteinsson', 'turf-concrete-and-what-lies-between'],
  ['typefaces', 'eyri-typeface'],
  ['internship', 'internship1'],
  ['corugated iron', 'corrugated-iron-a-century-and-a-half-of-waves'],
];

const inLanguage = (language: Language, pairs: [query: string, uid: string][]): Expectation[] =>
  pairs.map(([query, uid]) => ({ language, query, uid }));

/** Queries with the document that answers them, written before the ranking was tuned. */
export const relevance = [...inLanguage('is', icelandic), ...inLanguage('en-us', english)];

/** Queries that nothing in the sample content answers. */
export const unanswered: { language: Language; query: string }[] = [
  ...['kjarnorkuver', 'fótboltaleikur', 'hvalveiðar', 'þorskastríð', 'kafbátur', 'xyzzyq'].map(
    (query) => ({ language: 'is' as const, query }),
  ),
  ...['cryptocurrency', 'submarine', 'volleyball', 'zebra crossing'].map((query) => ({
    language: 'en-us' as const,
    query,
  })),
];
