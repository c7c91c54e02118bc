import { createContext } from 'react';
import type { AnchorHTMLAttributes } from 'react';

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { to: string };

export function Link({ to, children, ...rest }: LinkProps) {
  return (
    <a href={to} {...rest}>
      {children}
    </a>
  );
}

export const withPrefix = (path: string) => path;

/** Does nothing, because unit tests pass data to components. */
export function graphql(): void {}

export function useStaticQuery(): never {
  throw new Error(
    'A static query has no data in a unit test: render the component that gets the data instead',
  );
}

export const StaticQueryContext = createContext({});
