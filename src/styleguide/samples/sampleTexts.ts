import type { Language } from '../../i18n/languages';

type Texts = {
  /** The shortest possible title. */
  shortTitle: string;
  /** A title of typical length. */
  title: string;
  /**
   * Three titles that test the layout: one three times as long as the longest title of the sample
   * documents, one very long compound, and one of many long words.
   */
  longTitles: [whole: string, compound: string, many: string];
  titles: string[];
  sentence: string;
  paragraph: string;
  person: string;
  /** Several names in a field for one. */
  persons: string;
  place: string;
  longPlace: string;
  category: string;
  credit: string;
  alt: string;
  /** Thirty tags. */
  tags: string[];
  associations: string[];
  pages: string[];
  partnerGroups: [main: string, partners: string, friends: string];
};

/** Texts of the style guide and the dummies. All of them are made up. */
export const sampleTexts: Record<Language, Texts> = {
  is: {
    shortTitle: 'Ull',
    title: 'Stóll sem má sitja á í rigningu',
    longTitles: [
      'Snjóflóðavarnargarðarnir ofan byggðarinnar hafa breytt bæjarmyndinni meira en nokkurt annað mannvirki síðustu fimmtíu árin og nú er spurt hvort landslagsarkitektar hafi fengið nægan tíma til verksins og hvort nokkur hafi spurt íbúana í brekkunni álits áður en fyrsta skóflustungan var tekin?',
      'Vaðlaheiðarvegavinnuverkfærageymsluskúraútidyralyklakippuhringur',
      'Hönnunarsamkeppnisdómnefndarfulltrúar heimsóttu grunnskólabyggingarframkvæmdirnar, hjúkrunarheimilisviðbygginguna og almenningssamgöngumiðstöðina',
    ],
    titles: [
      'Ljósið á bryggjunni',
      'Fjórtán stafir í nýju letri',
      'Hraunið fékk að vera',
      'Þegar gluggarnir sneru að sjónum',
    ],
    sentence:
      'Ein setning sem segir hvað hér er á ferðinni, hvorki lengri né styttri en gengur og gerist.',
    paragraph:
      'Hér stendur efnisgrein af venjulegri lengd. Hún er aðeins til þess að sjá hvernig texti leggst í línur, hvar orðum er skipt og hve langt er á milli lína. Lesandinn á að geta haldið áfram án þess að leita að næstu línu.',
    person: 'Þórunn Ægisdóttir',
    persons:
      'Þórunn Ægisdóttir, Sigurbergur Þorvaldsson, Guðríður Ástríður Hallgrímsdóttir, Aðalsteinn Önundarson og Ísleifur Úlfarsson',
    place: 'Vélasalurinn',
    longPlace:
      'Skúffusafnið, gamla netagerðin, Bryggjustétt 17, fjölnotasalur á annarri hæð, gengið inn um portið',
    category: 'Viðtal',
    credit: 'Mynd: Ísleifur Úlfarsson',
    alt: 'Rammi með tveimur skálínum og hring í miðju, teiknaður til prófunar',
    tags: [
      'arkitektúr',
      'borgarskipulag',
      'endurnýting',
      'ferðaþjónustumannvirki',
      'fatahönnun',
      'grafísk hönnun',
      'gullsmíði',
      'handverk',
      'hjúkrunarheimili',
      'hljóðvist',
      'húsgögn',
      'innanhússarkitektúr',
      'keramik',
      'kolefnisspor',
      'landslag',
      'leikvellir',
      'letur',
      'leturgerð',
      'ljós',
      'mannvirkjahönnunarstaðlar',
      'myndlýsingar',
      'nám',
      'samkeppnir',
      'skólar',
      'steypa',
      'sýningar',
      'textíll',
      'timbur',
      'upplýsingahönnun',
      'vöruhönnun',
    ],
    associations: [
      'Lóðlína, félag arkitekta',
      'Skammel, félag húsgagna- og innanhússarkitekta',
      'Félag skipulagsfræðinga, umhverfissálfræðinga og almenningsrýmishönnuða á Norðausturlandi',
      'Deigla, félag gullsmiða',
      'Glóð, félag leirlistafólks',
      'Þúfa, félag landslagsarkitekta',
      'Ívaf, félag um textíl',
      'Fjaðurpenni, félag teiknara',
      'Nót og fjöður, félag vöru- og iðnhönnuða',
      'Þjóðbúningasaumameistarafélagið',
      'Ö',
    ],
    pages: [
      'Lög félagsins',
      'Stjórn og nefndir',
      'Samkeppnisreglur og dómnefndar\u00ADfulltrúa\u00ADskráning',
    ],
    partnerGroups: ['Bakhjarlar', 'Samstarfsaðilar', 'Vinir hátíðarinnar'],
  },
  'en-us': {
    shortTitle: 'Wool',
    title: 'A chair to sit on in the rain',
    longTitles: [
      'The avalanche barriers above the town have changed the way it looks more than any other structure of the past fifty years and the question is now whether its landscape architects had time for the job, and whether anyone had asked the people on the hillside what they thought of it before the first sod was turned?',
      'Vaðlaheiðarvegavinnuverkfærageymsluskúraútidyralyklakippuhringur',
      'Interdisciplinary infrastructure representatives photographed counterintuitive reconstruction specifications, telecommunications headquarters notwithstanding',
    ],
    titles: [
      'The light on the pier',
      'Fourteen letters of a new typeface',
      'The lava was left alone',
      'When the windows turned to the sea',
    ],
    sentence:
      'One sentence that says what this is about, neither longer nor shorter than most of them are.',
    paragraph:
      'This is a paragraph of ordinary length. It is here to show how text falls into lines, where words are broken, and how far apart the lines are. A reader should be able to go on without looking for the next line.',
    person: 'Þórunn Ægisdóttir',
    persons:
      'Þórunn Ægisdóttir, Sigurbergur Þorvaldsson, Guðríður Ástríður Hallgrímsdóttir, Aðalsteinn Önundarson and Ísleifur Úlfarsson',
    place: 'The engine hall',
    longPlace:
      'Museum of Drawers, the old net workshop, Bryggjustétt 17, multipurpose hall on the second floor, entrance from the courtyard',
    category: 'Interview',
    credit: 'Photo: Ísleifur Úlfarsson',
    alt: 'A frame with two diagonals and a circle in the middle, drawn as a test',
    tags: [
      'accessibility',
      'acoustics',
      'architecture',
      'brickwork',
      'ceramics',
      'circularity',
      'competitions',
      'concrete',
      'craft',
      'education',
      'exhibitions',
      'fashion',
      'furniture',
      'goldsmithing',
      'graphic design',
      'illustration',
      'information design',
      'infrastructure',
      'interiors',
      'landscape',
      'lettering',
      'lighting',
      'playgrounds',
      'product design',
      'schools',
      'telecommunications architecture',
      'textiles',
      'timber',
      'typefaces',
      'urban planning',
    ],
    associations: [
      'Plumb Line Association of Architects',
      'Footstool Association of Furniture and Interior Architects',
      'Association of Planners, Environmental Psychologists and Designers of Public Space in Northeast Iceland',
      'Embers Ceramic Society',
      'Crucible Goldsmiths’ Association',
      'Quill Association of Illustrators',
      'Tussock Association of Landscape Architects',
      'National Costume Seamstresses’ Guild',
      'Tongue and Groove Association of Product and Industrial Designers',
      'Weft Textile Society',
      'Z',
    ],
    pages: ['Bylaws', 'Board and committees', 'Competition rules and registration of jury members'],
    partnerGroups: ['Patrons', 'Partners', 'Friends of the festival'],
  },
};
