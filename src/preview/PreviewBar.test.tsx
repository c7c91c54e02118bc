/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { PreviewBar } from './PreviewBar';
import type { PreviewState } from './PreviewSession';
import { previewWords } from './previewWords';
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

afterEach(() => jest.restoreAllMocks());

type Facts = Partial<PreviewState> & {
  lang?: string;
  title?: string;
  edit?: string;
  isUnfolded?: boolean;
};

function show({ lang = 'is', title = 'Fjara', edit, isUnfolded = true, ...state }: Facts = {}) {
  const fake = createFakeSession({ state: { document: shown, ...state }, editLink: edit });
  const drawn = (pageLang: string, heading: string) => (
    <>
      <div className="layout" lang={pageLang}>
        <main>
          <h1>{heading}</h1>
        </main>
      </div>
      <PreviewBar session={fake.session} />
    </>
  );
  const { rerender, unmount } = render(drawn(lang, title));
  // jsdom has no wide window: the rest is folded.
  const unfolder = screen.queryByRole('button', { name: /^(Forskoðun|Preview)$/ });
  if (unfolder && isUnfolded) fireEvent.click(unfolder);
  const turn = (pageLang: string, heading: string) => rerender(drawn(pageLang, heading));
  return { ...fake, turn, unmount };
}

const bar = () => within(screen.getByRole('region'));
const button = (name: string) => bar().getByRole('button', { name });
const text = () => screen.getByRole('region').textContent;

