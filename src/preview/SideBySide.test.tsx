/** @jest-environment jsdom */
import type { PrismicDocument } from '@prismicio/client';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { addDialogs } from '../test/addDialogs';
import { createFakeSession, renderPreview } from '../test/fakeSession';
import type { PreviewedPage } from '../test/fakeSession';
// Without this import, a test may not wait long enough for Jest to compile the module when the bar
// imports it.
import '../contentCheck/checkContent';

const sentence = 'Kollur úr rekaviði, fimm hlutar og engin skrúfa.';

function toDocument(id: string, lang: string, other: string | undefined, data: object) {
  const alternates =
    other === undefined ? [] : [{ id: other, lang: lang === 'is' ? 'en-us' : 'is' }];
  return {
    ...{ id, uid: id, type: 'project', lang, alternate_languages: alternates, data },
  } as unknown as PrismicDocument;
}

const original = toDocument('fjara', 'is', 'stool', {
  title: [{ type: 'heading1', text: 'Fjara', spans: [] }],
  lead: [{ type: 'paragraph', text: sentence, spans: [] }],
  location: 'Hólmavík',
});
const translation = toDocument('stool', 'en-us', 'fjara', {
  title: [{ type: 'heading1', text: 'Fjara', spans: [] }],
  lead: [{ type: 'paragraph', text: sentence, spans: [] }],
  location: '',
});
const shown = { id: 'fjara', uid: 'fjara', type: 'project', lang: 'is', url: '/verkefni/fjara/' };

beforeAll(addDialogs);

function open(documents: PrismicDocument[], state = {}) {
  const fake = createFakeSession({ documents, state: { document: shown, ...state } });
  renderPreview(fake.session, { path: '/', lang: 'is' });
  fireEvent.click(screen.getByRole('button', { name: 'Bæði tungumál' }));
  return fake;
}

const dialog = () => screen.getByRole('dialog', { name: 'Íslenska og enska hlið við hlið' });
const frames = () =>
  [...dialog().querySelectorAll('iframe')].map((frame) => [frame.title, frame.getAttribute('src')]);

it('lists untranslated texts', async () => {
  open([original, translation]);
  await within(dialog()).findByText('2 textar eru óþýddir');
  expect(
    within(dialog())
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([`Inngangur (eins á báðum málum)${sentence}`, 'Staðsetning (vantar)Hólmavík']);
});

it('says that there is no translation', async () => {
  open([toDocument('fjara', 'is', undefined, {})]);
  const english = await within(dialog()).findByRole('region', { name: 'English' });
  expect(english).toHaveTextContent('Þetta skjal er ekki til á ensku.');
  expect(frames()).toEqual([['Íslenska', '/is/fjara/']]);
  expect(dialog()).not.toHaveTextContent('Allur texti er þýddur.');
});

it('reports a document that cannot be read, and reads it when opened again', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  const documents = [translation];
  open(documents);
  expect(await within(dialog()).findByText(/^Ekki tókst að lesa/)).toHaveAttribute(
    'role',
    'status',
  );
  documents.push(original);
  fireEvent.click(within(dialog()).getByRole('button', { name: 'Loka' }));
  fireEvent.click(screen.getByRole('button', { name: 'Bæði tungumál' }));
  expect(await within(dialog()).findByText('2 textar eru óþýddir')).toBeVisible();
  expect(dialog()).not.toHaveTextContent('Ekki tókst');
  jest.restoreAllMocks();
});

