import { toNavigation } from './navigation';

/** A homepage whose fields are all empty. */
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

it('is empty for an empty homepage', () => {
  expect(toNavigation(bare)).toEqual({ lang: 'is', groups: [], socialLinks: [], footerLinks: [] });
});

it('removes the white space of a careless paste from the e-mail address', () => {
  const { contact } = toNavigation({ ...bare, contact_info: 'midstod@\nexample.is' }) ?? {};
  expect(contact).toBe('midstod@example.is');
});

it('returns undefined for a language that the site does not have', () => {
  expect(toNavigation({ ...bare, _meta: { id: 'x', lang: 'fr-fr' } })).toBeUndefined();
  expect(toNavigation(null)).toBeUndefined();
});

it('links a group to its default link, else to its address', () => {
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

it('leaves out links without a title or a target', () => {
  const links = [
    { link_title: 'Facebook', link_link: web },
    { link_title: null, link_link: web },
    { link_title: 'X', link_link: null },
  ];
  expect(toNavigation({ ...bare, links })?.socialLinks).toEqual([
    { title: 'Facebook', link: { href: 'https://example.is/' } },
  ]);
});

it('has a newsletter if there are a title and a button text; the placeholder is optional', () => {
  const texts = { newsletter_title: 'Fréttabréf', signup_button: 'Skrá mig', placeholder: ' ' };
  expect(toNavigation({ ...bare, ...texts })?.newsletter).toEqual({
    title: 'Fréttabréf',
    button: 'Skrá mig',
  });
  const hint = { placeholder: 'Netfangið þitt' };
  expect(toNavigation({ ...bare, ...texts, ...hint })?.newsletter).toMatchObject(hint);
  for (const field of ['newsletter_title', 'signup_button']) {
    expect(toNavigation({ ...bare, ...texts, [field]: null })?.newsletter).toBeUndefined();
  }
});
