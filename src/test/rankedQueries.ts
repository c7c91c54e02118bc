import type { Language } from '../i18n/languages';

/** A query, and the path of the page that should be the first result. */
export type RankedQuery = { language: Language; query: string; path: string; isMisspelt: boolean };

type Pairs = [query: string, path: string][];

const icelandic: Pairs = [
  ['styrkir', '/fyrir-honnudi/styrkir/'],
  ['styrkur', '/fyrir-honnudi/styrkir/'],
  ['skissusjóðs', '/fyrir-honnudi/honnunarsjodur/'],
  ['viðburðir', '/vidburdir/'],
  ['verkefni', '/verkefni/'],
  ['fréttir', '/ha-frettir/'],
  ['fagfélög', '/fagfelog/'],
  ['smíðamars', '/page/honnunarmars/'],
  ['smíðamars 2027', '/ha-frettir/smidamars-2027/'],
  ['hafa samband', '/um-honnunarmidstod/hafa-samband/'],
  ['starfsfólk', '/um-honnunarmidstod/starfsfolk/'],
  ['stjórn lóðlínu', '/fagfelog/lodlina/stjorn-lodlinu/'],
  ['opnunartími', '/um-honnunarmidstod/hafa-samband/'],
  ['félag arkitekta', '/fagfelog/lodlina/'],
  ['landslagsarkitektar', '/fagfelog/thufa/'],
  ['fatahönnuðir', '/fagfelog/fingurbjorg/'],
  ['gullsmiðir', '/fagfelog/deigla/'],
  ['teiknarar', '/fagfelog/fjadurpenni/'],
  ['innanhússarkitektar', '/fagfelog/skammel/'],
  ['að ráða innanhússarkitekt', '/fagfelog/skammel/ad-rada-innanhussarkitekt/'],
  ['hvað kostar teikning', '/fagfelog/fjadurpenni/thoknun-teiknara/'],
  ['hönnunarverðlaun', '/fyrir-honnudi/honnunarverdlaun/'],
  ['hönnunarnám', '/fyrir-honnudi/honnunarnam/'],
  ['íslensk hönnun', '/islensk-honnun/'],
  ['islensk honnun', '/islensk-honnun/'],
  ['verslanir', '/islensk-honnun/verslanir-sem-selja-islenska-honnun/'],
  ['samningar', '/fyrir-honnudi/samningar/'],
  ['regnkápa', '/verkefni/regnkapan-slagvedur/'],
  ['bryggjuljós', '/verkefni/bryggjuljosid/'],
  ['rekaviður', '/verkefni/fjara-kollur-ur-rekavidi/'],
  ['leturgerð', '/verkefni/letrid-eyri/'],
  ['leiðakort', '/verkefni/leidakort-austurlands/'],
  ['bókasafn', '/verkefni/bokasafnid-i-ketilhusinu/'],
  ['kirkjugarðar', '/verkefni/kirkjugardur-i-hrauni/'],
  ['bárujárn', '/ha-frettir/barujarn-half-onnur-old-i-bylgjum/'],
  ['göngur um þingholtin', '/ha-frettir/gaflar-i-thingholtunum/'],
  ['ofnareglur', '/fagfelog/glod/ofnareglur-glodar/'],
  ['snjóflóðavarnargarður', '/ha-frettir/snjoflodavarnargardurinn-sem-vard-baejargardur/'],
  ['hróbjartur vésteinsson', '/folk/hrobjartur-vesteinsson/'],
  ['aðild', '/fagfelog/not-og-fjodur/adild-ad-not-og-fjodur/'],
  ['skúffusafn', '/islensk-honnun/honnunarsafnid/'],
  ['umsóknir um vinnustofur', '/ha-frettir/umsoknir-um-vinnustofur/'],
];

