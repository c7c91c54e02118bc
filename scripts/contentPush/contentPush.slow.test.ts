import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { startPrismicStub } from '../test/prismicStub';
import type { Json, PrismicStub, StubRequest } from '../test/prismicStub';
import { block, linkTo, sampleProject, spanOver } from '../test/sampleProject';
import { readSamples, runContentPush } from './runContentPush.mjs';

let stub: PrismicStub;
let directory: string;
let printed: string;

const acme = { PRISMIC_REPOSITORY: 'acme', PRISMIC_WRITE_TOKEN: 'write-token' };
const thisProject = path.resolve(__dirname, '../..');

beforeEach(async () => {
  stub = await startPrismicStub();
  directory = sampleProject();
  printed = '';
  jest.spyOn(console, 'log').mockImplementation((text: string) => {
    printed += `${text}\n`;
  });
  // Shortens the waits of the official client: 1.5 s between writes.
  const real = setTimeout;
  jest
    .spyOn(globalThis, 'setTimeout')
    .mockImplementation(((work: () => void, ms = 0) => real(work, Math.min(ms, 2))) as never);
});

afterEach(async () => {
  jest.restoreAllMocks();
  await stub.close();
});

const push = (environment: Record<string, string> = acme, project = directory) =>
  runContentPush(['--push'], { directory: project, environment, endpoints: stub.endpoints });
