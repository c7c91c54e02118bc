import { Component, createContext, useContext, useState } from 'react';
import type { ReactNode } from 'react';
import type { WrapRootElementBrowserArgs } from 'gatsby';
import { hydrateAll } from '../components/hydrateOnInteraction';
import { useBrowserValue } from '../state/useBrowserValue';

/** The element whose HTML of the server React hydrates. In development there is none. */
export const HydratedRoot = createContext<Element | undefined>(undefined);

type Props = { children: ReactNode };

/**
 * Keeps the page readable and its links working when a component throws, or when the data of a page fit
 * its template so badly that nothing is left (docs/failures.md). Without it React removes all text.
 *
 * At the address that the browser has loaded, the server's HTML stays. At another address, to which a
 * link or the history has led, that address is loaded as a document; until then the last page stays.
 *
 * What stays is a copy, made in the moment of the failure: React changes the document only after it has
 * rendered, so nothing has to be stored while all goes well. The elements themselves could not stay,
 * because React's handlers on them would keep links from loading their pages.
 */
function ErrorBoundary({ children }: Props) {
  const root = useContext(HydratedRoot);
  // `false` while React hydrates. When the HTML does not fit, React starts again without it, and removes it
  // in the end: only then has it to be stored.
  const isAnew = useBrowserValue(() => true, false);
  const [served] = useState(() => (isAnew && root ? root.innerHTML : ''));
  return root ? (
    <Boundary root={root} served={served}>
      {children}
    </Boundary>
  ) : (
    children
  );
}

/**
 * Gatsby's hook for the element around all pages. The boundary must be within Gatsby's router, which has a
 * boundary of its own that empties the page first. Gatsby calls the hook for each page's `Head` too, which
 * is no part of the hydrated element, so that the boundary does nothing there.
 */
export function wrapRootElement({ element }: Pick<WrapRootElementBrowserArgs, 'element'>) {
  return <ErrorBoundary>{element}</ErrorBoundary>;
}

let isReported = false;

// The number of the message in React's production build, and its words in development.
const wasQuicker = /#421;|received an update before it finished hydrating/;

/**
 * Logs the first error after which React has rendered anew: React reports each text of a page whose HTML
 * does not fit. After a failure of the page, which has been logged, no such error is news. Nor is it a
 * fault that a reader follows a link, or changes the hash, before the code of the menu or of the footer has
 * arrived: React then renders that part without the server's HTML.
 */
export function reportRecoverable(error: unknown): void {
  if (error instanceof Error && wasQuicker.test(error.message)) return;
  if (!isReported) (window.reportError ?? console.error)(error);
  isReported = true;
}

function address(): string {
  return window.location.pathname + window.location.search;
}

class Boundary extends Component<
  Props & { root: Element; served: string },
  { hasFailed: boolean }
> {
  override state = { hasFailed: false };
  private loaded = address();
  private kept = '';

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidMount() {
    const { root, served } = this.props;
    // React has removed the HTML of the parts that wait for an interaction.
    if (served) void hydrateAll();
    if (!served.includes('<h1') || root.querySelector('h1')) return;
    console.error(`The data of ${this.loaded} do not fit their template. The served HTML stays.`);
    this.kept = served;
    this.setState({ hasFailed: true });
    this.componentDidCatch();
  }

  // React has logged the error.
  override componentDidCatch() {
    isReported = true;
    // Gatsby removes the title with the component that rendered it, unless it lacks Gatsby's mark.
    document.querySelector('title')?.removeAttribute('data-gatsby-head');
    const load = () => {
      // For the address that the browser has loaded there is nothing better, and no end to reloading.
      if (address() !== this.loaded) window.location.reload();
    };
    load();
    // Gatsby's router, which shows the page that the reader goes back to, is gone.
    window.addEventListener('popstate', load);
  }

  override render() {
    const { root, children } = this.props;
    if (!this.state.hasFailed) return children;
    this.kept ||= root.innerHTML;
    return <div dangerouslySetInnerHTML={{ __html: this.kept }} />;
  }
}
