import { defaultSwitches, describeSwitches, parseSwitch } from './switches';

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
])('"%s" is not a switch', (text) => {
  expect(parseSwitch(text)).toBeUndefined();
});

test('every switch is described with its default, which is a valid value', () => {
  const described = describeSwitches();
  for (const [name, value] of Object.entries(defaultSwitches)) {
    expect(described).toContain(`${name}=`);
    expect(parseSwitch(`${name}=${value}`)).toEqual({ [name]: value });
  }
});
