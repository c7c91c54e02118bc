/** @jest-environment jsdom */
import type { PrismicDocument } from '@prismicio/client';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { createFakeSession } from '../test/fakeSession';
import { previewMessages } from './usePreviewMessages';
import { SideBySide } from './SideBySide';

// Adds a third language to the site.
jest.mock('../i18n/languages', () => {
  const actual = jest.requireActual('../i18n/languages');
  const facts = { tag: 'da-DK', prefix: '/da', openGraph: 'da_DK', name: 'Dansk' };
  const languageSettings = { ...actual.languageSettings, 'da-dk': facts };
  return { ...actual, languageSettings, languages: Object.keys(languageSettings) };
});

let isNarrow = false;

beforeEach(() => {
  isNarrow = false;
  Object.assign(previewMessages.is.languages, { 'da-dk': 'danska' });
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
  });
  window.matchMedia = () =>
    ({
      matches: isNarrow,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;
});

const dataOf = (location: string) => ({ location });
const contents = { is: dataOf('Hólmavík'), 'en-us': dataOf(''), 'da-dk': dataOf('Holmavik') };

type Id = keyof typeof contents;

/** Opens the dialog on the page in `lang` of a document that exists in the languages `ids`. */
async function open(ids: Id[], lang: Id) {
  const documents = ids.map((id) => ({
    ...{ id, uid: 'fjara', type: 'project', lang: id, data: contents[id] },
    alternate_languages: ids
      .filter((each) => each !== id)
      .map((each) => ({ id: each, lang: each })),
  })) as unknown as PrismicDocument[];
  const { session } = createFakeSession({ documents });
  const shown = { id: lang, uid: 'fjara', type: 'project', lang, url: '/' };
  const state = session.getState();
  render(<SideBySide session={session} state={state} shown={shown} onClose={() => undefined} />);
  await within(screen.getByRole('dialog')).findAllByRole('heading', { level: 3, hidden: true });
}

const frames = () => [...document.querySelectorAll('iframe')].map(({ title }) => title);
const picker = () => screen.getByRole('combobox', { name: 'Við hlið íslensku' });

it.each<[Id[], Id, string]>([
  [['is', 'en-us', 'da-dk'], 'is', 'English'],
  [['is', 'da-dk'], 'is', 'Dansk'],
  [['is', 'en-us', 'da-dk'], 'da-dk', 'Dansk'],
])('for a document in %j opened in %s, first shows %s', async (ids, lang, other) => {
  await open(ids, lang);
  expect(frames()).toEqual(['Íslenska', other]);
});

it('shows the picked language beside the default language', async () => {
  await open(['is', 'en-us', 'da-dk'], 'is');
  expect(screen.getByText('1 texti er óþýddur')).toBeVisible();
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'enska',
    'danska',
  ]);
  fireEvent.change(picker(), { target: { value: 'da-dk' } });
  expect(frames()).toEqual(['Íslenska', 'Dansk']);
  expect(screen.getByRole('dialog', { name: 'Íslenska og danska hlið við hlið' })).toBeVisible();
  expect(screen.getByText('Allur texti er þýddur.')).toBeVisible();
});

it('has tabs for these two languages on a phone', async () => {
  isNarrow = true;
  await open(['is', 'en-us', 'da-dk'], 'is');
  fireEvent.click(screen.getByRole('tab', { name: 'English' }));
  fireEvent.change(picker(), { target: { value: 'da-dk' } });
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Íslenska',
    'Dansk',
  ]);
  expect(screen.getByRole('tab', { name: 'Dansk' })).toHaveAttribute('aria-selected', 'true');
});
