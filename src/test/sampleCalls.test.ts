import { toCalls } from '../content/values/calls';
import type { Call, RawCall } from '../content/values/calls';
import { toPartIds } from '../content/values/prepareRichText';
import { toPlainText } from '../content/values/richText';
import { readTypedLink } from '../content/values/typedLinks';
import { formatDay } from '../i18n/dates';
import { languages } from '../i18n/languages';
import { homePath } from '../addresses';
import { readSamples } from './readSamples';

// A reader who wants to apply finds out how, and reads the same on each page that says what and until when.

type Block = { text: string; spans: { type: string; data: { url?: string } }[] };

const samples = Object.fromEntries(
  languages.map((lang) => [lang, readSamples(lang) as Record<string, unknown>[]]),
);

const uidOf = ({ _meta }: Record<string, unknown>) => (_meta as { uid?: string }).uid;

const blocksOf = (document: Record<string, unknown> | undefined) =>
  (document?.['content'] ?? []) as Block[];

/** The address of a call's link in the file of its document, as the site reads it. */
const addressOf = (rows: readonly RawCall[], name: string) => {
  const row = rows.find((each) => each.name === name && each.link !== undefined);
  return readTypedLink(String((row?.link as { url?: string } | undefined)?.url));
};

const pages = languages.flatMap((lang) =>
  (samples[lang] ?? []).flatMap((page) => {
    const rows = page['calls'] as RawCall[] | undefined;
    const unlinked = rows?.map((row) => ({ ...row, link: null })) ?? [];
    return rows ? [{ lang, page, rows, calls: toCalls(unlinked, 'sample') }] : [];
  }),
);

const calls = pages.flatMap(({ calls: own, ...others }) =>
  own.map((call) => ({ call, ...others })),
);

/** The page and the part of it that a call links to; undefined for a link to another site. */
function targetOf({ call, lang, page, rows }: (typeof calls)[number]) {
  const address = addressOf(rows, call.name) ?? '';
  if (/^https:/.test(address)) return undefined;
  const [path = '', part = ''] = address.split('#');
  const found =
    path === ''
      ? page
      : samples[lang]?.find(({ _meta }) => (_meta as { url?: string }).url === path);
  const blocks = blocksOf(found);
  const ids = toPartIds(blocks);
  const start = ids.indexOf(part);
  const end = ids.findIndex((id, index) => index > start && id !== undefined);
  return { target: found, part: start < 0 ? [] : blocks.slice(start, end < 0 ? undefined : end) };
}

it.each(calls)(
  '$lang: “$call.name” has a link that starts the application or says how',
  (entry) => {
    const address = addressOf(entry.rows, entry.call.name);
    expect(address).toMatch(/^(?:https:\/\/example\.(?:is|org)\/|[/#])/);
    const links = targetOf(entry)?.part.flatMap(({ spans }) =>
      spans.flatMap(({ data }) => data?.url ?? []),
    );
    // Of a page of this site it is the part that has the centre's own address for applications.
    if (links) expect(links.join()).toMatch(/mailto:|https:/);
  },
);

const own = calls.filter((entry) => {
  const target = targetOf(entry)?.target;
  return target !== undefined && target !== entry.page;
});

it.each(own)(
  '$lang: the page of “$call.name” has the amount, the deadlines and the audience of the table',
  ({ call, ...entry }) => {
    const { target } = targetOf({ call, ...entry }) ?? {};
    const text = [target?.['lead'], target?.['content']].map((each) => toPlainText(each)).join(' ');
    expect(text).toContain(call.audience);
    expect(text).toContain(call.amount?.replace(/^(?:allt að|up to) /, ''));
    for (const deadline of call.deadlines)
      expect(text).toContain(formatDay(deadline, entry.lang).replace('\u00A0', ' '));
  },
);

it('both languages have the fund and its travel grants', () => {
  expect(own.map(({ lang, call }) => `${lang} ${call.name}`).sort()).toEqual([
    'en-us Sketch Fund',
    'en-us Sketch Fund travel grants',
    'is Ferðastyrkir Skissusjóðs',
    'is Skissusjóður',
  ]);
});

it('the table of grants says the same in both languages', () => {
  const facts = ({ amount, deadlines }: Call) => [amount?.match(/\d/g)?.join(''), deadlines];
  const [icelandic, english] = languages.map((lang) =>
    pages
      .filter((each) => each.lang === lang && uidOf(each.page) === 'styrkir')
      .flatMap((each) =>
        each.calls.map((call) => {
          const address = addressOf(each.rows, call.name) ?? '';
          const path = address.startsWith('/') ? address.replace(homePath(lang), '/') : '';
          return [...facts(call), path.split('#')[0]];
        }),
      ),
  );
  expect(english).toEqual(icelandic);
  expect(icelandic).toHaveLength(5);
});

it.each(languages)(
  'in %s the dates for designers name each deadline of the fund as the table has it',
  (lang) => {
    const page = samples[lang]?.find((each) => uidOf(each) === 'fyrir-honnudi');
    const named = blocksOf(page)
      .map(({ text }) => text)
      .filter((text) => /2027:.*(?:Skissusjóð|Sketch Fund)/.test(text));
    const days = own
      .filter((each) => each.lang === lang)
      .flatMap(({ call }) =>
        call.deadlines.map((day) => formatDay(day, lang).replace('\u00A0', ' ')),
      );
    expect(named.length).toBeGreaterThan(1);
    for (const text of named) expect(days).toContain(text.replace(/,? 2027:.*/, ''));
  },
);
