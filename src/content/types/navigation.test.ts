import { toNavigation } from './navigation';

const navigation = (fields: object = {}, lang = 'is') =>
  toNavigation({ _meta: { id: 'homepage', lang }, ...fields } as Queries.NavigationFragment);

const web = { _linkType: 'Link.web', url: 'https://example.is/', target: null };

it('is empty for an empty homepage', () => {
  expect(navigation()).toEqual({ lang: 'is', groups: [], socialLinks: [], footerLinks: [] });
});

it('removes the white space of a careless paste from the e-mail address', () => {
  const { contact } = navigation({ contact_info: 'midstod@\nexample.is' }) ?? {};
  expect(contact).toBe('midstod@example.is');
});

it('returns undefined for a language that the site does not have', () => {
  expect(navigation({}, 'fr-fr')).toBeUndefined();
  expect(toNavigation(null)).toBeUndefined();
});

it('links a group to its default link, else to its address', () => {
  const body = [
    { primary: { title: 'Fréttir', url: '/ha-frettir/', default_link: null }, fields: null },
    { primary: { title: 'Vefur', url: '/ha-frettir/', default_link: web }, fields: null },
    { primary: { title: 'Annað', url: null, default_link: null }, fields: null },
    { primary: { title: null, url: '/x/', default_link: null }, fields: null },
  ];
  expect(navigation({ body })?.groups).toEqual([
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
  expect(navigation({ links })?.socialLinks).toEqual([
    { title: 'Facebook', link: { href: 'https://example.is/' } },
  ]);
});

it('has a newsletter if there are a title and a button text; the placeholder is optional', () => {
  const texts = { newsletter_title: 'Fréttabréf', signup_button: 'Skrá mig', placeholder: ' ' };
  expect(navigation(texts)?.newsletter).toEqual({
    title: 'Fréttabréf',
    button: 'Skrá mig',
  });
  const hint = { placeholder: 'Netfangið þitt' };
  expect(navigation({ ...texts, ...hint })?.newsletter).toMatchObject(hint);
  for (const field of ['newsletter_title', 'signup_button']) {
    expect(navigation({ ...texts, [field]: null })?.newsletter).toBeUndefined();
  }
});