const failure = async (run: Promise<void>) =>
  run.then(
    () => 'no failure',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
const isUpload = ({ method, path: address }: StubRequest) =>
  method === 'POST' && address.startsWith('/asset');
const draft = (uid: string | null, lang = 'is') =>
  stub.drafts.find((document) => document.uid === uid && document.lang === lang);
const publish = () => {
  stub.published = stub.drafts;
  stub.drafts = [];
};

it('without --push counts what it would send, without network access', async () => {
  const fetch = jest.spyOn(globalThis, 'fetch');
  await runContentPush([], { directory, environment: {} });
  expect(fetch).not.toHaveBeenCalled();
  expect(printed).toContain('2 custom types, 4 documents, 3 images and files');
  expect(printed).toContain('Nothing was sent. To send it: npm run content:push -- --push');
});

it('prints its help, also for an unknown option', async () => {
  await runContentPush(['--help']);
  expect(printed).toContain('PRISMIC_ACCESS_TOKEN');
  await expect(runContentPush(['--puhs'])).rejects.toThrow(/"--puhs"[^]*PRISMIC_REPOSITORY/);
});

it('names missing and wrong settings and where to find them; .env is read', async () => {
  expect(await failure(push({}))).toMatch(/PRISMIC_REPOSITORY is not set[^]*\.env/);
  expect(await failure(push({ PRISMIC_REPOSITORY: 'https://acme.prismic.io' }))).toMatch(
    /"https:.*not a repository's name/,
  );
  writeFileSync(path.join(directory, '.env'), 'PRISMIC_REPOSITORY=acme\n');
  expect(await failure(push({}))).toMatch(/PRISMIC_WRITE_TOKEN is not set, but acme[^]*Write APIs/);
  expect(stub.requests).toEqual([]);
});

describe('with --push', () => {
  it('sends custom types, files and documents as documented, and says where to publish', async () => {
    await push({ ...acme, PRISMIC_ACCESS_TOKEN: 'read-token' });
    expect(stub.writes()).toEqual([
      ...Array<string>(2).fill('POST /types/customtypes/insert'),
      ...Array<string>(3).fill('POST /asset/assets'),
      ...Array<string>(4).fill('POST /migration/documents'),
      ...Array<unknown>(4).fill(
        expect.stringMatching(/^PUT \/migration\/documents\/document-\d+$/),
      ),
    ]);
    for (const { headers, path: address } of stub.requests) {
      if (!address.startsWith('/api')) continue;
      expect(headers.authorization ?? '').not.toContain('write-token');
      expect(address).toContain('access_token=read-token');
    }
    expect(stub.customTypes.map(({ label }) => label)).toEqual(['Article', 'Homepage']);
    expect(stub.assets.map(({ filename, type, size }) => [filename, type, size]).sort()).toEqual([
      ['bolli.png', 'image/png', 5],
      ['samningur.pdf', 'application/pdf', 10],
      ['stoll.jpg', 'image/jpeg', 7],
    ]);
    expect(JSON.stringify(stub.drafts)).not.toContain('Drög');
    expect(printed).toContain('types 2/2  homepage\n');
    expect(printed).toContain('contents 4/4  article "chair" (en-us)\n');
    expect(printed).toContain('migration release of https://acme.prismic.io');
  });

  it('links documents to each other, to their files and to what they translate', async () => {
    await push();
    const [chair, cup] = ['stoll', 'bolli'].map((uid) => draft(uid));
    const toChair = (more = {}) => linkTo(String(chair?.id), more);
    const toCup = linkTo(String(cup?.id));
    const asset = (name: string) => stub.assets.find(({ filename }) => filename === name);
    expect(asset('stoll.jpg')).toMatchObject({
      alt: 'Stóll við glugga',
      credits: 'Mynd: Miðstöð',
    });
    expect(chair).toMatchObject({ title: 'Stóll', tags: ['Hönnun'] });
    expect(chair?.data).toEqual({
      title: [block('heading1', 'Stóll')],
      image: {
        id: asset('stoll.jpg')?.id,
        url: 'https://images.prismic.io/acme/stoll.jpg',
        dimensions: { width: 1600, height: 900 },
        edit: { x: 0, y: 0, zoom: 1, background: 'transparent' },
        alt: 'Stóll við glugga',
        copyright: 'Mynd: Miðstöð',
      },
      published_date: '2026-10-02',
      content: [
        block('paragraph', 'Sjá bolla.', [
          spanOver(9, toCup),
          spanOver(3, { link_type: 'Web', url: 'https://example.is', target: '_blank' }),
        ]),
        expect.objectContaining({
          type: 'image',
          id: asset('bolli.png')?.id,
          alt: '',
          copyright: null,
          linkTo: toCup,
        }),
        { type: 'embed', oembed: { type: 'video', embed_url: 'https://example.is/myndband' } },
      ],
      links: [{ link: { link_type: 'Media', id: asset('samningur.pdf')?.id }, label: 'Samningur' }],
    });
    // Links with texts and variants, tables, and slices of before 2017.
    expect(cup?.data).toMatchObject({
      buttons: [
        toChair({ text: 'Stóllinn', variant: 'Primary' }),
        { link_type: 'Web', url: 'https://example.is', text: 'Vefur' },
        { link_type: 'Any', text: 'Væntanlegt' },
      ],
      prices: {
        head: { rows: [{ cells: [{ type: 'header', content: [] }] }] },
        body: { rows: [{ cells: [{ content: [{ spans: [{ data: toChair() }] }] }] }] },
      },
      body: [{ slice_type: 'notes', value: [{ note: 'Gamalt' }] }],
    });
    expect(JSON.stringify(cup?.data)).not.toContain('primary');
    expect(draft(null)?.data).toEqual({
      body: [
        {
          slice_type: 'navigation_group',
          primary: { title: 'Greinar' },
          items: [{ link: toChair() }],
        },
        { slice_type: 'navigation_group', primary: {}, items: [] },
      ],
    });
    const translation = draft('chair', 'en-us');
    expect(translation?.alternate_language_id).toBe(chair?.id);
    expect((translation?.data as Json).image).toMatchObject({
      alt: 'Chair at a window',
      copyright: 'Image: Miðstöð',
    });
  });

  it('sends every link, image and slice of the samples of this project', async () => {
    const { documents, files } = readSamples(thisProject);
    await push(acme, thisProject);
    expect(stub.drafts).toHaveLength(documents.length);
    expect(stub.assets).toHaveLength(files.length);

    const ids = stub.drafts.map(({ id }) => id);
    const received = JSON.stringify(stub.drafts.map(({ data }) => data));
    const samples = JSON.stringify(documents.map(({ data }) => data));
    const linked = (json: string) =>
      [...json.matchAll(/"link_type":"Document","id":"([^"]*)"/g)].map(([, id]) => id);
    const count = (json: string, pattern: RegExp) => [...json.matchAll(pattern)].length;
    expect(linked(samples).length).toBeGreaterThan(0);
    expect(linked(received)).toHaveLength(linked(samples).length);
    expect(linked(received).filter((id) => !ids.includes(String(id)))).toEqual([]);
    for (const pattern of [/"slice_type":/g, /"text":/g, /"embed_url":/g, /"type":"label"/g]) {
      expect(count(received, pattern)).toBe(count(samples, pattern));
    }
    expect(count(received, /"id":"asset-/g)).toBe(count(samples, /"file":/g));
    expect(received).not.toContain('"file":');
  });
});

describe('a second run', () => {
  it('updates published documents and types, and sends only changed files again', async () => {
    await push();
    publish();
    stub.requests.length = 0;
    writeFileSync(path.join(directory, 'content-service/media/bolli.png'), 'another cup');
    await push();
    expect(stub.writes()).toEqual([
      ...Array<string>(2).fill('POST /types/customtypes/update'),
      'POST /asset/assets',
      ...Array<unknown>(4).fill(expect.stringMatching(/^PUT \/migration\/documents\//)),
    ]);
    expect(stub.drafts).toEqual([]);
  });

  it('updates documents of a release that the content API lists', async () => {
    await push();
    stub.hasRelease = true;
    await push();
    expect(stub.drafts).toHaveLength(4);
  });

  it('names a document that an earlier run left unpublished, and what to do', async () => {
    let created = 0;
    stub.fault = ({ method, path: address }) => {
      if (method !== 'POST' || address !== '/migration/documents') return undefined;
      created += 1;
      return created === 3 ? { status: 500, body: { message: 'Internal error' } } : undefined;
    };
    expect(await failure(push())).toMatch(
      /500: .*Internal error[^]*publish or delete[^]*Run the command again/,
    );
    expect(await failure(push())).toMatch(
      /\(is\) was rejected:.*400: .*already exists[^]*as a draft, publish or delete it/,
    );
    stub.drafts = [];
    await push();
    expect(stub.drafts).toHaveLength(4);
    expect(stub.assets).toHaveLength(3);
  });
});

describe('a rejection', () => {
  it('of the token says where to create one', async () => {
    const message = await failure(push({ ...acme, PRISMIC_WRITE_TOKEN: 'wrong' }));
    expect(message).toMatch(
      /responded with 401: .*Unauthorized[^]*PRISMIC_WRITE_TOKEN.*Write APIs/,
    );
    expect(stub.writes()).toEqual([]);
  });

  it('of too many requests leads to another attempt', async () => {
    let isOver = false;
    stub.fault = (request) => {
      if (isOver || !isUpload(request)) return undefined;
      isOver = true;
      return { status: 429, headers: { 'retry-after': '1' } };
    };
    await push();
    expect(stub.assets).toHaveLength(3);
  });

  it('of a custom type or a file names it and quotes Prismic, without markup', async () => {
    stub.fault = ({ path: address }) =>
      address.endsWith('/insert') ? { status: 400, body: '<h1>title\nis missing</h1>' } : undefined;
    expect(await failure(push())).toMatch(
      /article was rejected:.*400: title is missing\nCorrect .*customtypes\/article\/index\.json/,
    );
    stub.fault = (request) =>
      isUpload(request) ? { status: 400, body: { error: 'unsupported file' } } : undefined;
    expect(await failure(push())).toMatch(/\.(jpg|png|pdf) was rejected:.*unsupported file/);
  });

  it('of the content of a document names the fields, and the other documents are sent', async () => {
    stub.fault = ({ method, json }) =>
      method === 'PUT' && json.title === 'Bolli'
        ? { status: 400, body: { message: 'Invalid', details: [{ property: 'data.related' }] } }
        : undefined;
    const message = await failure(push());
    expect(message).toMatch(/article "bolli" \(is\), .*article-bolli-is\.json\n.*data\.related/);
    expect(message).toContain('fill in this document by hand');
    expect(draft('chair', 'en-us')?.data).toMatchObject({ title: [{ text: 'Chair' }] });
  });
});

describe('nothing is sent', () => {
  it('to a repository without one of the languages, or with another master language', async () => {
    const [is, en] = stub.languages as [(typeof stub.languages)[0], (typeof stub.languages)[0]];
    for (const languages of [[is], [en, is]]) {
      stub.languages = languages;
      expect(await failure(push())).toMatch(/languages "is" and "en-us", with "is" as its master/);
    }
    expect(stub.writes()).toEqual([]);
  });

  it('to a repository that does not exist or cannot be reached', async () => {
    stub.fault = () => ({ status: 404, body: { error: 'Not found' } });
    expect(await failure(push())).toMatch(/404: .*Not found.*\nCorrect PRISMIC_REPOSITORY/);
    await stub.close();
    expect(await failure(push())).toMatch(/127\.0\.0\.1:\d+ could not be reached \(ECONNREFUSED\)/);
    stub = await startPrismicStub();
  });
});
