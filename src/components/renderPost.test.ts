/** @jest-environment jsdom */
import { languageSettings, languages } from '../i18n/languages';
import { loadScript } from './loadScript';
import { renderPost } from './renderPost';

jest.mock('./loadScript', () => ({
  loadScript: jest.fn().mockRejectedValue(new Error('blocked')),
}));

it.each(languages)('loads the script of Facebook in the language of the page: %s', async (lang) => {
  const url = 'https://www.facebook.com/permalink.php?story_fbid=1&id=2';
  const rendered = renderPost(document.body, { provider: 'Facebook', url, lang });
  await expect(rendered).rejects.toThrow('blocked');
  expect(loadScript).toHaveBeenLastCalledWith(
    expect.stringContaining(`facebook.net/${languageSettings[lang].openGraph}/sdk.js`),
  );
});
