import { sourcesOf } from './HostingRules';

const decomposed = '/ö'.normalize('NFD');

it('an address has forms with and without its slash, composed and decomposed', () => {
  expect(sourcesOf('/ö')).toEqual(['/ö', '/ö/', decomposed, `${decomposed}/`]);
  expect(sourcesOf('/a')).toEqual(['/a', '/a/']);
});

it('the form of the target is no source, so that no page redirects to itself', () => {
  expect(sourcesOf(decomposed, '/ö/')).toEqual([decomposed, `${decomposed}/`]);
});
