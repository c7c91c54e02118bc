/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { isPresent } from '../content/values/cmsValues';
import { languages } from '../i18n/languages';
import { readSamples } from '../test/readSamples';
import { renderIn } from '../test/renderIn';
import { onSheet, places, sheet } from './mapShapes';
import { VisitMap } from './VisitMap';

const place = { latitude: 64.1527, longitude: -21.9418 };

it('lists the meaning of each letter of the map, its distance from the entrance, and the coordinates', () => {
  const { container } = renderIn('is', <VisitMap lang="is" place={place} />);
  expect(screen.getByRole('figure')).toHaveTextContent(/A\s*Biðstöðin Naust\s*260 m/);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByText('64,1527° N, 21,9418° V')).toBeInTheDocument();
  // Browsers on iPhones and computers have no program for the scheme “geo”.
  expect(screen.queryByRole('link')).toBeNull();
});

it('draws every letter and its place on the sheet', () => {
  for (const { at, target } of places) {
    for (const point of [at, target]) {
      const [x, y] = onSheet(point);
      expect([x > 0 && x < sheet.width, y > 0 && y < sheet.height]).toEqual([true, true]);
    }
  }
});

it.each(languages)('the sample page says the distances of the map (%s)', (lang) => {
  const page: Record<string, unknown> | undefined = readSamples(lang).find(
    (each) => 'visit_facts' in each,
  );
  const [way, facts] = ['way', 'visit_facts'].map((field) => JSON.stringify(page?.[field]));
  const lengths = places.map(({ metres }) => metres).filter(isPresent);
  for (const length of lengths) expect(facts).toMatch(new RegExp(`\\b${length} met`));
  expect(way).toContain(`${lengths[0]} met`);
});
