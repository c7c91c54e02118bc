import type { AnchorHTMLAttributes } from 'react';

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { to: string };

/** Gatsby's parts as far as components use them: a link is an anchor. */
export function Link({ to, children, ...rest }: LinkProps) {
  return (
    <a href={to} {...rest}>
      {children}
    </a>
  );
}

/** Queries are run by Gatsby at build time; a unit test hands components their data. */
export function graphql(): void {}

export function useStaticQuery(): never {
  throw new Error('A static query has no data in a unit test: render the component below it');
}
