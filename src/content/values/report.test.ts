import { reportContent } from './report';

const source = { documentId: 'doc-1', field: 'lead' };

let warn: jest.SpyInstance;
beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  warn.mockRestore();
  delete process.env['GATSBY_STRICT_CONTENT'];
});

it('warns with document, field and problem', () => {
  reportContent(source, 'is not rich text');
  expect(warn).toHaveBeenCalledWith('Content: document doc-1, field lead: is not rich text');
});

it('stops a strict build with the same message', () => {
  process.env['GATSBY_STRICT_CONTENT'] = 'true';
  expect(() => reportContent(source, 'is not rich text')).toThrow(
    'Content: document doc-1, field lead: is not rich text',
  );
  expect(warn).not.toHaveBeenCalled();
});
