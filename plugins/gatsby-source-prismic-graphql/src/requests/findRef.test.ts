import { findRef } from './findRef';

const refs = [
  { ref: 'ZaaaaBAAACgAbCdE', id: 'master', label: 'Master', isMasterRef: true },
  { ref: 'ZccccBAAACgAbCdG~ZaaaaBAAACgAbCdE', id: 'ZbbbbBAAACgAbCdF', label: 'Christmas campaign' },
];

test.each([
  ['Christmas campaign', 'ZccccBAAACgAbCdG~ZaaaaBAAACgAbCdE'],
  ['ZbbbbBAAACgAbCdF', 'ZccccBAAACgAbCdG~ZaaaaBAAACgAbCdE'],
  ['ZccccBAAACgAbCdG~ZaaaaBAAACgAbCdE', 'ZccccBAAACgAbCdG~ZaaaaBAAACgAbCdE'],
  ['master', 'ZaaaaBAAACgAbCdE'],
  ['YoldoBAAACgAbCdE', 'YoldoBAAACgAbCdE'],
  [
    'https://acme.prismic.io/previews/a:b?websitePreviewId=c',
    'https://acme.prismic.io/previews/a:b?websitePreviewId=c',
  ],
])('%s is %s', (prismicRef, ref) => {
  expect(findRef(prismicRef, refs)).toBe(ref);
});

test('what is neither gets a list of what there is', () => {
  expect(() => findRef('Easter', refs)).toThrow(
    /prismicRef .* 'Easter', which is no ref or release [^]*'master', label 'Master'\n {2}Zcccc.*'Christmas campaign'$/,
  );
});
