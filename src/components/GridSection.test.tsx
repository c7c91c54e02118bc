/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderIn } from '../test/renderIn';
import { GridSection } from './GridSection';
import { SectionHeader } from './SectionHeader';

const header = <SectionHeader heading="News" href="/en/ha-frettir/" />;

it('renders nothing without items', () => {
  const { container } = renderIn('en-us', <GridSection header={header}>{[]}</GridSection>);
  expect(container).toBeEmptyDOMElement();
});

it('has the default text in the link to the complete list', () => {
  renderIn('en-us', header);
  expect(screen.getByRole('link', { name: 'See all articles' })).toHaveAttribute(
    'href',
    '/en/ha-frettir/',
  );
});

it('has no line above a section without a heading and a link', () => {
  const { container } = renderIn('en-us', <SectionHeader />);
  expect(container).toBeEmptyDOMElement();
});
