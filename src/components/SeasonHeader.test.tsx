/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderIn } from '../test/renderIn';
import { SeasonHeader } from './SeasonHeader';

const facts = {
  title: 'Smíðamars',
  lang: 'is',
  kicker: 'Miðstöð',
  start: '2027-03-10',
  end: '2027-03-14',
  days: 5,
} as const;

it.each([
  ['upcoming', 'Fram undan'],
  ['running', 'Stendur yfir'],
  ['past', 'Þessum viðburði er lokið.'],
] as const)('says of a season that is %s: %s', (phase, status) => {
  renderIn('is', <SeasonHeader {...facts} phase={phase} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Smíðamars');
  expect(screen.getByText('10.–\u206014.\u00A0mars 2027', { normalizer: String })).toHaveAttribute(
    'datetime',
    '2027-03-10',
  );
  expect(screen.getByText(status)).toBeInTheDocument();
});

it('marks today on the line of its days', () => {
  const { container, rerender } = renderIn(
    'is',
    <SeasonHeader {...facts} phase="running" today={1} />,
  );
  const marked = container.querySelector('[aria-hidden] > div');
  expect(marked).toHaveStyle({ left: '20%', width: '20%' });
  rerender(<></>);
  const later = renderIn('is', <SeasonHeader {...facts} phase="past" />);
  expect(later.container.querySelector('[aria-hidden] > div')).toBeNull();
});
