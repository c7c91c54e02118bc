import type { Language } from '../i18n/languages';
import type { PreviewFailure, PreviewState } from './PreviewSession';

type Kind = PreviewState['subject']['kind'];

export type PreviewWords = {
  /** What the bar is called, and the button that unfolds it on a phone. */
  preview: string;
  kinds: Record<Kind, string>;
  /** What is on a page that is not one document's. */
  everything: Record<Kind, string>;
  /** Custom types by their ids; others are shown by the id. */
  types: Record<string, string>;
  languages: Record<Language, string>;
  untitled: string;
  until(time: string): string;
  asOn(date: string): string;
  loading: string;
  missing: string;
  missingWhy: string;
  frontPage: string;
  exit: string;
  share: string;
  shared: string;
  notShared: string;
  edit: string;
  newTab: string;
  release: string;
  noRelease: string;
  date: string;
  today: string;
  bothLanguages: string;
  failures: Record<PreviewFailure['kind'], { stamp: string; title: string; text: string }>;
  details: string;
  retry: string;
  published: string;
  elsewhere: Record<NonNullable<PreviewState['elsewhere']>, string>;
  takeOver: string;
  close: string;
  sideBySide: string;
  reading: string;
  unreadable: string;
  noTranslation: Record<Language, string>;
  noPage: string;
  untranslated(count: number): string;
  translated: string;
  isMissing: string;
  isSame: string;
  /** On the mark beside a text in the translation. */
  mark: string;
  /** Fields by their ids; others are shown by the id. */
  fields: Record<string, string>;
};

const is: PreviewWords = {
  preview: 'Forskoðun',
  kinds: { draft: 'Drög', release: 'Útgáfa', experiment: 'Tilraun' },
  everything: {
    draft: 'Þessi síða með öllum drögum',
    release: 'Þessi síða með öllu sem er í útgáfunni',
    experiment: 'Þessi síða eins og hún er í tilrauninni',
  },
  types: {
    article: 'Frétt eða viðburður',
    project: 'Verkefni',
    association: 'Fagfélag',
    association_page: 'Síða fagfélags',
    page: 'Síða',
    homepage: 'Forsíða',
  },
  languages: { is: 'íslenska', 'en-us': 'enska' },
  untitled: 'Án titils',
  until: (time) => `til kl. ${time}`,
  asOn: (date) => `staðan ${date}`,
  loading: 'Sæki drög …',
  missing: 'Þetta skjal er ekki í forskoðuninni',
  missingWhy: 'Því hefur verið eytt eða það á annað veffang núna.',
  frontPage: 'Á forsíðuna',
  exit: 'Hætta í forskoðun',
  share: 'Afrita tengil',
  shared: 'Tengillinn er kominn á klippiborðið.',
  notShared: 'Vafrinn leyfir ekki að afrita. Tengillinn er hér:',
  edit: 'Breyta í Prismic',
  newTab: 'opnast í nýjum flipa',
  release: 'Útgáfa',
  noRelease: 'Engin',
  date: 'Dagur',
  today: 'Í dag',
  bothLanguages: 'Bæði tungumál',
  failures: {
    ended: {
      stamp: 'Lokið',
      title: 'Forskoðuninni er lokið',
      text: 'Það sem stendur á síðunni getur verið útgefna efnið eða gömul drög. Opnaðu skjalið í Prismic og veldu Preview til að byrja nýja forskoðun.',
    },
    refused: {
      stamp: 'Villa',
      title: 'Þessi forskoðunartengill gildir ekki hér',
      text: 'Hann er ekki frá efnisgeymslu þessa vefs, eða vísar á efni sem er ekki til. Opnaðu forskoðunina aftur úr Prismic.',
    },
    cookies: {
      stamp: 'Villa',
      title: 'Vafrinn geymir engar vafrakökur',
      text: 'Forskoðun þarf eina vafraköku, sem endist í klukkustund. Leyfðu vafrakökur fyrir þennan vef og reyndu aftur.',
    },
    private: {
      stamp: 'Villa',
      title: 'Drögin eru læst',
      text: 'Efnisgeymslan leyfir vafranum ekki að lesa drög. Biddu þann sem sér um vefinn að opna fyrir forskoðun.',
    },
    network: {
      stamp: 'Villa',
      title: 'Ekkert samband',
      text: 'Ekki náðist í drögin, og það sem stendur á síðunni getur verið útgefna efnið. Athugaðu nettenginguna og reyndu aftur.',
    },
    service: {
      stamp: 'Villa',
      title: 'Ekki tókst að sækja drögin',
      text: 'Prismic sendi svar sem ekki er hægt að nota, og það sem stendur á síðunni getur verið útgefna efnið. Reyndu aftur eftir stutta stund.',
    },
  },
  details: 'Nánar, fyrir forritara',
  retry: 'Reyna aftur',
  published: 'Sjá útgefna síðu',
  elsewhere: {
    other: 'Önnur forskoðun er opin í öðrum flipa. Hér er áfram sú sem var opnuð í þessum flipa.',
    ended: 'Hætt var í forskoðuninni í öðrum flipa. Hér standa enn drögin sem voru opin.',
  },
  takeOver: 'Sýna hina hér',
  close: 'Loka',
  sideBySide: 'Íslenska og enska hlið við hlið',
  reading: 'Ber málin saman …',
  unreadable: 'Ekki tókst að lesa skjalið á báðum málum.',
  noTranslation: {
    is: 'Þetta skjal er ekki til á íslensku.',
    'en-us': 'Þetta skjal er ekki til á ensku.',
  },
  noPage: 'Þetta skjal á sér enga síðu á vefnum.',
  untranslated: (count) =>
    count % 10 === 1 && count % 100 !== 11
      ? `${count} texti er óþýddur`
      : `${count} textar eru óþýddir`,
  translated: 'Allur texti er þýddur.',
  isMissing: 'vantar',
  isSame: 'eins á báðum málum',
  mark: 'Óþýtt',
  fields: {
    title: 'Titill',
    lead: 'Inngangur',
    content: 'Efni',
    text: 'Texti',
    heading: 'Fyrirsögn',
    link_text: 'Texti tengils',
    place: 'Staður',
    author: 'Höfundur',
    photographer: 'Ljósmyndari',
    designer: 'Hönnuður',
    location: 'Staðsetning',
    sections: 'Hlutar forsíðu',
    body: 'Valmynd',
    address: 'Heimilisfang',
    info_text: 'Upplýsingar',
    telephone: 'Sími',
    contact_info: 'Netfang',
    links: 'Samfélagsmiðlar',
    link_title: 'Titill tengils',
    copyright: 'Höfundarréttur',
    footer_info_text: 'Texti í síðufæti',
    footer_links: 'Tenglar í síðufæti',
    newsletter_title: 'Titill póstlista',
    placeholder: 'Vísbending í reit',
    signup_button: 'Hnappur póstlista',
  },
};

