import { toNavigation } from './navigation';

/** A homepage of which an editor has filled in nothing. */
const bare: Queries.NavigationFragment = {
  _meta: { id: 'homepage-is', lang: 'is' },
  body: null,
  address: null,
  info_text: null,
  telephone: null,
  contact_info: null,
  links: null,
  copyright: null,
  footer_info_text: null,
  footer_links: null,
  newsletter_title: null,
  placeholder: null,
  signup_button: null,
};

const web = { _linkType: 'Link.web', url: 'https://example.is/', target: null };

it('is empty, not broken, when the homepage is', () => {
  expect(toNavigation(bare)).toEqual({ lang: 'is', groups: [], socialLinks: [], footerLinks: [] });
});

it('is nothing in a language that the site does not speak', () => {
  expect(toNavigation({ ...bare, _meta: { id: 'x', lang: 'fr-fr' } })).toBeUndefined();
  expect(toNavigation(null)).toBeUndefined();
});

it('leads a group to its default link, else to its address', () => {
  const body = [
    { primary: { title: 'Fréttir', url: '/ha-frettir/', default_link: null }, fields: null },
    { primary: { title: 'Vefur', url: '/ha-frettir/', default_link: web }, fields: null },
    { primary: { title: 'Annað', url: null, default_link: null }, fields: null },
    { primary: { title: null, url: '/x/', default_link: null }, fields: null },
  ];
  expect(toNavigation({ ...bare, body })?.groups).toEqual([
    { title: 'Fréttir', link: { href: '/ha-frettir/' }, links: [] },
    { title: 'Vefur', link: { href: 'https://example.is/' }, links: [] },
    { title: 'Annað', links: [] },
  ]);
});

it('leaves out links that lack their words or their target', () => {
  const links = [
    { link_title: 'Facebook', link_link: web },
    { link_title: null, link_link: web },
    { link_title: 'X', link_link: null },
  ];
  expect(toNavigation({ ...bare, links })?.socialLinks).toEqual([
    { title: 'Facebook', link: { href: 'https://example.is/' } },
  ]);
});

it('has a newsletter with a title and a word for its button, the hint apart', () => {
  const words = { newsletter_title: 'Fréttabréf', signup_button: 'Skrá mig', placeholder: ' ' };
  expect(toNavigation({ ...bare, ...words })?.newsletter).toEqual({
    title: 'Fréttabréf',
    button: 'Skrá mig',
  });
  const hint = { placeholder: 'Netfangið þitt' };
  expect(toNavigation({ ...bare, ...words, ...hint })?.newsletter).toMatchObject(hint);
  for (const field of ['newsletter_title', 'signup_button']) {
    expect(toNavigation({ ...bare, ...words, [field]: null })?.newsletter).toBeUndefined();
  }
});
