import type { PrismicPluginOptions } from '../src/PrismicPluginOptions';
import type { FakeRepository } from './startFakeRepository';

/** Options for pages of articles in both languages of the repository. */
export const fakeOptions = ({ endpoint }: FakeRepository): PrismicPluginOptions => ({
  endpoint,
  accessToken: 'secret',
  defaultLang: 'is',
  langs: ['is', 'en-us'],
  shortenUrlLangs: true,
  pages: [{ type: 'Article', match: '/:lang?/ha-frettir/:uid', component: '/article.tsx' }],
});