const en: PreviewWords = {
  preview: 'Preview',
  kinds: { draft: 'Draft', release: 'Release', experiment: 'Experiment' },
  everything: {
    draft: 'This page with all drafts',
    release: 'This page with everything in the release',
    experiment: 'This page as it is in the experiment',
  },
  types: {
    article: 'News or event',
    project: 'Project',
    association: 'Association',
    association_page: 'Association’s page',
    page: 'Page',
    homepage: 'Front page',
  },
  languages: { is: 'Icelandic', 'en-us': 'English' },
  untitled: 'Untitled',
  until: (time) => `until ${time}`,
  asOn: (date) => `as of ${date}`,
  loading: 'Loading drafts …',
  missing: 'This document is not in the preview',
  missingWhy: 'It has been deleted, or has another address now.',
  frontPage: 'To the front page',
  exit: 'Leave the preview',
  share: 'Copy link',
  shared: 'The link is on the clipboard.',
  notShared: 'The browser does not allow copying. Here is the link:',
  edit: 'Edit in Prismic',
  newTab: 'opens in a new tab',
  release: 'Release',
  noRelease: 'None',
  date: 'Date',
  today: 'Today',
  bothLanguages: 'Both languages',
  failures: {
    ended: {
      stamp: 'Over',
      title: 'The preview is over',
      text: 'What is on this page may be the published content or an old draft. To start a new preview, open the document in Prismic and choose Preview.',
    },
    refused: {
      stamp: 'Error',
      title: 'This preview link is not valid here',
      text: 'It is not from this site’s repository, or leads to content that does not exist. Open the preview from Prismic again.',
    },
    cookies: {
      stamp: 'Error',
      title: 'The browser keeps no cookies',
      text: 'A preview needs one cookie, which lasts an hour. Allow cookies for this site and try again.',
    },
    private: {
      stamp: 'Error',
      title: 'The drafts are locked',
      text: 'The repository does not let the browser read drafts. Ask whoever looks after the site to open it for previews.',
    },
    network: {
      stamp: 'Error',
      title: 'No connection',
      text: 'The drafts could not be reached, and what is on this page may be the published content. Check the connection and try again.',
    },
    service: {
      stamp: 'Error',
      title: 'The drafts could not be loaded',
      text: 'Prismic sent an answer that cannot be used, and what is on this page may be the published content. Try again in a little while.',
    },
  },
  details: 'Details, for developers',
  retry: 'Try again',
  published: 'See the published page',
  elsewhere: {
    other: 'Another tab has another preview open. This tab still shows its own.',
    ended: 'The preview was ended in another tab. This tab still shows the drafts it had.',
  },
  takeOver: 'Show that one here',
  close: 'Close',
  sideBySide: 'Icelandic and English side by side',
  reading: 'Comparing the languages …',
  unreadable: 'The document could not be read in both languages.',
  noTranslation: {
    is: 'This document does not exist in Icelandic.',
    'en-us': 'This document does not exist in English.',
  },
  noPage: 'This document has no page on the site.',
  untranslated: (count) =>
    count === 1 ? '1 text is not translated' : `${count} texts are not translated`,
  translated: 'All text is translated.',
  isMissing: 'missing',
  isSame: 'the same in both languages',
  mark: 'Not translated',
  fields: {
    title: 'Title',
    lead: 'Lead',
    content: 'Content',
    text: 'Text',
    heading: 'Heading',
    link_text: 'Words of the link',
    place: 'Place',
    author: 'Author',
    photographer: 'Photographer',
    designer: 'Designer',
    location: 'Location',
    sections: 'Parts of the front page',
    body: 'Menu',
    address: 'Address',
    info_text: 'Information',
    telephone: 'Telephone',
    contact_info: 'E-mail',
    links: 'Social networks',
    link_title: 'Title of the link',
    copyright: 'Copyright',
    footer_info_text: 'Text in the footer',
    footer_links: 'Links in the footer',
    newsletter_title: 'Title of the newsletter',
    placeholder: 'Hint in the field',
    signup_button: 'Button of the newsletter',
  },
};

/** What the preview bar says. Readers without a preview never load it, so it is not in `i18n/messages/`. */
export const previewWords: Record<Language, PreviewWords> = { is, 'en-us': en };
