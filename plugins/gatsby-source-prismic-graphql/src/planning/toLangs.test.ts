import { toLangs } from './planLists';

test('uses the entry’s langs, else the plugin’s langs, else defaultLang, else the master language', () => {
  const listed = ['is', 'en-us'];
  expect(toLangs({ langs: ['is'] }, { langs: ['en-us'] }, listed)).toEqual(['is']);
  expect(toLangs({}, { langs: ['en-us'], defaultLang: 'is' }, listed)).toEqual(['en-us']);
  expect(toLangs({}, { defaultLang: 'en-us' }, listed)).toEqual(['en-us']);
  expect(toLangs({}, {}, listed)).toEqual(['is']);
  expect(toLangs({}, {})).toEqual([]);
});
