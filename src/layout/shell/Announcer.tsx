import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Hidden } from '../../components/Hidden';
import { findTarget } from './goToTarget';

type Props = {
  /** Address of the page on show, and what follows `#` in it. */
  path: string;
  hash: string;
  /** `PUSH` where the reader came by a link of Gatsby's. */
  action?: string;
  /** Address of the page that the reader came to from outside, which the browser itself announces. */
  entry: string;
};

/**
 * Says where a reader has got to who does not see it, and takes the focus along: to the heading of the
 * page, or to the part of it that the address names.
 */
export function Announcer({ path, hash, action, entry }: Props) {
  const [title, setTitle] = useState<string>();
  const last = useRef({ path: entry, hash });

  useEffect(() => {
    const { current: left } = last;
    last.current = { path, hash };
    const isAnotherPage = path !== left.path;
    // To a part of the same page the browser itself takes the focus, unless Gatsby has gone there.
    const isAnotherPart = hash !== left.hash && hash !== '' && action === 'PUSH';
    if (!isAnotherPage && !isAnotherPart) return;
    // Gatsby's router takes the focus in this same moment, and is done with it then.
    queueMicrotask(() => {
      focus(findTarget() ?? findHeading() ?? undefined);
      if (isAnotherPage) setTitle(readTitle());
    });
  }, [path, hash, action]);

  // The words of another language may come after its page, and be those of the heading.
  const intl = useIntl();
  useEffect(() => {
    queueMicrotask(() => setTitle((said) => said && readTitle()));
  }, [intl]);

  return (
    <Hidden as="div" id="announcer" aria-live="assertive" aria-atomic="true">
      {title && <FormattedMessage id="announcer" values={{ title }} />}
    </Hidden>
  );
}

function findHeading(): HTMLElement | null {
  return document.querySelector<HTMLElement>('#content h1');
}

function readTitle(): string {
  const words = findHeading()?.textContent ?? document.title;
  return words.replaceAll('\u00AD', '').trim();
}

function focus(element: HTMLElement | undefined): void {
  if (!element) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
