import type { TextLanguage } from './textRules';

/**
 * Places of the sample content: the name in English texts, and the stem that all its Icelandic forms
 * begin with, as the source of a pattern (`Ísafjörður`, `Ísafirði`, `Ísafjarðar`).
 */
const stems: Record<string, string> = {
  Akranes: 'Akranes',
  Akureyri: 'Akureyr',
  Bakkagarður: 'Bakkag',
  Bergstaðastræti: 'Bergstaðastræt',
  Blönduós: 'Blönduós',
  Breiðafjörður: 'Breiðaf',
  Bryggjustétt: 'Bryggjustétt',
  Dalir: 'D(?:ali|ölum)',
  Egilsstaðir: 'Egilsst',
  Eyrarbakki: 'Eyrarbakk',
  Grandagarður: 'Grandag',
  Grandi: 'Grand[ai]$',
  Hafnarfjörður: 'Hafnarf',
  Hamraborg: 'Hamraborg',
  Hellissandur: 'Hellissand',
  Hlemmur: 'Hlemm',
  Hólmaslóð: 'Hólmaslóð',
  Hólmavík: 'Hólmavík',
  Hverfisgata: 'Hverfisg',
  Húsavík: 'Húsavík',
  Kolgrafarvík: 'Kolgrafarv',
  Kópavogur: 'Kópavog',
  Laufásvegur: 'Laufásveg',
  Laugavegur: 'Laugaveg',
  Reykjavík: 'Reykjavík',
  Selfoss: 'Selfoss',
  Seyðisfjörður: 'Seyðisf',
  Siberia: 'Síberí',
  Siglufjörður: 'Sigluf',
  Skagaströnd: 'Skagastr',
  Skólavörðustígur: 'Skólavörðust',
  Spítalastígur: 'Spítalast',
  Strandir: 'Str[aö]nd(?:ir|um|a)$',
  Stykkishólmur: 'Stykkish',
  Vík: 'Vík$',
  Ísafjörður: 'Ísaf(?:j[aö]rð|irð)',
  Öræfi: 'Öræf',
  Þingholt: 'Þingholt',
};

type PlaceTest = (word: string) => boolean;

const testsOf: Record<TextLanguage, (name: string, stem: string) => PlaceTest> = {
  is: (_name, stem) => {
    const pattern = new RegExp(`^${stem}`, 'u');
    return (word) => pattern.test(word);
  },
  'en-us': (name) => (word) => word === name,
};

/** The places that a text names, by their names in English texts. */
export function placesIn(text: string, lang: TextLanguage): string[] {
  const words = text.match(/\p{Lu}\p{L}+/gu) ?? [];
  return Object.entries(stems)
    .filter(([name, stem]) => words.some(testsOf[lang](name, stem)))
    .map(([name]) => name);
}
