import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { VisuallyHidden } from '../../components/Link';
import { findTarget } from './scrollToTarget';

type Props = {
  /** Path of the shown page. `hash` is its hash, with the `#`. */
  path: string;
  hash: string;
  /** `PUSH` after a click on a Gatsby link; `POP` or `undefined` after back and forward. */
  action?: string;
  /** Path of the first page of the visit, which the browser announces itself. */
  entry: string;
};

/** Announces each new page, and focuses the hash's target or the page's heading. */
export function Announcer({ path, hash, action, entry }: Props) {
  const [title, setTitle] = useState<string>();
  const last = useRef({ path: entry, hash });

  useEffect(() => {
    const { current: previous } = last;
    last.current = { path, hash };
    const isAnotherPage = path !== previous.path;
    // Within a page the browser moves the focus itself, except after a Gatsby link.
    const isAnotherTarget = hash !== previous.hash && hash !== '' && action === 'PUSH';
    if (!isAnotherPage && !isAnotherTarget) return;
    // Gatsby's router moves the focus in the same commit. This microtask runs after the router.
    queueMicrotask(() => {
      focus(findTarget() ?? findHeading() ?? undefined);
      if (isAnotherPage) setTitle(readTitle());
    });
  }, [path, hash, action]);

  // Messages of another language may arrive after the page and change the heading.
  const intl = useIntl();
  useEffect(() => {
    queueMicrotask(() => setTitle((announced) => announced && readTitle()));
  }, [intl]);

  return (
    <VisuallyHidden as="div" id="announcer" aria-live="assertive" aria-atomic="true">
      {title && <FormattedMessage id="announcer" values={{ title }} />}
    </VisuallyHidden>
  );
}

function findHeading(): HTMLElement | null {
  return document.querySelector<HTMLElement>('#content h1');
}

function readTitle(): string {
  const title = findHeading()?.textContent ?? document.title;
  return title.replaceAll('\u00AD', '').trim();
}

function focus(element: HTMLElement | undefined): void {
  if (!element) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
  // WebKit scrolls to a focused element after a moment. This call cancels the scroll.
  window.scrollTo(window.scrollX, window.scrollY);
}
