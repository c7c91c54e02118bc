import type { Language } from '../../i18n/languages';

// Pronouns, prepositions, conjunctions, particles and auxiliaries. Words that are also content
// words are left out: vor (spring), verð (price), hafið (sea), orðið (word), munum, einn, umhverfis.
const icelandic = `
ég mig mér mín þú þig þér þín hann honum hans hún hana henni hennar það því þess við okkur okkar þið ykkur ykkar
þeir þá þeim þeirra þær þau sig sér sín
minn mitt mínum míns mínir mína minni minnar mínar minna mínu þinn þitt þínum þíns þínir þína þinni þinnar
þínar þinna þínu sinn sitt sínum síns sínir sína sinni sinnar sínar sinna sínu
sá sú þann þeirri þeirrar þessi þetta þennan þessum þessa þessari þessarar þessu þessir þessara þessar
hinn hin hið hitt hinum hins hina hinni hinnar hinu hinir hinna hinar
hver hvern hverjum hvers hverri hverrar hvert hverju hverjir hverja hverra hverjar hvað hvaða
hvor hvorn hvorum hvors hvort hvoru hvorki hvorugt
einhver einhvern einhverjum einhvers einhverri einhverrar eitthvert eitthvað einhverju einhverjir einhverja
einhverra einhverjar
enginn engan engum einskis engin enga engri engrar ekkert engu engir engra engar
annar annan öðrum annars önnur aðra annarri annarrar annað öðru aðrir annarra aðrar
allur allan öllum alls öll alla allri allrar allt öllu allir allra allar
nokkur nokkurn nokkrum nokkurs nokkra nokkurri nokkurrar nokkurt nokkuð nokkru nokkrir nokkurra nokkrar
báðir báða báðum beggja báðar bæði
sjálfur sjálfan sjálfum sjálfs sjálf sjálfa sjálfri sjálfrar sjálft sjálfu sjálfir sjálfra sjálfar
slíkur slíkan slíkum slíks slík slíka slíkri slíkrar slíkt slíku slíkir slíkra slíkar
að af auk á án ásamt eftir frá fram fyrir gegn gegnum handa hjá innan í kringum með meðal milli móti nálægt
ofan samkvæmt til um undan undir upp úr út utan vegna yfir inn niður
og eða en né ef er sem þegar þótt þó nema enda heldur því ef svo eins líka einnig samt síðan svona
ekki já nei jú ei bara aðeins mjög nú núna enn ennþá áfram aftur áður alltaf aldrei oft sífellt ávallt
hér hérna hingað héðan þar þarna þangað þaðan hvar hvert hvaðan hvernig hvenær hví
vera er ert erum eruð eru var varst vorum voruð voru verið sé sért séum séuð séu væri værir værum væruð væru
verða verður verðum verðið varð varst urðum urðuð urðu verði verðir yrði yrðir yrðum yrðu
hafa hef hefur höfum hafði hafðir höfðum höfðuð höfðu hafi hafir hefði hefðir hefðum hefðu haft
munu mun munt munuð myndi myndir myndum mynduð myndu mundi mundu
skulu skal skalt skulum skuluð skuli skyldi skyldum skyldu
`;

const english = `
i me my mine myself we us our ours ourselves you your yours yourself yourselves he him his himself she her
hers herself it its itself they them their theirs themselves this that these those who whom whose which what
a an the some any each every either neither both all none no not nor only same such other another own
about above after again against along among around as at before below between beyond by despite down during
except for from in inside into near of off on onto out outside over per since through throughout to toward
towards under until up upon via with within without
and but or so if because while although though than then once when where why how here there
am is are was were be been being have has had having do does did doing done can could might must shall
should will would ought
also too very just more most much many few less least even still yet ever never always often
`;

/** Function words in all forms. A query of only these words must still find something. */
export const stopWords: Record<Language, ReadonlySet<string>> = {
  is: new Set(icelandic.trim().split(/\s+/)),
  'en-us': new Set(english.trim().split(/\s+/)),
};
