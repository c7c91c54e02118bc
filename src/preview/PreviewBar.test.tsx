/** @jest-environment jsdom */
import { act, fireEvent, screen, within } from '@testing-library/react';
import type { PrismicDocument } from '@prismicio/client';
import { languages, languageSettings } from '../i18n/languages';
import type { PreviewState } from './pluginSession';
import { describePlace, previewMessages } from './usePreviewMessages';
import { article, checkedAt, event, issue, person, photo } from '../test/checkedContent';
import { createFakeSession, renderPreview } from '../test/fakeSession';
import type { PreviewedPage } from '../test/fakeSession';
// Without this import, a test may not wait long enough for Jest to compile the module when the bar
// imports it.
import { checkDraft } from '../contentCheck/checkContent';

const shown = { id: 'x', uid: 'fjara', type: 'project', lang: 'is', url: '/verkefni/fjara/' };
const releases = [
  { ref: 'r1', label: 'HönnunarMars', scheduledAt: Date.UTC(2027, 2, 1) },
  { ref: 'r2', label: 'Jól' },
];

let resize: () => void = () => undefined;
let height = 64;

beforeEach(() => {
  height = 64;
  Object.assign(globalThis, {
    ResizeObserver: class {
      constructor(callback: () => void) {
        resize = callback;
      }
      observe() {}
      disconnect() {}
    },
  });
  jest
    .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    .mockImplementation(() => ({ height }) as DOMRect);
});

afterEach(() => {
  jest.restoreAllMocks();
  window.history.replaceState({}, '', '/');
});

type Facts = Partial<PreviewState> &
  Partial<PreviewedPage> & { edit?: string; documents?: PrismicDocument[] };

function show(facts: Facts = {}) {
  const { lang = 'is', title = 'Fjara', path = '/verkefni/fjara/', translations, ...rest } = facts;
  const { edit: editLink, documents, ...state } = rest;
  const fake = createFakeSession({ state: { document: shown, ...state }, documents, editLink });
  return { ...fake, unmount: renderPreview(fake.session, { lang, title, path, translations }) };
}

const bar = () => within(screen.getByRole('region'));
const button = (name: string) => bar().getByRole('button', { name });
const text = () => screen.getByRole('region').textContent;

describe('describes the content of the page', () => {
  it.each([
    ['is', 'Forskoðun', 'Drög', 'Verkefni · íslenska · til kl. 14:05'],
    ['en-us', 'Preview', 'Draft', 'Project · Icelandic · until 2:05 p.m.'],
  ] as const)('in the language of the page: %s', (lang, name, stamp, facts) => {
    show({ lang, until: Date.UTC(2026, 10, 21, 14, 5) });
    expect(screen.getByRole('region', { name })).toHaveAttribute(
      'lang',
      languageSettings[lang].tag,
    );
    expect(bar().getByText(stamp)).toBeVisible();
    expect(bar().getByText('Fjara')).toBeVisible();
    expect(bar().getByText(facts)).toBeInTheDocument();
  });

  it('for the front page, whatever its heading', () => {
    show({ document: { ...shown, type: 'homepage' }, title: 'HönnunarMars 2027' });
    expect(bar().getByText('Forsíða')).toBeVisible();
    expect(text()).not.toContain('HönnunarMars');
  });

  it('for a document without a title and of an unknown type', () => {
    document.title = 'Miðstöð';
    show({ document: { ...shown, type: 'landing_page' }, title: '' });
    expect(bar().getByText('Án titils')).toBeVisible();
    expect(bar().getByText('landing_page · íslenska')).toBeInTheDocument();
  });
});

describe('offers both languages', () => {
  const offer = () => bar().queryByRole('button', { name: /^(Bæði tungumál|Both languages)$/ });
  const list = { is: '/verkefni/', 'en-us': '/en/verkefni/' };

  it.each<[string, Facts, boolean]>([
    ['of a document, without a translation too', {}, true],
    ['not of a document that is missing', { isMissing: true, translations: list }, false],
    ['of a list', { document: undefined, path: list.is, translations: list }, true],
    ['of an English list', { document: undefined, lang: 'en-us', translations: list }, true],
    ['of the front page', { document: undefined, path: '/' }, true],
    ['of no page without a translation', { document: undefined, path: '/ha-frettir/HA/' }, false],
  ])('%s', (_, facts, isOffered) => {
    show(facts);
    expect(offer() !== null).toBe(isOffered);
  });
});

