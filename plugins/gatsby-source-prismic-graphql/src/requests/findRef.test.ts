import { findRef } from './snapshot';

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
  ['m-aLx3dREAAC8A1f2k:p-9f1c7a52', 'm-aLx3dREAAC8A1f2k:p-9f1c7a52'],
])('%s names the ref %s', (prismicRef, ref) => {
  expect(findRef(prismicRef, refs)).toBe(ref);
});

test('the error for an unknown ref lists the known refs', () => {
  expect(() => findRef('Easter', refs)).toThrow(
    /prismicRef .* 'Easter', which is not a ref or release [^]*'master', label 'Master'\n {2}Zcccc.*'Christmas campaign'$/,
  );
});
