/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { PrismicDocument } from '@prismicio/client';
import { LanguageSwitch } from '../components/LanguageSwitch';
import { languageOfTag } from '../i18n/languageOfTag';
import type { Language } from '../i18n/languages';
import { Provider } from '../i18n/Provider';
import type { PreviewState } from './pluginSession';
import { PreviewBar } from './PreviewBar';
import { previewMessages } from './previewMessages';
import { createFakeSession } from '../test/fakeSession';

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

type Translations = Partial<Record<Language, string>>;

type Facts = Partial<PreviewState> & {
  /** Path of the page. */
  path?: string;
  translations?: Translations;
  lang?: string;
  title?: string;
  edit?: string;
  isExpanded?: boolean;
  documents?: PrismicDocument[];
  published?: PrismicDocument[];
};

function show({
  lang = 'is',
  title = 'Fjara',
  path = '/verkefni/fjara/',
  translations = {},
  edit,
  isExpanded = true,
  documents,
  published,
  ...state
}: Facts = {}) {
  const fake = createFakeSession({
    state: { document: shown, ...state },
    documents,
    published,
    editLink: edit,
  });
  window.history.replaceState({}, '', path);
  const pageWith = (pageLang: string, heading: string, others: Translations = {}) => (
    <>
      <div className="layout" lang={pageLang}>
        <div className="bar">
          <Provider lang={languageOfTag(pageLang)}>
            <LanguageSwitch lang={languageOfTag(pageLang)} translations={others} />
          </Provider>
        </div>
        <main>
          <h1>{heading}</h1>
        </main>
      </div>
      <PreviewBar session={fake.session} />
    </>
  );
  const { rerender, unmount } = render(pageWith(lang, title, translations));
  // jsdom has no wide window, so the bar is collapsed.
  const toggle = screen.queryByRole('button', { name: /^(Forskoðun|Preview)$/ });
  if (toggle && isExpanded) fireEvent.click(toggle);
  const showPage = (...page: Parameters<typeof pageWith>) => rerender(pageWith(...page));
  return { ...fake, showPage, unmount };
}

const bar = () => within(screen.getByRole('region'));
const button = (name: string) => bar().getByRole('button', { name });
const text = () => screen.getByRole('region').textContent;