describe('says what is on show', () => {
  it.each([
    ['is', 'Forskoðun', 'Drög', 'Verkefni · íslenska · til kl. 14:05'],
    ['en-US', 'Preview', 'Draft', 'Project · Icelandic · until 2:05 PM'],
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
  ] as const)('of a %s, by its name', (kind, stamp, facts) => {
    show({ subject: { kind, label: 'HönnunarMars' } });
    expect(bar().getByText(stamp)).toBeVisible();
    expect(bar().getByText(facts)).toBeInTheDocument();
    expect(text()).not.toContain('til kl.');
  });

  it('of a day', () => {
    show({ date: '2027-03-27' });
    expect(bar().getByText('Verkefni · íslenska · staðan 27. mars 2027')).toBeInTheDocument();
  });

  it('of a page that is no single document’s', () => {
    show({ document: undefined, title: 'Verkefni' });
    expect(bar().getByText('Verkefni')).toBeVisible();
    expect(bar().getByText('Þessi síða með öllum drögum')).toBeInTheDocument();
    expect(bar().queryByRole('button', { name: 'Bæði tungumál' })).toBeNull();
  });

  it('of such a page without a heading', () => {
    show({ document: undefined, title: '', subject: { kind: 'release', label: 'Jól' } });
    expect(bar().getByText('Þessi síða með öllu sem er í útgáfunni')).toBeVisible();
    expect(bar().getByText('Jól')).toBeInTheDocument();
  });

  it('of the front page, whatever heading it begins with', () => {
    show({ document: { ...shown, type: 'homepage' }, title: 'HönnunarMars 2027' });
    expect(bar().getByText('Forsíða')).toBeVisible();
    expect(text()).not.toContain('HönnunarMars');
  });

  it('of a document without a title, and of an unknown type', () => {
    document.title = 'Miðstöð';
    show({ document: { ...shown, type: 'landing_page' }, title: '' });
    expect(bar().getByText('Án titils')).toBeVisible();
    expect(bar().getByText('landing_page · íslenska')).toBeInTheDocument();
  });

  it('follows the page', async () => {
    const { turn, set } = show();
    turn('en-US', 'Eyri, a Type\u00ADface');
    act(() => set({ document: { ...shown, lang: 'en-us' } }));
    expect(await bar().findByText('Eyri, a Typeface')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Preview' })).toBeVisible();
    expect(bar().getByText('Project · English')).toBeInTheDocument();
  });

  it('says that it loads, and keeps what it says', () => {
    const { set } = show({ status: 'loading' });
    expect(bar().getByText('Sæki drög …')).toHaveAttribute('role', 'status');
    expect(bar().getByText('Fjara')).toBeVisible();
    act(() => set({ status: 'ready' }));
    expect(text()).not.toContain('Sæki drög');
  });

  it('names nothing before anything is on show', () => {
    show({ status: 'loading', document: undefined, title: 'Augnablik' });
    expect(text()).not.toContain('Augnablik');
    expect(text()).not.toContain('með öllum drögum');
  });

  it.each([
    ['is', 'Þetta skjal er ekki í forskoðuninni', 'Á forsíðuna', '/'],
    ['en-US', 'This document is not in the preview', 'To the front page', '/en/'],
  ])('says that a document is missing: %s', (lang, words, link, address) => {
    show({ lang, isMissing: true, title: 'Síðan fannst ekki' });
    expect(bar().getByText(words)).toBeVisible();
    expect(bar().getByRole('link', { name: link })).toHaveAttribute('href', address);
    expect(text()).not.toContain('fannst ekki');
  });
});

describe('does', () => {
  it('leave the preview', () => {
    const { calls } = show();
    fireEvent.click(button('Hætta í forskoðun'));
    expect(calls).toEqual([['exit']]);
  });

  it('lead to the editor, where there is one', () => {
    const { unmount } = show({ edit: 'https://example.prismic.io/documents/x' });
    const link = bar().getByRole('link', { name: 'Breyta í Prismic (opnast í nýjum flipa)' });
    expect(link).toHaveAttribute('href', 'https://example.prismic.io/documents/x');
    expect(link).toHaveAttribute('target', '_blank');
    unmount();
    show();
    expect(bar().queryByRole('link')).toBeNull();
  });

  it('unfold, on a phone', () => {
    show({ isUnfolded: false });
    expect(bar().queryByRole('button', { name: 'Hætta í forskoðun' })).toBeNull();
    expect(button('Forskoðun')).toHaveAttribute('aria-expanded', 'false');
    fireEvent.click(button('Forskoðun'));
    expect(button('Forskoðun')).toHaveAttribute('aria-expanded', 'true');
    const folded = document.getElementById(button('Forskoðun').getAttribute('aria-controls') ?? '');
    expect(folded).toContainElement(button('Hætta í forskoðun'));
  });

  it('pick a release, and none again', () => {
    const { calls, set } = show({ releases });
    const choice = bar().getByRole('combobox', { name: 'Útgáfa' });
    expect(
      within(choice)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Engin', 'HönnunarMars (1. mars 2027)', 'Jól']);
    fireEvent.change(choice, { target: { value: 'r2' } });
    act(() => set({ release: 'r2' }));
    expect(choice).toHaveDisplayValue('Jól');
    fireEvent.change(choice, { target: { value: '' } });
    expect(calls).toEqual([
      ['pickRelease', 'r2'],
      ['pickRelease', undefined],
    ]);
  });

  it('offer no release where there is none', () => {
    show();
    expect(bar().queryByRole('combobox')).toBeNull();
  });

  it('pick a day, and take it back', () => {
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

  it('leave a day alone that is half typed', () => {
    const { calls, set } = show({ date: '2027-03-27' });
    const field = bar().getByLabelText<HTMLInputElement>('Dagur');
    field.focus();
    Object.defineProperty(field, 'validity', { value: { badInput: true } });
    fireEvent.change(field, { target: { value: '' } });
    expect(calls).toEqual([]);
    act(() => set({ date: '2027-03-28' }));
    expect(field).toHaveValue('');
  });

  it('log what fails behind it', async () => {
    const log = jest.spyOn(console, 'error').mockReturnValue();
    const { session } = show({ releases });
    session.pickRelease = () => Promise.reject(new Error('No such release'));
    fireEvent.change(bar().getByRole('combobox'), { target: { value: 'r1' } });
    await waitFor(() => expect(log).toHaveBeenCalledWith(new Error('No such release')));
  });
});

describe('shares a link', () => {
  const link = 'https://example.is/preview/?documentId=x';
  const writeText = jest.fn();

  beforeEach(() => {
    writeText.mockReset();
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  });

  it('by the clipboard, and says so', async () => {
    writeText.mockResolvedValue(undefined);
    show();
    fireEvent.click(button('Afrita tengil'));
    const said = await bar().findByText('Tengillinn er kominn á klippiborðið.');
    expect(said).toHaveAttribute('role', 'status');
    expect(writeText).toHaveBeenCalledWith(link);
  });

  it.each([
    ['the clipboard is refused', () => writeText.mockRejectedValue(new Error('NotAllowed'))],
    ['there is none', () => Object.defineProperty(navigator, 'clipboard', { value: undefined })],
  ])('by a field where %s', async (_, refuse) => {
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

  it('and says it of that page only', async () => {
    writeText.mockResolvedValue(undefined);
    const { set } = show();
    fireEvent.click(button('Afrita tengil'));
    await bar().findByText('Tengillinn er kominn á klippiborðið.');
    act(() => set({ document: { ...shown, id: 'y' } }));
    expect(text()).not.toContain('klippiborðið');
  });
});

describe('when no draft is on show', () => {
  const kinds = ['ended', 'refused', 'cookies', 'private', 'network', 'service'] as const;
  const cases = kinds.flatMap((kind) => [
    ['is', 'is', kind] as const,
    ['en-US', 'en-us', kind] as const,
  ]);

  it.each(cases)('says so as an alert, in %s (%s): %s', (lang, key, kind) => {
    show({ lang, status: 'failed', failure: { kind, message: 'Status 404\nof https://x' } });
    const words = previewWords[key];
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent(words.failures[kind].title);
    expect(alert).toHaveTextContent(words.failures[kind].text);
    expect(alert).toHaveTextContent('Status 404 of https://x');
    expect(bar().queryByText(words.kinds.draft)).toBeNull();
    expect(bar().queryAllByRole('button', { name: words.retry })).toHaveLength(
      kind === 'ended' || kind === 'refused' ? 0 : 1,
    );
  });

  it('asks again, and is silent when that helps', () => {
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

  it('lets a release or a day be taken back that has failed', () => {
    const failure = { kind: 'service', message: '' } as const;
    const { calls } = show({ status: 'failed', failure, releases, release: 'r1' });
    fireEvent.change(bar().getByRole('combobox'), { target: { value: '' } });
    expect(calls).toEqual([['pickRelease', undefined]]);
  });

  it('says it of a failure without a name too', () => {
    show({ status: 'failed' });
    expect(screen.getByRole('alert')).toHaveTextContent('Ekki tókst að sækja drögin');
  });
});

describe('with another tab', () => {
  it('offers the preview that is open there', () => {
    const { calls } = show({ elsewhere: 'other' });
    expect(bar().getByText(/^Önnur forskoðun er opin í öðrum flipa\./)).toBeVisible();
    fireEvent.click(button('Sýna hina hér'));
    expect(calls).toEqual([['takeOver']]);
  });

  it('says that the preview was ended there', () => {
    const { calls } = show({ elsewhere: 'ended', lang: 'en-US' });
    expect(bar().getByText(/^The preview was ended in another tab\./)).toBeVisible();
    fireEvent.click(button('See the published page'));
    expect(calls).toEqual([['exit']]);
  });
});

it('makes room on the page for itself, as high as it is, until it goes', () => {
  const { unmount } = show();
  const room = () => document.documentElement.style.getPropertyValue('--preview-bar');
  expect(room()).toBe('64px');
  height = 200;
  resize();
  expect(room()).toBe('200px');
  unmount();
  expect(room()).toBe('');
});

it('listens to the session no longer than it is there', () => {
  const { unmount, isWatched } = show();
  expect(isWatched()).toBe(true);
  unmount();
  expect(isWatched()).toBe(false);
});
