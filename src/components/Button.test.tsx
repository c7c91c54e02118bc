/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { contrasts } from '../styles/colours';
import { button, buttonStates, mainButton } from '../styles/button';
import { Button, ButtonLink } from './Button';

it('a link that opens another program is as tall as a button', () => {
  render(
    <>
      <Button type="button">Samþykkja</Button>
      <ButtonLink href="mailto:info@example.is">Deila</ButtonLink>
    </>,
  );
  expect(screen.getByRole('button')).toHaveStyle({ minHeight: '3rem' });
  expect(screen.getByRole('link')).toHaveStyle({ minHeight: '3rem' });
});

const propertyOf = (styles: string, name: string) =>
  RegExp(`(?:^|\\s)${name}: var\\(--([\\w-]+)\\)`).exec(styles)?.[1];
const [normal = '', , , busy = ''] = button.split('&');

it.each([
  ['normal', normal],
  ['main', mainButton],
  ['hover', buttonStates.hover],
  ['active', buttonStates.active],
  ['busy', busy],
])('the label has enough contrast in the state %s', (_state, styles) => {
  const pair = [propertyOf(styles, 'color'), propertyOf(styles, 'background') ?? 'paper'];
  const isTested = contrasts.some(
    ({ of, on, least }) => least >= 4.5 && pair.includes(of) && pair.includes(on) && of !== on,
  );
  expect({ pair, isTested }).toEqual({ pair, isTested: true });
});
