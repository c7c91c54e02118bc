import { toLangs } from './toLangs';

test('languages are those of the entry, else of the plugin, the default one, the master one', () => {
  const listed = ['is', 'en-us'];
  expect(toLangs({ langs: ['is'] }, { langs: ['en-us'] }, listed)).toEqual(['is']);
  expect(toLangs({}, { langs: ['en-us'], defaultLang: 'is' }, listed)).toEqual(['en-us']);
  expect(toLangs({}, { defaultLang: 'en-us' }, listed)).toEqual(['en-us']);
  expect(toLangs({}, {}, listed)).toEqual(['is']);
  expect(toLangs({}, {})).toEqual([]);
});
