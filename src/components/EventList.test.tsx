/** @jest-environment jsdom */
import { cleanup, screen } from '@testing-library/react';
import { homePath } from '../addresses';
import type { ListedEvent } from '../content/types/articleCard';
import type { Language } from '../i18n/languages';
import { renderIn } from '../test/renderIn';
import { EventMarks } from './EventFact';
import { EventList } from './EventList';

const facts: NonNullable<ListedEvent['facts']> = {
  access: [],
  booking: 'tickets',
  isSoldOut: false,
};

/** Returns the lines below the title of the only event in a list. */
function marksOf(lang: Language, change: Partial<typeof facts> = {}, isOver = false) {
  const event: ListedEvent = {
    ...{ id: 'a', type: 'article', kind: 'event', lang, path: `${homePath(lang)}ha-frettir/a/` },
    ...{ title: 'Kvöldstund', tags: [], occasion: { start: '2027-03-10' } },
    facts: { ...facts, ...change },
  };
  renderIn(
    lang,
    <EventList
      heading=""
      events={[event]}
      marks={(each) => <EventMarks event={each} isOver={isOver} />}
    />,
  );
  const marks = screen.getByRole('heading', { name: 'Kvöldstund' }).nextElementSibling?.innerHTML;
  cleanup();
  return marks;
}

const access = [{ kind: 'step-free', note: 'um portið' }, { kind: 'captions' }] as const;

it('says below the title whether it is sold out, the language, and the access without notes', () => {
  expect(marksOf('is', { spoken: 'English', isSoldOut: true, access: [...access] })).toBe(
    'uppselt · á ensku · hjólastólafært · textun',
  );
  expect(marksOf('is', { isSoldOut: true, booking: 'registration' })).toBe('fullbókað');
  expect(marksOf('is')).toBeUndefined();
});

it('does not say that an event is in Icelandic on an Icelandic page', () => {
  expect(marksOf('is', { spoken: 'Icelandic' })).toBeUndefined();
  expect(marksOf('en-us', { spoken: 'Icelandic' })).toBe('in Icelandic');
  expect(marksOf('en-us', { spoken: 'Icelandic and English' })).toBe('in Icelandic and English');
});

it('names the series last', () => {
  const page = { id: 'b', type: 'page', lang: 'is', path: '/page/kvoldin/' } as const;
  const series = { ...page, title: 'Kvöldin', tags: [] };
  expect(marksOf('is', { series, spoken: 'English' })).toBe('á ensku · röð: Kvöldin');
});

it('marks an event that is over', () => {
  expect(marksOf('is', {}, true)).toBe('liðinn');
});
