/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { contrasts } from '../styles/colors';
import { button, buttonStates, mainButton } from '../styles/button';
import { Button, ButtonLink } from './Button';

it('a link that opens another program is as high as a button', () => {
  render(
    <>
      <Button type="button">Samþykkja</Button>
      <ButtonLink href="mailto:info@example.is">Deila</ButtonLink>
    </>,
  );
  expect(screen.getByRole('button')).toHaveStyle({ minHeight: '3rem' });
  expect(screen.getByRole('link')).toHaveStyle({ minHeight: '3rem' });
});

it('one that cannot be used is dashed, whatever it is for', () => {
  render(
    <Button type="button" $isMain disabled>
      Skrá mig
    </Button>,
  );
  expect(screen.getByRole('button')).toHaveStyle({ borderStyle: 'dashed', background: 'none' });
});

const propertyOf = (styles: string, name: string) =>
  RegExp(`(?:^|\\s)${name}: var\\(--([\\w-]+)\\)`).exec(styles)?.[1];
const [atRest = '', , , busy = ''] = button.split('&');

it.each([
  ['at rest', atRest],
  ['for the main thing', mainButton],
  ['under the pointer', buttonStates.hover],
  ['while it is pressed', buttonStates.active],
  ['while one waits', busy],
])('its word can be read %s', (_state, styles) => {
  const pair = [propertyOf(styles, 'color'), propertyOf(styles, 'background') ?? 'paper'];
  const isTested = contrasts.some(
    ({ of, on, least }) => least >= 4.5 && pair.includes(of) && pair.includes(on) && of !== on,
  );
  expect({ pair, isTested }).toEqual({ pair, isTested: true });
});