it('closes by Escape in one of the pages', async () => {
  open([original, translation]);
  await within(dialog()).findByRole('region', { name: 'English' });
  const frame = dialog().querySelector('iframe');
  if (frame) fireEvent.load(frame);
  const escape = new KeyboardEvent('keydown', { key: 'Escape' });
  act(() => void frame?.contentWindow?.dispatchEvent(escape));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('updates the comparison when a draft is saved', async () => {
  const documents = [original, translation];
  const { set } = open(documents);
  await within(dialog()).findByText('2 textar eru óþýddir');
  documents[1] = { ...translation, data: { ...translation.data, location: 'Hólmavík' } };
  act(() => set({ status: 'loading' }));
  act(() => set({ status: 'ready' }));
  expect(await within(dialog()).findByText('1 texti er óþýddur')).toBeVisible();
});

describe('of a page without a document', () => {
  const list = { is: '/verkefni/', 'en-us': '/en/verkefni/' };
  const address = (id: string) => `/verkefni/${id}/`;
  const untranslated = toDocument('stuðlar', 'is', undefined, {
    title: [{ type: 'heading1', text: 'Stuðlar', spans: [] }],
  });
  // The page links to Eyri only in its header, which is not part of its content.
  const documents = [original, translation, untranslated, toDocument('eyri', 'is', undefined, {})];

  let fetched: string[];
  /** The links that the published page contains. */
  let links: string[];
  let failing: 'page' | 'documents' | undefined;

  beforeEach(() => {
    fetched = [];
    links = [address('stuðlar'), address('fjara')];
    failing = undefined;
    const fetchPage = async (url: string) => {
      fetched.push(url);
      const anchors = links.map((href) => `<a href="${href}">Nafn</a>`).join('');
      const text = `<header><a href="${address('eyri')}">Eyri</a></header><main>${anchors}</main>`;
      return { ok: failing !== 'page', status: 503, text: async () => text };
    };
    Object.assign(globalThis, { fetch: fetchPage });
  });

  afterEach(() => {
    window.history.replaceState({}, '', '/');
    jest.restoreAllMocks();
  });

  const icelandic: PreviewedPage = { path: list.is, lang: 'is', translations: list };

  function openPage(page = icelandic) {
    const fake = createFakeSession({ documents });
    fake.session.idAt = (url) => /^\/verkefni\/(?<id>[^/]+)\/$/.exec(url)?.groups?.['id'];
    const { getByIDs } = fake.session.contentApi;
    fake.session.contentApi.getByIDs = (...parameters) =>
      failing === 'documents' ? Promise.reject(new Error('Offline')) : getByIDs(...parameters);
    renderPreview(fake.session, page);
    fireEvent.click(screen.getByRole('button', { name: /^(Bæði tungumál|Both languages)$/ }));
  }

  const items = (container = dialog()) =>
    within(container)
      .getAllByRole('listitem')
      .map((item) => item.textContent);

  it('compares with Icelandic, also when opened from the English page', async () => {
    openPage({ ...icelandic, path: list['en-us'], lang: 'en-us' });
    const english = screen.getByRole('dialog', { name: 'Icelandic and English side by side' });
    expect(await within(english).findByText('1 document is not translated')).toBeVisible();
    expect(
      [...english.querySelectorAll('iframe')].map((frame) => frame.getAttribute('src')),
    ).toEqual(['/verkefni/', '/en/verkefni/']);
    expect(items(english)).toEqual(['Project (missing)Stuðlar']);
    expect(fetched).toEqual(['/verkefni/']);
  });

  it('shows the second page of a list beside the page to which the language switch leads', async () => {
    openPage({ ...icelandic, path: '/verkefni/2/' });
    await within(dialog()).findByText('1 skjal er óþýtt');
    expect(frames().map(([, src]) => src)).toEqual(['/verkefni/2/', '/en/verkefni/']);
    expect(fetched).toEqual(['/verkefni/2/']);
  });

  it('names each document once, and none that is unknown, in English or not in the preview', async () => {
    const others = ['stool', 'eydd', 'stuðlar'].map(address);
    links = ['/verkefni/2/x/', 'mailto:a@b.is', 'http://[', ...links, ...others];
    openPage();
    await within(dialog()).findByText('1 skjal er óþýtt');
    expect(items()).toEqual(['Verkefni (vantar)Stuðlar']);
  });

  it('says that all documents are translated', async () => {
    links = [address('fjara')];
    openPage();
    expect(await within(dialog()).findByText('Öll skjöl á síðunni eru þýdd.')).toBeVisible();
    expect(frames()).toHaveLength(2);
  });

  it('says nothing of the translation of a page without documents', async () => {
    links = [];
    openPage();
    await within(dialog()).findByRole('region', { name: 'English' });
    expect(dialog()).not.toHaveTextContent('Öll skjöl');
    expect(frames()).toHaveLength(2);
  });

  it.each(['page', 'documents'] as const)('reports failing %s', async (fault) => {
    jest.spyOn(console, 'error').mockReturnValue();
    failing = fault;
    openPage();
    const said = await within(dialog()).findByText('Ekki tókst að finna hvað er óþýtt á síðunni.');
    expect(said).toHaveAttribute('role', 'status');
    expect(frames()).toEqual([]);
  });
});
