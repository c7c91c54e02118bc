/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import { loadWords } from '../i18n/words';
import { renderIn } from '../test/renderIn';
import { LanguageSwitch } from './LanguageSwitch';

jest.mock('../i18n/words', () => ({
  ...jest.requireActual('../i18n/words'),
  loadWords: jest.fn(),
}));

const load = jest.mocked(loadWords);

beforeEach(() => load.mockReset().mockResolvedValue());

it('shows the present language as text and links the other to the same page', () => {
  renderIn('is', <LanguageSwitch lang="is" translations={{ 'en-us': '/en/verkefni/' }} />);
  expect(screen.getByText('Íslenska')).not.toHaveAttribute('href');
  expect(screen.getByRole('link', { name: 'English' })).toHaveAttribute('href', '/en/verkefni/');
});

it('links to the front page of a language that the page is not translated to', () => {
  renderIn('en-us', <LanguageSwitch lang="en-us" translations={{}} />);
  expect(screen.getByRole('link', { name: 'Íslenska' })).toHaveAttribute('href', '/');
});

it.each([
  ['the pointer', fireEvent.pointerEnter],
  ['the focus', fireEvent.focus],
])('has the words of the other language fetched by %s', (_, approach) => {
  renderIn('is', <LanguageSwitch lang="is" translations={{}} />);
  expect(load).not.toHaveBeenCalledWith('en-us');
  approach(screen.getByRole('link', { name: 'English' }));
  expect(load).toHaveBeenLastCalledWith('en-us');
});

it('makes nothing of words that do not come', async () => {
  renderIn('is', <LanguageSwitch lang="is" translations={{}} />);
  const missing = Promise.reject(new Error('Loading chunk words-en-us failed'));
  // By the test, for when nobody else does.
  missing.catch(() => undefined);
  const caught = jest.spyOn(missing, 'catch');
  load.mockReturnValue(missing);
  fireEvent.pointerEnter(screen.getByRole('link', { name: 'English' }));
  expect(caught).toHaveBeenCalledTimes(1);
  await expect(caught.mock.results[0]?.value).resolves.toBeUndefined();
});
