import type { Language } from '../i18n/languages';

/** A query, and the uid of a document. */
type Expectation = { language: Language; query: string; uid: string };

/** `queries`: by the uid of the document to find. */
const inLanguage = (language: Language, queries: Record<string, string>): Expectation[] =>
  Object.entries(queries).flatMap(([uid, texts]) =>
    texts.split(', ').map((query) => ({ language, query, uid })),
  );

/**
 * The document must be among the first three results. These queries were written before the ranking
 * was tuned.
 */
export const relevance: Expectation[] = [
  ...inLanguage('is', {
    honnunarsjodur: 'skissusjóður, skissusjóðs, skissusjodi',
    'bokasafnid-i-ketilhusinu': 'bókasöfnum',
    'opid-hus-hja-gullsmidum': 'gullsmiðir',
    deigla: 'gullsmidur',
    thufa: 'landslagsarkitektar',
    lodlina: 'félag arkitekta',
    'lykkja-fyrir-lykkju': 'peysum',
    'stoll-a-ad-thola-ad-vera-dreginn-eftir-golfinu': 'stólar',
    'hringurinn-sem-var-smidadur-thrisvar': 'hringa',
    'thognin-er-lika-efni': 'thogn, Ketilríðar Áskelsdóttur',
    'kirkjugardur-i-hrauni': 'kirkjugarðar',
    'snjoflodavarnargardurinn-sem-vard-baejargardur': 'snjóflóð',
    'letrid-eyri': 'leturgerðir',
    styrkir: 'styrkjum',
    'umsoknir-um-vinnustofur': 'vinnustofa',
    'thoknun-teiknara': 'hvað kostar teikning',
    'torf-steypa-og-thad-sem-a-milli-er': 'hróbjartur vésteinsson',
    'log-fjadurpenna': 'lög teiknara',
    'verkstaedi-ivafs': 'vefstóll',
    'fyrir-honnudi': 'hönnuðum, honnudir',
    'ibudir-vid-bakkagard': 'íbúð',
    'mottur-ur-sjogollum': 'mottum',
    'regnkapan-slagvedur': 'regnkápur',
    bryggjuljosid: 'bríggjuljós',
    heimsokn: 'opnunartími, strætó',
  }),
  ...inLanguage('en-us', {
    tussock: 'landscape architect',
    'hiring-an-interior-architect': 'hiring architects',
    'knitted-on-graph-paper': 'knitting',
    'the-ring-that-was-made-three-times': 'rings',
    'slagvedur-raincoat': 'raincoats',
    styrkir: 'grant',
    crucible: 'goldsmith',
    'the-gables-of-thingholt': 'gables in thingholt',
    'turf-concrete-and-what-lies-between': 'hrobjartur vesteinsson',
    'eyri-typeface': 'typefaces',
    internship1: 'internship',
    'corrugated-iron-a-century-and-a-half-of-waves': 'corugated iron',
    visit: 'opening hours, accessibility',
  }),
];

/** The document answers the query, so it must be the first result. */
export const answered: Expectation[] = [
  ...inLanguage('is', {
    styrkir: 'umsóknarfrestir, umsóknarfrestur, frestir',
    'hafa-samband': 'opnunartími, opnunartímar',
    'opnunartimi-um-hatidirnar': 'opnunartími um hátíðirnar',
    folk: 'fólk',
    'dagrun-steinolfsdottir': 'Dagrún Steinólfsdóttir, Dagrúnu, Dagrúnar Steinólfsdóttur',
    'hrobjartur-vesteinsson': 'Hróbjarts, hrobjarti vesteinssyni',
    'arnkatla-havarsdottir': 'Arnkötlu Hávarsdóttur',
    'thidrandi-asgautsson': 'Þiðranda',
    'ulfhildur-ormsdottir': 'Úlfhildi',
    'astridur-thjodolfsdottir': 'Ástríðar',
    'kolbra-sighvatsdottir': 'Kolbrár',
    heimsokn: 'heimsókn, aðgengi, hjólastóll, bílastæði',
  }),
  ...inLanguage('en-us', {
    styrkir: 'deadline, deadlines, application deadlines',
    'hafa-samband': 'opening hours, hours',
    'holiday-hours': 'holiday hours',
    people: 'people',
    'dagrun-steinolfsdottir': 'Dagrún Steinólfsdóttir',
    'hrobjartur-vesteinsson': 'hrobjartur',
    visit: 'visit, parking, wheelchair',
  }),
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
