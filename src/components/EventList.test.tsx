/** @jest-environment jsdom */
import { cleanup, screen } from '@testing-library/react';
import { homePath } from '../addresses';
import type { ListedEvent } from '../content/types/articleCard';
import type { Language } from '../i18n/languages';
import { renderIn } from '../test/renderIn';
import { EventList } from './EventList';

const facts: ListedEvent['facts'] = {
  spoken: [],
  access: [],
  booking: 'tickets',
  isSoldOut: false,
};

/** Returns the lines below the title of the only event in a list. */
function marksOf(lang: Language, change: Partial<typeof facts> = {}, now?: string) {
  const event: ListedEvent = {
    ...{ id: 'a', type: 'article', kind: 'event', lang, path: `${homePath(lang)}ha-frettir/a/` },
    ...{ title: 'Kvöldstund', tags: [], occasion: { start: '2027-03-10' } },
    facts: { ...facts, ...change },
  };
  renderIn(lang, <EventList heading="" events={[event]} now={now} />);
  const marks = screen.getByRole('heading', { name: 'Kvöldstund' }).nextElementSibling?.innerHTML;
  cleanup();
  return marks;
}

const access = [{ kind: 'step-free', note: 'um portið' }, { kind: 'captions' }] as const;

it('says below the title whether it is sold out, the language, and the access without notes', () => {
  expect(marksOf('is', { spoken: ['en-us'], isSoldOut: true, access: [...access] })).toBe(
    'Uppselt · á ensku · hjólastólafært · textun',
  );
  expect(marksOf('is', { isSoldOut: true, booking: 'registration' })).toBe('Fullbókað');
  expect(marksOf('is')).toBeUndefined();
});

it('does not say that an event is in Icelandic on an Icelandic page', () => {
  expect(marksOf('is', { spoken: ['is'] })).toBeUndefined();
  expect(marksOf('en-us', { spoken: ['is'] })).toBe('in Icelandic');
  expect(marksOf('en-us', { spoken: ['is', 'en-us'] })).toBe('in Icelandic and English');
});

it('names the series on a line of its own', () => {
  const series = {
    ...{ id: 'b', type: 'page', lang: 'is', path: '/page/kvoldin/' },
    ...{ title: 'Kvöldin', tags: [] },
  } as const;
  expect(marksOf('is', { series: { ...series, tags: [] }, spoken: ['en-us'] })).toBe(
    'á ensku<br>Röð: Kvöldin',
  );
});

it('marks an event that is over, if the list has a time', () => {
  expect(marksOf('is', {}, '2027-03-11T00:00Z')).toBe('Liðinn');
  expect(marksOf('is', {}, '2027-03-10T12:00Z')).toBeUndefined();
});
