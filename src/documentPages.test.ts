import { documentPages } from './documentPages';

const text = (title: string) => [{ type: 'heading1', text: title, spans: [] }];

it.each(documentPages)('a document needs a title for a page ($template)', ({ required }) => {
  expect(required?.field).toBe('title');
  expect(required?.isFilled(text('Skál'))).toBe(true);
  for (const title of [undefined, null, '', 'Skál', 7, {}, [], [null], text(''), text(' \n')]) {
    expect(required?.isFilled(title)).toBe(false);
  }
});
