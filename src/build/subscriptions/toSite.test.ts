import { toSite } from './toSite';

it('makes absolute URLs and encodes Icelandic letters', () => {
  const { host, urlOf } = toSite('https://example.is/');
  expect(host).toBe('example.is');
  expect(urlOf('/')).toBe('https://example.is/');
  expect(urlOf('/ha-frettir/HönnunarMars/')).toBe(
    'https://example.is/ha-frettir/H%C3%B6nnunarMars/',
  );
});

it('does not encode twice', () => {
  const { urlOf } = toSite('https://example.is');
  expect(urlOf('/page/H%C3%B6nnun/')).toBe('https://example.is/page/H%C3%B6nnun/');
  expect(urlOf('/page/a%2Fb/')).toBe('https://example.is/page/a%2Fb/');
});

it('keeps the path and the port of the site', () => {
  const { host, urlOf } = toSite('http://localhost:9000/vefur');
  expect(host).toBe('localhost');
  expect(urlOf('/en/')).toBe('http://localhost:9000/vefur/en/');
});

it.each([undefined, null, '', 'example.is', 'ftp://example.is', 7])(
  'throws an error with a remedy for the address %p',
  (siteUrl) => {
    expect(() => toSite(siteUrl)).toThrow(/Set SITE_URL to the address of the published site/);
  },
);
