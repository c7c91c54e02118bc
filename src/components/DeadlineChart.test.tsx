/** @jest-environment jsdom */
import type { DatedCall } from '../content/values/calls';
import { renderIn } from '../test/renderIn';
import { DeadlineChart } from './CallTable';

const now = '2026-11-21T12:00Z';

const call = (name: string, ...deadlines: string[]): DatedCall => ({
  name,
  deadlines,
  deadline: deadlines[0],
  isClosed: false,
});

function drawingOf(calls: DatedCall[]) {
  const { container } = renderIn('is', <DeadlineChart lang="is" calls={calls} now={now} />);
  const texts = [...container.querySelectorAll('text')].map(({ textContent }) => textContent);
  const points = [...container.querySelectorAll('circle')].map((point) => [
    point.getAttribute('cx'),
    point.getAttribute('cy'),
  ]);
  return { container, texts, points };
}

it('names twelve months from the month of reading on', () => {
  const { texts } = drawingOf([call('Skissusjóður', '2027-03-02')]);
  const months = 'nóv des jan feb mar apr maí jún júl ágú sep okt';
  expect(texts.slice(0, 12)).toEqual(months.split(' '));
});

it('has a line for each call, with a point on each of its days', () => {
  const { texts, points } = drawingOf([
    call('Ferðastyrkir', '2026-11-01', '2026-11-21', '2027-05-03', '2027-11-01'),
    call('Skissusjóður', '2027-02-26T16:00:00+00:00'),
  ]);
  // The first deadline is past, and the last is more than twelve months away.
  expect(texts.slice(12)).toEqual(['Ferðastyrkir', '21', '3', 'Skissusjóður', '26']);
  expect(points).toEqual([
    ['33.84%', '48'],
    ['65.10%', '48'],
    ['52.57%', '80'],
  ]);
});

it('draws what is always open as a line from the day of reading on, and leaves out what is closed', () => {
  const { container, texts } = drawingOf([
    call('Skissusjóður', '2027-03-02'),
    call('Nýsköpunarstyrkir'),
    { ...call('Starfslaun', '2026-10-01'), isClosed: true },
  ]);
  expect(container.querySelector('[data-open]')?.getAttribute('x1')).toBe(
    container.querySelector('[data-today]')?.getAttribute('x1'),
  );
  expect(texts).toContain('Nýsköpunarstyrkir');
  expect(texts).not.toContain('Starfslaun');
});

it('draws nothing without a deadline in the next twelve months', () => {
  expect(drawingOf([call('Nýsköpunarstyrkir')]).container).toBeEmptyDOMElement();
  expect(drawingOf([call('Skissusjóður', '2028-03-02')]).container).toBeEmptyDOMElement();
});
