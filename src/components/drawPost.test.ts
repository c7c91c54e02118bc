/** @jest-environment jsdom */
import { languageFacts, languages } from '../i18n/languages';
import { drawPost } from './drawPost';
import { loadScript } from './loadScript';

jest.mock('./loadScript', () => ({
  loadScript: jest.fn().mockRejectedValue(new Error('blocked')),
}));

it.each(languages)('asks Facebook for its script in the language of a page in %s', async (lang) => {
  const url = 'https://www.facebook.com/permalink.php?story_fbid=1&id=2';
  const drawn = drawPost(document.body, { provider: 'Facebook', url, lang });
  await expect(drawn).rejects.toThrow('blocked');
  expect(loadScript).toHaveBeenLastCalledWith(
    expect.stringContaining(`facebook.net/${languageFacts[lang].openGraph}/sdk.js`),
  );
});