describe('has controls that', () => {
  it('link to the editor if there is one', () => {
    const { unmount } = show({ edit: 'https://example.prismic.io/documents/x' });
    const link = bar().getByRole('link', { name: 'Breyta í Prismic (opnast í nýjum flipa)' });
    expect(link).toHaveAttribute('href', 'https://example.prismic.io/documents/x');
    expect(link).toHaveAttribute('target', '_blank');
    unmount();
    show();
    expect(bar().queryByRole('link')).toBeNull();
  });

  it('pick a date, and reset it', () => {
    const { calls, set } = show();
    const field = bar().getByLabelText('Dagur');
    for (const value of ['0002-03-27', '0202-03-27', '2027-03-27']) {
      fireEvent.change(field, { target: { value } });
    }
    expect(calls).toEqual([['pickDate', '2027-03-27']]);
    expect(bar().queryByRole('button', { name: 'Í dag' })).toBeNull();

    act(() => set({ date: '2027-03-27' }));
    fireEvent.click(button('Í dag'));
    expect(calls.at(-1)).toEqual(['pickDate', undefined]);
    expect(field).toHaveFocus();
    act(() => set({ date: undefined }));
    expect(field).toHaveValue('');
  });

  it('ignore an incomplete date', () => {
    const { calls } = show({ date: '2027-03-27' });
    const field = bar().getByLabelText('Dagur');
    Object.defineProperty(field, 'validity', { value: { badInput: true } });
    fireEvent.change(field, { target: { value: '' } });
    expect(calls).toEqual([]);
  });
});

describe('copies a link', () => {
  const link = 'https://example.is/preview/?documentId=x';
  const writeText = jest.fn();

  beforeEach(() => {
    writeText.mockReset();
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  });

  it('or shows it in a field when the browser refuses', async () => {
    writeText.mockRejectedValue(new Error('NotAllowed'));
    show();
    fireEvent.click(button('Afrita tengil'));
    const field = await bar().findByRole<HTMLInputElement>('textbox', {
      name: 'Vafrinn leyfir ekki að afrita. Tengillinn er hér:',
    });
    expect(field).toHaveValue(link);
    expect(field).toHaveAttribute('readonly');
    act(() => field.focus());
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, link.length]);
  });

  it('and reports it for that page only', async () => {
    writeText.mockResolvedValue(undefined);
    const { set } = show();
    fireEvent.click(button('Afrita tengil'));
    await bar().findByText('Tengillinn er kominn á klippiborðið.');
    act(() => set({ document: { ...shown, id: 'y' } }));
    expect(text()).not.toContain('klippiborðið');
  });
});

describe('when the page shows no draft', () => {
  const kinds = ['ended', 'refused', 'cookies', 'private', 'network', 'service'] as const;
  const cases = kinds.flatMap((kind) => languages.map((lang) => [lang, kind] as const));

  it.each(cases)('explains it in an alert, in %s: %s', (lang, kind) => {
    show({ lang, status: 'failed', failure: { kind, message: 'Status 404\nof https://x' } });
    const messages = previewMessages[lang];
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent(messages.failures[kind].title);
    expect(alert).toHaveTextContent(messages.failures[kind].text);
    expect(alert).toHaveTextContent('Status 404 of https://x');
    expect(bar().queryByText(messages.kinds.draft)).toBeNull();
    expect(bar().queryAllByRole('button', { name: messages.retry })).toHaveLength(
      kind === 'ended' || kind === 'refused' ? 0 : 1,
    );
  });

  it('keeps the field to reset a release or date that failed', () => {
    const failure = { kind: 'service', message: '' } as const;
    const { calls } = show({ status: 'failed', failure, releases, release: 'r1' });
    fireEvent.change(bar().getByRole('combobox'), { target: { value: '' } });
    expect(calls).toEqual([['pickRelease', undefined]]);
  });
});

it('says that a document has no problems, and nothing on pages without a document', async () => {
  const checked = {
    ...{ ...shown, first_publication_date: null, last_publication_date: null },
    alternate_languages: [{ id: 'x-en', lang: 'en-us' }],
    data: { title: [{ type: 'heading1', text: 'Fjara', spans: [] }] },
  } as unknown as PrismicDocument;
  const { set } = show({ documents: [checked] });
  expect(await bar().findByText('Engar athugasemdir')).toBeVisible();
  act(() => set({ document: undefined }));
  expect(bar().queryByText('Engar athugasemdir')).toBeNull();
});

it('names the fields of an article, event, issue or person in Icelandic', () => {
  const file = { url: 'https://a.is/a.mov' };
  const tickets = { price: 1, tickets_kind: 'tickets' };
  const drafts = [
    article('is', { uid: null }),
    article('is', { data: { published_date: null, recording_file: file, captions: file } }),
    event('is', { ...tickets, end_date: null, start_date: '2027-03-01', access: [] }),
    { ...article('is', { data: { plates: [{ image: photo({ alt: '' }) }] } }), type: 'project' },
    issue('is', { contents: [] }),
    person('is', { occupation: '' }),
  ];
  const findings = drafts.flatMap((draft) => checkDraft(draft, [], checkedAt));
  const places = findings.map(({ field }) => describePlace(field, previewMessages.is));
  expect([...new Set(places)].sort()).toEqual(
    [
      ...['UID', 'Birt', 'Upptaka', 'Skjátexti', 'Texti upptöku', 'Lýkur', 'Miðar eða skráning'],
      ...['Gjaldmiðill', 'Aðgengi', 'Myndir › 1 › Mynd', 'Efnisyfirlit', 'Starf'],
    ].sort(),
  );
});

it('reserves space for its height on the page until it is unmounted', () => {
  const { unmount } = show();
  const space = () => document.documentElement.style.getPropertyValue('--preview-bar');
  expect(space()).toBe('64px');
  height = 200;
  resize();
  expect(space()).toBe('200px');
  unmount();
  expect(space()).toBe('');
});