const misspeltIcelandic: Pairs = [
  ['styrkjunnum', '/fyrir-honnudi/styrkir/'],
  ['styrkjim', '/fyrir-honnudi/styrkir/'],
  ['stirkir', '/fyrir-honnudi/styrkir/'],
  ['stykrir', '/fyrir-honnudi/styrkir/'],
  ['skissujsóður', '/fyrir-honnudi/honnunarsjodur/'],
  ['skisusjóðnum', '/fyrir-honnudi/honnunarsjodur/'],
  ['vibðurðir', '/vidburdir/'],
  ['viðurðir', '/vidburdir/'],
  ['verkeni', '/verkefni/'],
  ['frétitr', '/ha-frettir/'],
  ['fagfélgö', '/fagfelog/'],
  ['smíðmars', '/page/honnunarmars/'],
  ['smiðamras 2027', '/ha-frettir/smidamars-2027/'],
  ['hafa smaband', '/um-honnunarmidstod/hafa-samband/'],
  ['starsfólk', '/um-honnunarmidstod/starfsfolk/'],
  ['stjrón lóðlínu', '/fagfelog/lodlina/stjorn-lodlinu/'],
  ['opnunartmi', '/um-honnunarmidstod/hafa-samband/'],
  ['félag arkitketa', '/fagfelog/lodlina/'],
  ['landslagarkitektar', '/fagfelog/thufa/'],
  ['landslasgarkitketar', '/fagfelog/thufa/'],
  ['fatahönuðir', '/fagfelog/fingurbjorg/'],
  ['gulsmiðir', '/fagfelog/deigla/'],
  ['teiknrar', '/fagfelog/fjadurpenni/'],
  ['innanhúsarkitektar', '/fagfelog/skammel/'],
  ['hvað kosatr teikning', '/fagfelog/fjadurpenni/thoknun-teiknara/'],
  ['hönnunarverlaun', '/fyrir-honnudi/honnunarverdlaun/'],
  ['hönunarnám', '/fyrir-honnudi/honnunarnam/'],
  ['íslensk hönun', '/islensk-honnun/'],
  ['verlsanir', '/islensk-honnun/verslanir-sem-selja-islenska-honnun/'],
  ['samnigar', '/fyrir-honnudi/samningar/'],
  ['regnkáap', '/verkefni/regnkapan-slagvedur/'],
  ['briggjuljós', '/verkefni/bryggjuljosid/'],
  ['rekavður', '/verkefni/fjara-kollur-ur-rekavidi/'],
  ['letugerð', '/verkefni/letrid-eyri/'],
  ['leiðkaort', '/verkefni/leidakort-austurlands/'],
  ['bókasafm', '/verkefni/bokasafnid-i-ketilhusinu/'],
  ['kirkugarður', '/verkefni/kirkjugardur-i-hrauni/'],
  ['nárujárn', '/ha-frettir/barujarn-half-onnur-old-i-bylgjum/'],
  ['göngur um þingholtinn', '/ha-frettir/gaflar-i-thingholtunum/'],
  ['ofnaregulr', '/fagfelog/glod/ofnareglur-glodar/'],
  ['snjóflóðavarnagarður', '/ha-frettir/snjoflodavarnargardurinn-sem-vard-baejargardur/'],
  ['hróbjratur vésteinson', '/folk/hrobjartur-vesteinsson/'],
];

const english: Pairs = [
  ['grants', '/en/fyrir-honnudi/styrkir/'],
  ['events', '/en/vidburdir/'],
  ['projects', '/en/verkefni/'],
  ['associations', '/en/fagfelog/'],
  ['contact', '/en/about/hafa-samband/'],
  ['staff', '/en/about/staff/'],
  ['internship', '/en/about/internship1/'],
  ['where to shop', '/en/islensk-honnun/verslanir-sem-selja-islenska-honnun/'],
  ['landscape architects', '/en/fagfelog/tussock/'],
  ['goldsmiths', '/en/fagfelog/crucible/'],
  ['raincoats', '/en/verkefni/slagvedur-raincoat/'],
  ['typeface', '/en/verkefni/eyri-typeface/'],
  ['driftwood stool', '/en/verkefni/fjara-driftwood-stool/'],
  ['holiday hours', '/en/ha-frettir/holiday-hours/'],
  ['corrugated iron', '/en/ha-frettir/corrugated-iron-a-century-and-a-half-of-waves/'],
  ['maker march 2027', '/en/ha-frettir/maker-march-2027/'],
  ['design awards', '/en/fyrir-honnudi/honnunarverdlaun/'],
  ['membership', '/en/fagfelog/tongue-and-groove/product-designers-membership/'],
];

const misspeltEnglish: Pairs = [
  ['grnats', '/en/fyrir-honnudi/styrkir/'],
  ['evnets', '/en/vidburdir/'],
  ['porjects', '/en/verkefni/'],
  ['asociations', '/en/fagfelog/'],
  ['conatct', '/en/about/hafa-samband/'],
  ['stff', '/en/about/staff/'],
  ['intership', '/en/about/internship1/'],
  ['were to shpo', '/en/islensk-honnun/verslanir-sem-selja-islenska-honnun/'],
  ['landscpe architects', '/en/fagfelog/tussock/'],
  ['goldsmihts', '/en/fagfelog/crucible/'],
  ['raincaots', '/en/verkefni/slagvedur-raincoat/'],
  ['typfeace', '/en/verkefni/eyri-typeface/'],
  ['driftwod stool', '/en/verkefni/fjara-driftwood-stool/'],
  ['holliday hours', '/en/ha-frettir/holiday-hours/'],
  ['corugatted iron', '/en/ha-frettir/corrugated-iron-a-century-and-a-half-of-waves/'],
  ['maker mrach 2027', '/en/ha-frettir/maker-march-2027/'],
  ['desing awards', '/en/fyrir-honnudi/honnunarverdlaun/'],
  ['membreship', '/en/fagfelog/tongue-and-groove/product-designers-membership/'],
];

const toQueries = (language: Language, isMisspelt: boolean, pairs: Pairs): RankedQuery[] =>
  pairs.map(([query, path]) => ({ language, query, path, isMisspelt }));

/**
 * These queries were written before the ranking and the spelling correction were tuned with them.
 * Half of them are misspelt.
 */
export const rankedQueries: readonly RankedQuery[] = [
  ...toQueries('is', false, icelandic),
  ...toQueries('is', true, misspeltIcelandic),
  ...toQueries('en-us', false, english),
  ...toQueries('en-us', true, misspeltEnglish),
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
