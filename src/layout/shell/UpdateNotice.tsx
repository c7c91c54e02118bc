import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { FormattedMessage } from 'react-intl';
import styled, { css } from 'styled-components';
import {
  appDataAddress,
  dataAddress,
  staticQueryAddress,
} from '../../../plugins/gatsby-plugin-offline/src/gatsbyFiles';
import { Button } from '../../components/Button';

declare global {
  interface Window {
    /** Gatsby sets the flag when a new service worker replaces the one that controlled the page. */
    ___swUpdated?: boolean;
    pagePath?: string;
    ___loader: { loadPageSync: (path: string) => Shown | undefined };
  }
}

type Shown = { json: unknown; staticQueryResults: Record<string, unknown> };

const Notice = styled.div<{ $isOpen: boolean }>`
  position: fixed;
  z-index: 9;
  bottom: max(var(--clearance, 0px), var(--preview-bar, 0px));
  left: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem var(--gutter);
  max-width: 100%;
  font-size: 0.9375rem;
  background: var(--paper);

  ${({ $isOpen }) =>
    $isOpen &&
    css`
      padding: 0.75rem var(--gutter);
      border: 1px solid var(--ink);
      border-width: 1px 1px 1px 0;

      /* Keeps the focused element clear of the notice. On a narrow phone, the notice is 12rem high. */
      html:has(&) {
        --notice-space: min(50vh, 12rem);
      }
    `}
`;

/** Offers to reload an outdated page. A link to any other page loads the new version anyway. */
export function UpdateNotice() {
  const [isOpen, setIsOpen] = useState(false);
  const ref = useClearance(isOpen);

  useEffect(() => {
    const check = async () => {
      if (await isOutdated()) setIsOpen(true);
    };
    // If the update happened before this component was loaded, no event follows.
    if (window.___swUpdated) void check();
    window.addEventListener('updateready', check);
    return () => window.removeEventListener('updateready', check);
  }, []);

  const dismiss = () => {
    setIsOpen(false);
    // The focused button disappears with the notice, so the focus moves to the content.
    document.getElementById('content')?.focus({ preventScroll: true });
  };

  return (
    <Notice ref={ref} $isOpen={isOpen} data-screen>
      {/* Screen readers announce text only in a live region that existed before the text. */}
      <p role="status">{isOpen && <FormattedMessage id="update.text" />}</p>
      {isOpen && (
        <>
          <Button type="button" onClick={() => window.location.reload()}>
            <FormattedMessage id="update.load" />
          </Button>
          <Button type="button" onClick={dismiss}>
            <FormattedMessage id="update.dismiss" />
          </Button>
        </>
      )}
    </Notice>
  );
}

/** Compares this page with the server's version. Changes of other pages do not count. */
async function isOutdated(): Promise<boolean> {
  // Error and offline pages have no data to compare at the shown URL (browser/gatsbyHooks.ts).
  if (window.pagePath === '/404.html') return false;
  const { pathname } = window.location;
  const shown = window.___loader.loadPageSync(pathname);
  try {
    const { webpackCompilationHash } = (await fetchJson(appDataAddress)) as Record<string, unknown>;
    if (webpackCompilationHash !== window.___webpackCompilationHash) return true;
    const { result } = (await fetchJson(dataAddress(pathname))) as { result: unknown };
    if (differs(result, shown?.json)) return true;
    for (const [hash, query] of Object.entries(shown?.staticQueryResults ?? {})) {
      if (differs(await fetchJson(staticQueryAddress(hash)), query)) return true;
    }
  } catch {
    // A reload would not help without a network, or if the page was removed.
  }
  return false;
}

async function fetchJson(address: string): Promise<unknown> {
  return (await fetch(address, { cache: 'no-cache' })).json();
}

function differs(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) !== JSON.stringify(other);
}

/** Sets `--clearance` of an element to the height that footer and consent banner take. */
function useClearance(isOpen: boolean): RefObject<HTMLDivElement> {
  const element = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    const below = [...document.querySelectorAll('footer, footer ~ section')];
    const update = () => {
      const boxes = below.map((each) => each.getBoundingClientRect());
      const tops = boxes
        .filter(({ height }) => height > 0)
        .map(({ top }) => window.innerHeight - top);
      element.current?.style.setProperty('--clearance', `${Math.max(0, ...tops)}px`);
    };
    update();
    window.addEventListener('scroll', update, { passive: true });
    const observer = new ResizeObserver(update);
    for (const each of [document.body, ...below]) observer.observe(each);
    return () => {
      window.removeEventListener('scroll', update);
      observer.disconnect();
    };
  }, [isOpen]);

  return element;
}
