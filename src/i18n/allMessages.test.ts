import { allMessages } from './allMessages';

it('every message but the name of the site is translated', () => {
  const { is, 'en-us': en } = allMessages;
  const same = Object.keys(is).filter((id) => Reflect.get(is, id) === Reflect.get(en, id));
  expect(same).toEqual(['sitename']);
  const icelandic = Object.entries(en).filter(([, text]) =>
    /[áðéíóúýþæö]/i.test(text.replaceAll(en.sitename, '')),
  );
  expect(icelandic).toEqual([]);
});
