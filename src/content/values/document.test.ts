import { showUntitled, toTitledDocument } from './document';

const draft = {
  _meta: { id: 'a', type: 'article', lang: 'en-us', url: '/en/ha-frettir/a/' },
  title: [{ type: 'heading1', text: ' ', spans: [] }],
};

it('shows a document without a title under a placeholder in previews only', () => {
  expect(toTitledDocument(draft)).toBeUndefined();
  expect(toTitledDocument({ ...draft, title: [{ text: '\u200b\u202e' }] })).toBeUndefined();
  showUntitled((lang) => `Untitled (${lang})`);
  expect(toTitledDocument(draft)).toMatchObject({ id: 'a', title: 'Untitled (en-us)' });
  expect(toTitledDocument({ ...draft, title: 7 })?.title).toBe('Untitled (en-us)');
  expect(toTitledDocument({ ...draft, title: [{ text: 'Bowl' }] })?.title).toBe('Bowl');
  expect(toTitledDocument({ ...draft, _meta: { ...draft._meta, url: null } })).toBeUndefined();
});
