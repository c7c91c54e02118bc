/** @jest-environment jsdom */
import { cleanup, screen } from '@testing-library/react';
import { homePath } from '../addresses';
import type { ListedEvent } from '../content/types/listedEvent';
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
  const { parentElement } = screen.getByRole('heading', { name: /^Kvöldstund/ });
  const marks = [...(parentElement?.querySelectorAll('p') ?? [])].map((each) => each.textContent);
  cleanup();
  return marks;
}

const access = [{ kind: 'step-free', note: 'um portið' }, { kind: 'captions' }] as const;

it('says below the title whether the event is sold out, its language, and its access without notes', () => {
  expect(marksOf('is', { spoken: 'English', isSoldOut: true, access: [...access] })).toEqual([
    'uppselt · á ensku · hjólastólafært · textun',
  ]);
  expect(marksOf('is', { isSoldOut: true, booking: 'registration' })).toEqual(['fullbókað']);
  expect(marksOf('is')).toEqual([]);
});

it('does not say that an event is in Icelandic on an Icelandic page', () => {
  expect(marksOf('is', { spoken: 'Icelandic' })).toEqual([]);
  expect(marksOf('en-us', { spoken: 'Icelandic' })).toEqual(['in Icelandic']);
  expect(marksOf('en-us', { spoken: 'Icelandic and English' })).toEqual([
    'in Icelandic and English',
  ]);
});

it('names the series on a line of its own', () => {
  const page = { id: 'b', type: 'page', lang: 'is', path: '/page/kvoldin/' } as const;
  const series = { ...page, title: 'Kvöldin', tags: [] };
  expect(marksOf('is', { series, spoken: 'English' })).toEqual(['á ensku', 'Röð: Kvöldin']);
});

it('marks a past event', () => {
  expect(marksOf('is', {}, true)).toEqual(['liðinn']);
});

it('does not show the date of publication as the date of an event', () => {
  const event: ListedEvent = {
    ...{ id: 'a', type: 'article', kind: 'event', lang: 'is', path: '/ha-frettir/a/', tags: [] },
    ...{ title: 'Kvöldstund', date: '2026-11-11' },
  };
  renderIn('is', <EventList heading="" events={[event]} />);
  expect(screen.getByRole('listitem')).toHaveTextContent(/^Kvöldstund$/);
});
