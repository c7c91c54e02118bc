import type { Language } from '../i18n/languages';

/** A query, and the uid of a document that must be among the first three results. */
export type Expectation = { language: Language; query: string; uid: string };

const icelandic: [query: string, uid: string][] = [
  ['skissusjóður', 'honnunarsjodur'],
  ['skissusjóðs', 'honnunarsjodur'],
  ['skissusjodi', 'honnunarsjodur'],
  ['bókasöfnum', 'bokasafnid-i-ketilhusinu'],
  ['gullsmiðir', 'opid-hus-hja-gullsmidum'],
  ['gullsmidur', 'deigla'],
  ['landslagsarkitektar', 'thufa'],
  ['félag arkitekta', 'lodlina'],
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
  ['lög teiknara', 'log-fjadurpenna'],
  ['vefstóll', 'verkstaedi-ivafs'],
  ['hönnuðum', 'fyrir-honnudi'],
  ['honnudir', 'fyrir-honnudi'],
  ['íbúð', 'ibudir-vid-bakkagard'],
  ['mottum', 'mottur-ur-sjogollum'],
  ['regnkápur', 'regnkapan-slagvedur'],
  ['bríggjuljós', 'bryggjuljosid'],
  ['opnunartími', 'heimsokn'],
  ['strætó', 'heimsokn'],
];

const english: [query: string, uid: string][] = [
  ['landscape architect', 'tussock'],
  ['hiring architects', 'hiring-an-interior-architect'],
  ['knitting', 'knitted-on-graph-paper'],
  ['rings', 'the-ring-that-was-made-three-times'],
  ['raincoats', 'slagvedur-raincoat'],
  ['grant', 'styrkir'],
  ['goldsmith', 'crucible'],
  ['gables in thingholt', 'the-gables-of-thingholt'],
  ['hrobjartur vesteinsson', 'turf-concrete-and-what-lies-between'],
  ['typefaces', 'eyri-typeface'],
  ['internship', 'internship1'],
  ['corugated iron', 'corrugated-iron-a-century-and-a-half-of-waves'],
  ['opening hours', 'visit'],
  ['accessibility', 'visit'],
];

const inLanguage = (language: Language, pairs: [query: string, uid: string][]): Expectation[] =>
  pairs.map(([query, uid]) => ({ language, query, uid }));

/** These queries were written before the ranking was tuned. */
export const relevance = [...inLanguage('is', icelandic), ...inLanguage('en-us', english)];

/** Each query has the document that answers the query. This document must be the first result. */
export const answered: Expectation[] = [
  ...inLanguage('is', [
    ['umsóknarfrestir', 'styrkir'],
    ['umsóknarfrestur', 'styrkir'],
    ['frestir', 'styrkir'],
    ['opnunartími', 'hafa-samband'],
    ['opnunartímar', 'hafa-samband'],
    ['opnunartími um hátíðirnar', 'opnunartimi-um-hatidirnar'],
    ['fólk', 'folk'],
    ['Dagrún Steinólfsdóttir', 'dagrun-steinolfsdottir'],
    ['Dagrúnu', 'dagrun-steinolfsdottir'],
    ['Dagrúnar Steinólfsdóttur', 'dagrun-steinolfsdottir'],
    ['Hróbjarts', 'hrobjartur-vesteinsson'],
    ['hrobjarti vesteinssyni', 'hrobjartur-vesteinsson'],
    ['Arnkötlu Hávarsdóttur', 'arnkatla-havarsdottir'],
    ['Þiðranda', 'thidrandi-asgautsson'],
    ['Úlfhildi', 'ulfhildur-ormsdottir'],
    ['Ástríðar', 'astridur-thjodolfsdottir'],
    ['Kolbrár', 'kolbra-sighvatsdottir'],
    ['heimsókn', 'heimsokn'],
    ['aðgengi', 'heimsokn'],
    ['hjólastóll', 'heimsokn'],
    ['bílastæði', 'heimsokn'],
  ]),
  ...inLanguage('en-us', [
    ['deadline', 'styrkir'],
    ['deadlines', 'styrkir'],
    ['application deadlines', 'styrkir'],
    ['opening hours', 'hafa-samband'],
    ['hours', 'hafa-samband'],
    ['holiday hours', 'holiday-hours'],
    ['people', 'people'],
    ['Dagrún Steinólfsdóttir', 'dagrun-steinolfsdottir'],
    ['hrobjartur', 'hrobjartur-vesteinsson'],
    ['visit', 'visit'],
    ['parking', 'visit'],
    ['wheelchair', 'visit'],
  ]),
];

export const unanswered: { language: Language; query: string }[] = [
  ...['kjarnorkuver', 'fótboltaleikur', 'hvalveiðar', 'þorskastríð', 'kafbátur', 'xyzzyq'].map(
    (query) => ({ language: 'is' as const, query }),
  ),
  ...['cryptocurrency', 'submarine', 'volleyball', 'zebra crossing'].map((query) => ({
    language: 'en-us' as const,
    query,
  })),
];
