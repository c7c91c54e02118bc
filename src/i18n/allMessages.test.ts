import { allMessages } from './allMessages';
import { issueTexts } from './issueTexts';
import { languages } from './languages';

it('every message but the name of the site is translated', () => {
  const { is, 'en-us': en } = allMessages;
  const same = Object.keys(is).filter((id) => Reflect.get(is, id) === Reflect.get(en, id));
  expect(same).toEqual(['sitename']);
  const icelandic = Object.entries(en).filter(([, text]) =>
    /[áðéíóúýþæö]/i.test(text.replaceAll(en.sitename, '')),
  );
  expect(icelandic).toEqual([]);
});

// A line of 375 px fits 15 letters of 32 px. A longer word would break without a hyphen, because
// messages have no soft hyphens.
it.each(Object.entries(allMessages))(
  '%s: every word fits a line on a phone with text of 200 %%',
  (_, messages) => {
    const long = Object.values(messages).filter((text) => /\p{L}{16}/u.test(text));
    expect(long).toEqual([]);
  },
);

it('has the keys whose names docs/behaviour.md promises', () => {
  const keys = Object.keys(allMessages.is);
  const exact = ['header.search', 'sitename', 'menu', 'close', 'cta.label'];
  expect(keys).toEqual(expect.arrayContaining([...exact, 'readmore', 'relateditems', 'share']));
  for (const group of 'article consent 404 articles projects associations search'.split(' ')) {
    expect(keys).toContainEqual(expect.stringMatching(`^${group}\\.`));
  }
});

it.each(languages)('%s: labels of people suit one name and several names', (lang) => {
  const texts = [...Object.values(allMessages[lang]), ...Object.values(issueTexts[lang])];
  const singular =
    /^(Höfundur|Hönnuður|Ljósmyndari|Ritstjóri|Gestur|Viðmælandi|Designer|Photographer|Editor)$/;
  expect(texts.filter((text) => singular.test(String(text)))).toEqual([]);
});
