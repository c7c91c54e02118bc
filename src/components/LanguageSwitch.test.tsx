/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import { loadMessages } from '../i18n/messageStore';
import { renderIn } from '../test/renderIn';
import { LanguageSwitch } from './LanguageSwitch';

jest.mock('../i18n/messageStore', () => ({
  ...jest.requireActual('../i18n/messageStore'),
  loadMessages: jest.fn(),
}));

const load = jest.mocked(loadMessages);

beforeEach(() => load.mockReset().mockResolvedValue());

it.each([
  ['is', 'English', '/en/', 'This page is available in Icelandic only.', 'en-US'],
  ['en-us', 'Íslenska', '/', 'Þessi síða er aðeins til á ensku.', 'is'],
] as const)(
  'without a translation a page in %s says so in the other language, and links to its front page',
  (lang, name, href, sentence, tag) => {
    renderIn(lang, <LanguageSwitch lang={lang} translations={{}} />);
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
    expect(screen.getByRole('link', { name })).toHaveAccessibleDescription(sentence);
    expect(screen.getByText(sentence)).toHaveAttribute('lang', tag);
  },
);

it.each([
  ['pointerenter', fireEvent.pointerEnter],
  ['focus', fireEvent.focus],
])('loads the messages of the other language on %s', (_, approach) => {
  renderIn('is', <LanguageSwitch lang="is" translations={{}} />);
  expect(load).not.toHaveBeenCalledWith('en-us');
  approach(screen.getByRole('link', { name: 'English' }));
  expect(load).toHaveBeenLastCalledWith('en-us');
});