describe('describes the content of the page', () => {
  it.each([
    ['is', 'Forskoðun', 'Drög', 'Verkefni · íslenska · til kl. 14:05'],
    ['en-US', 'Preview', 'Draft', 'Project · Icelandic · until 2:05 p.m.'],
  ])('in the language of the page: %s', (lang, name, stamp, facts) => {
    show({ lang, until: Date.UTC(2026, 10, 21, 14, 5) });
    expect(screen.getByRole('region', { name })).toHaveAttribute('lang', lang);
    expect(bar().getByText(stamp)).toBeVisible();
    expect(bar().getByText('Fjara')).toBeVisible();
    expect(bar().getByText(facts)).toBeInTheDocument();
  });

  it.each([
    ['release', 'Útgáfa', 'HönnunarMars · Verkefni · íslenska'],
    ['experiment', 'Tilraun', 'HönnunarMars · Verkefni · íslenska'],
  ] as const)('for a %s, by its name', (kind, stamp, facts) => {
    show({ subject: { kind, label: 'HönnunarMars' } });
    expect(bar().getByText(stamp)).toBeVisible();
    expect(bar().getByText(facts)).toBeInTheDocument();
    expect(text()).not.toContain('til kl.');
  });

  it('for a date', () => {
    show({ date: '2027-03-27' });
    expect(bar().getByText('Verkefni · íslenska · staðan 27. mars 2027')).toBeInTheDocument();
  });

  it('for a page that belongs to no single document', () => {
    show({ document: undefined, title: 'Verkefni' });
    expect(bar().getByText('Verkefni')).toBeVisible();
    expect(bar().getByText('Þessi síða með öllum drögum')).toBeInTheDocument();
  });

  it('for such a page without a heading', () => {
    show({ document: undefined, title: '', subject: { kind: 'release', label: 'Jól' } });
    expect(bar().getByText('Þessi síða með öllu sem er í útgáfunni')).toBeVisible();
    expect(bar().getByText('Jól')).toBeInTheDocument();
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

  it('updates with the page', async () => {
    const { showPage, set } = show();
    showPage('en-US', 'Eyri, a Type\u00ADface');
    act(() => set({ document: { ...shown, lang: 'en-us' } }));
    expect(await bar().findByText('Eyri, a Typeface')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Preview' })).toBeVisible();
    expect(bar().getByText('Project · English')).toBeInTheDocument();
  });

  it('announces loading, and keeps the description meanwhile', () => {
    const { set } = show({ status: 'loading' });
    expect(bar().getByText('Sæki drög …')).toHaveAttribute('role', 'status');
    expect(bar().getByText('Fjara')).toBeVisible();
    act(() => set({ status: 'ready' }));
    expect(text()).not.toContain('Sæki drög');
  });

  it('describes nothing during the first load', () => {
    show({ status: 'loading', document: undefined, title: 'Augnablik' });
    expect(text()).not.toContain('Augnablik');
    expect(text()).not.toContain('með öllum drögum');
  });

  it.each([
    ['is', 'Þetta skjal er ekki í forskoðuninni', 'Á forsíðuna', '/'],
    ['en-US', 'This document is not in the preview', 'To the front page', '/en/'],
  ])('reports a missing document: %s', (lang, message, link, address) => {
    show({ lang, isMissing: true, title: 'Síðan fannst ekki' });
    expect(bar().getByText(message)).toBeVisible();
    expect(bar().getByRole('link', { name: link })).toHaveAttribute('href', address);
    expect(text()).not.toContain('fannst ekki');
  });
});

describe('of a release', () => {
  const subject = { kind: 'release', label: 'Jól' } as const;
  const document = (title: string) =>
    ({
      ...shown,
      tags: [],
      alternate_languages: [],
      data: { title },
    }) as unknown as PrismicDocument;
  const note = 'Skjalið er ekki í þessari útgáfu. Síðan er eins og hún er útgefin.';

  it('reports that the document of the page is not in it', async () => {
    const documents = [document('Fjara')];
    const { set } = show({ subject, documents, published: documents });
    expect((await bar().findByText(note)).closest('[role=status]')).toBeVisible();
    act(() => set({ subject: { kind: 'draft' } }));
    expect(text()).not.toContain(note);
  });

  it('reports nothing if the release changes the document', async () => {
    const { calls } = show({
      subject,
      documents: [document('Fjara um jól')],
      published: [document('Fjara')],
    });
    await waitFor(() => expect(calls).toHaveLength(2));
    await act(async () => {});
    expect(text()).not.toContain(note);
  });
});

describe('offers both languages', () => {
  const offer = () => bar().queryByRole('button', { name: /^(Bæði tungumál|Both languages)$/ });
  const list = { is: '/verkefni/', 'en-us': '/en/verkefni/' };

  it.each<[string, Facts, boolean]>([
    ['of a document, without a translation too', {}, true],
    ['not of a document that is missing', { isMissing: true, translations: list }, false],
    ['of a list', { document: undefined, path: list.is, translations: list }, true],
    ['of an English list', { document: undefined, lang: 'en-US', translations: list }, true],
    ['of the front page', { document: undefined, path: '/' }, true],
    ['of no page without a translation', { document: undefined, path: '/ha-frettir/HA/' }, false],
  ])('%s', (_, facts, isOffered) => {
    show(facts);
    expect(offer() !== null).toBe(isOffered);
  });

  it('of the page that is shown now', async () => {
    const { showPage } = show({ document: undefined, path: list.is, translations: list });
    window.history.replaceState({}, '', '/ha-frettir/HA/');
    showPage('is', 'Fjara');
    await waitFor(() => expect(offer()).toBeNull());
    window.history.replaceState({}, '', '/fagfelog/');
    showPage('is', 'Fjara', { 'en-us': '/en/fagfelog/' });
    await waitFor(() => expect(offer()).toBeVisible());
  });
});

describe('has controls that', () => {
  it('leave the preview', () => {
    const { calls } = show();
    fireEvent.click(button('Hætta í forskoðun'));
    expect(calls).toEqual([['exit']]);
  });

  it('link to the editor, where there is one', () => {
    const { unmount } = show({ edit: 'https://example.prismic.io/documents/x' });
    const link = bar().getByRole('link', { name: 'Breyta í Prismic (opnast í nýjum flipa)' });
    expect(link).toHaveAttribute('href', 'https://example.prismic.io/documents/x');
    expect(link).toHaveAttribute('target', '_blank');
    unmount();
    show();
    expect(bar().queryByRole('link')).toBeNull();
  });

  it('expand the bar on a phone', () => {
    show({ isExpanded: false });
    expect(bar().queryByRole('button', { name: 'Hætta í forskoðun' })).toBeNull();
    expect(button('Forskoðun')).toHaveAttribute('aria-expanded', 'false');
    fireEvent.click(button('Forskoðun'));
    expect(button('Forskoðun')).toHaveAttribute('aria-expanded', 'true');
    const content = document.getElementById(
      button('Forskoðun').getAttribute('aria-controls') ?? '',
    );
    expect(content).toContainElement(button('Hætta í forskoðun'));
  });

  it('pick a release, and reset it', () => {
    const { calls, set } = show({ releases });
    const choice = bar().getByRole('combobox', { name: 'Útgáfa' });
    expect(
      within(choice)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Engin, aðeins drögin', 'HönnunarMars (1.\u00A0mars 2027)', 'Jól']);
    fireEvent.change(choice, { target: { value: 'r2' } });
    act(() => set({ release: 'r2' }));
    expect(choice).toHaveDisplayValue('Jól');
    fireEvent.change(choice, { target: { value: '' } });
    expect(calls).toEqual([
      ['pickRelease', 'r2'],
      ['pickRelease', undefined],
    ]);
  });

  it('show the release that the preview was opened with', () => {
    const subject = { kind: 'release', label: 'Jól' } as const;
    show({ releases, subject, release: 'r2', openedRelease: 'r2' });
    const choice = bar().getByRole('combobox', { name: 'Útgáfa' });
    expect(choice).toHaveDisplayValue('Jól');
    expect(within(choice).getAllByRole('option')).toHaveLength(2);
  });

  it('offer no releases where there are none', () => {
    show();
    expect(bar().queryByRole('combobox')).toBeNull();
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
    const { calls, set } = show({ date: '2027-03-27' });
    const field = bar().getByLabelText<HTMLInputElement>('Dagur');
    field.focus();
    Object.defineProperty(field, 'validity', { value: { badInput: true } });
    fireEvent.change(field, { target: { value: '' } });
    expect(calls).toEqual([]);
    act(() => set({ date: '2027-03-28' }));
    expect(field).toHaveValue('');
  });

  it('log failures of the session', async () => {
    const log = jest.spyOn(console, 'error').mockReturnValue();
    const { session } = show({ releases });
    session.pickRelease = () => Promise.reject(new Error('No such release'));
    fireEvent.change(bar().getByRole('combobox'), { target: { value: 'r1' } });
    await waitFor(() => expect(log).toHaveBeenCalledWith(new Error('No such release')));
  });
});

describe('copies a link', () => {
  const link = 'https://example.is/preview/?documentId=x';
  const writeText = jest.fn();

  beforeEach(() => {
    writeText.mockReset();
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  });

  it('to the clipboard, and reports it', async () => {
    writeText.mockResolvedValue(undefined);
    show();
    fireEvent.click(button('Afrita tengil'));
    const said = await bar().findByText('Tengillinn er kominn á klippiborðið.');
    expect(said).toHaveAttribute('role', 'status');
    expect(writeText).toHaveBeenCalledWith(link);
  });

  it.each([
    ['the browser refuses', () => writeText.mockRejectedValue(new Error('NotAllowed'))],
    [
      'the browser has no clipboard',
      () => Object.defineProperty(navigator, 'clipboard', { value: undefined }),
    ],
  ])('or shows it in a field when %s', async (_, refuse) => {
    refuse();
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
  const cases = kinds.flatMap((kind) => [
    ['is', 'is', kind] as const,
    ['en-US', 'en-us', kind] as const,
  ]);

  it.each(cases)('explains it in an alert, in %s (%s): %s', (lang, key, kind) => {
    show({ lang, status: 'failed', failure: { kind, message: 'Status 404\nof https://x' } });
    const messages = previewMessages[key];
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent(messages.failures[kind].title);
    expect(alert).toHaveTextContent(messages.failures[kind].text);
    expect(alert).toHaveTextContent('Status 404 of https://x');
    expect(bar().queryByText(messages.kinds.draft)).toBeNull();
    expect(bar().queryAllByRole('button', { name: messages.retry })).toHaveLength(
      kind === 'ended' || kind === 'refused' ? 0 : 1,
    );
  });

  it('tries again, and removes the alert after success', () => {
    const { calls, set } = show({ status: 'failed', failure: { kind: 'network', message: '' } });
    fireEvent.click(button('Reyna aftur'));
    expect(calls).toEqual([['retry']]);
    act(() => set({ status: 'ready', failure: undefined }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(bar().getByText('Drög')).toBeVisible();
  });

  it('leads to the published page', () => {
    const { calls } = show({ status: 'failed', failure: { kind: 'ended', message: '' } });
    fireEvent.click(button('Sjá útgefna síðu'));
    expect(calls).toEqual([['exit']]);
  });

  it('keeps the field to reset a release or date that failed', () => {
    const failure = { kind: 'service', message: '' } as const;
    const { calls } = show({ status: 'failed', failure, releases, release: 'r1' });
    fireEvent.change(bar().getByRole('combobox'), { target: { value: '' } });
    expect(calls).toEqual([['pickRelease', undefined]]);
  });

  it('shows a general alert for an unknown failure', () => {
    show({ status: 'failed' });
    expect(screen.getByRole('alert')).toHaveTextContent('Ekki tókst að sækja drögin');
  });
});

describe('of what a reader would stumble over', () => {
  const project = (data: object) =>
    ({
      ...{ id: 'x', uid: 'fjara', type: 'project', lang: 'is' },
      ...{ first_publication_date: null, last_publication_date: null },
      alternate_languages: [{ id: 'x-en', lang: 'en-us' }],
      data: { title: [{ type: 'heading1', text: 'Fjara', spans: [] }], ...data },
    }) as unknown as PrismicDocument;
  const here = [{ type: 'hyperlink', start: 0, end: 3, data: { link_type: 'Web', url: 'a' } }];
  const content = [
    { type: 'heading2', text: '', spans: [] },
    { type: 'paragraph', text: 'Hér.', spans: here },
  ];

  it('counts, and lists on demand with the reason and the remedy', async () => {
    show({ documents: [project({ content })] });
    fireEvent.click(await bar().findByRole('button', { name: '2 athugasemdir' }));
    expect(bar().getByText('Tengill segir ekki hvert hann leiðir')).toBeVisible();
    expect(bar().getByText(/Millifyrirsagnir/)).toBeVisible();
    expect(text()).toContain('Efni: Hér');
    expect(text()).toContain('Tengdu orðin sem lýsa áfangastaðnum');
  });

  it('counts anew when the editor has saved', async () => {
    const documents = [project({ content })];
    const { set } = show({ documents, lang: 'en-US' });
    await bar().findByRole('button', { name: '2 remarks' });
    documents[0] = project({ content: content.slice(1) });
    act(() => set({ status: 'loading' }));
    act(() => set({ status: 'ready' }));
    await bar().findByRole('button', { name: '1 remark' });
  });

  it('says that there is nothing, and nothing on pages without a document', async () => {
    const { set } = show({ documents: [project({})] });
    expect(await bar().findByText('Engar athugasemdir')).toBeVisible();
    act(() => set({ document: undefined }));
    expect(bar().queryByText('Engar athugasemdir')).toBeNull();
  });
});

describe('when another tab', () => {
  it('has opened another preview, offers to show it here', () => {
    const { calls } = show({ elsewhere: 'other' });
    expect(bar().getByText(/^Önnur forskoðun er opin í öðrum flipa\./)).toBeVisible();
    fireEvent.click(button('Sýna hina hér'));
    expect(calls).toEqual([['takeOver']]);
  });

  it('has ended the preview, says so', () => {
    const { calls } = show({ elsewhere: 'ended', lang: 'en-US' });
    expect(bar().getByText(/^The preview was ended in another tab\./)).toBeVisible();
    fireEvent.click(button('See the published page'));
    expect(calls).toEqual([['exit']]);
  });
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

it('unsubscribes from the session when it is unmounted', () => {
  const { unmount, isWatched } = show();
  expect(isWatched()).toBe(true);
  unmount();
  expect(isWatched()).toBe(false);
});
