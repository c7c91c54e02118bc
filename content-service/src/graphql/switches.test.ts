import { DEFAULT_SWITCHES, describeSwitches, parseSwitch } from './switches';

test.each([
  ['emptyValues=rest', { emptyValues: 'rest' }],
  ['pageLimit=100', { pageLimit: 100 }],
  ['defaultSort=meta_firstPublicationDate_ASC', { defaultSort: 'meta_firstPublicationDate_ASC' }],
])('%s is a switch', (text, parsed) => {
  expect(parseSwitch(text)).toEqual(parsed);
});

test.each([
  '',
  'emptyValues',
  'emptyValues=',
  'emptyValues=[]',
  'pageLimit=0',
  'pageLimit=x',
  'toString=1',
])('"%s" is none', (text) => {
  expect(parseSwitch(text)).toBeUndefined();
});

test('every switch is described with its default, which it takes', () => {
  const described = describeSwitches();
  for (const [name, value] of Object.entries(DEFAULT_SWITCHES)) {
    expect(described).toContain(`${name}=`);
    expect(parseSwitch(`${name}=${value}`)).toEqual({ [name]: value });
  }
});
