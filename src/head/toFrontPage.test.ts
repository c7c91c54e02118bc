import type { Navigation } from '../content/navigation';
import type { Site } from './Site';
import { toCentre } from './toCentre';
import { toFrontPage } from './toFrontPage';

const base: Omit<Site, 'centre'> = {
  lang: 'en-us',
  name: 'Miðstöð',
  toUrl: (path) => `https://example.is${path}`,
};
const site: Site = { ...base, centre: toCentre(base) };

const navigation: Navigation = {
  lang: 'en-us',
  groups: [],
  footerLinks: [],
  contact: 'info@example.is',
  telephone: '+354 555 0100',
  socialLinks: [
    { title: 'X', link: { href: 'https://example.com/x' } },
    { title: 'News', link: { href: '/en/ha-frettir/' } },
  ],
  address: [
    { kind: 'paragraph', children: [{ kind: 'text', text: 'Miðstöð' }] },
    {
      kind: 'paragraph',
      children: [
        { kind: 'strong', children: [{ kind: 'text', text: 'Bryggjustétt 4 \n101 ' }] },
        { kind: 'text', text: 'Reykjavík' },
      ],
    },
  ],
};

it('offers the search page of the language', () => {
  const [, website] = toFrontPage(site, undefined);
  expect(website).toMatchObject({
    url: 'https://example.is/en/',
    inLanguage: 'en-US',
    potentialAction: {
      target: { urlTemplate: 'https://example.is/en/leit/?query={search_term_string}' },
    },
  });
});

it('names the centre’s contact details and social media profiles', () => {
  const [centre] = toFrontPage(site, navigation);
  expect(centre).toMatchObject({
    '@id': 'https://example.is/#organization',
    address: 'Miðstöð, Bryggjustétt 4, 101 Reykjavík',
    email: 'info@example.is',
    telephone: '+354 555 0100',
    sameAs: ['https://example.com/x'],
  });
});
