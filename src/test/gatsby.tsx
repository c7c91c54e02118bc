import { createContext } from 'react';
import type { AnchorHTMLAttributes } from 'react';

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { to: string };

/** Stands in for Gatsby's link: a plain anchor. */
export function Link({ to, children, ...rest }: LinkProps) {
  return (
    <a href={to} {...rest}>
      {children}
    </a>
  );
}

/** Does nothing: Gatsby runs queries at build time, and a unit test passes data to components. */
export function graphql(): void {}

export function useStaticQuery(): never {
  throw new Error(
    'A static query has no data in a unit test: render the component that gets the data instead',
  );
}

/** Gatsby's code provides it around a page; a unit test has no static queries. */
export const StaticQueryContext = createContext({});
