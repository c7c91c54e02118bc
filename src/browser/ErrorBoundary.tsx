import { Component, createContext, useContext, useState } from 'react';
import type { ReactNode } from 'react';
import type { WrapRootElementBrowserArgs } from 'gatsby';
import { hydrateAll } from '../components/hydrateOnInteraction';
import { useBrowserValue } from '../state/useBrowserValue';
import { shownAddress } from './guardLoader';

/** The element with the served HTML, which React hydrates. `undefined` in development. */
export const HydratedRoot = createContext<Element | undefined>(undefined);

type Props = { children: ReactNode };

// Keeps the page readable and its links working when a component throws (docs/failures.md). The
// first page stays as a copy of its HTML, because React's handlers on the original elements would
// keep links from loading pages. A later page is loaded as a document.
function ErrorBoundary({ children }: Props) {
  const root = useContext(HydratedRoot);
  // `false` while React hydrates. If the served HTML differs from React's render, React renders
  // everything again, and then removes the served HTML. Only this second render copies it.
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

// The boundary must be within Gatsby's router, whose own boundary would empty the page first. The
// boundary does not cover the `Head` of pages, which is outside of the hydrated element.
export function wrapRootElement({ element }: Pick<WrapRootElementBrowserArgs, 'element'>) {
  return <ErrorBoundary>{element}</ErrorBoundary>;
}

let isReported = false;

// Matches React error #421. In development, React prints the text instead of the number.
const wasQuicker = /#421;|received an update before it finished hydrating/;

// Logs only the first error from which React recovers, because React reports each text that differs
// from the served HTML. The error of a failed page is already logged. Error #421 means only that a
// reader has followed a link or changed the hash before a part's code has arrived.
export function reportRecoverable(error: unknown): void {
  if (error instanceof Error && wasQuicker.test(error.message)) return;
  if (!isReported) (window.reportError ?? console.error)(error);
  isReported = true;
}

class Boundary extends Component<
  Props & { root: Element; served: string },
  { hasFailed: boolean }
> {
  override state = { hasFailed: false };
  private loaded = shownAddress();
  private kept = '';

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidMount() {
    const { root, served } = this.props;
    // React has removed the HTML of parts that wait for an interaction, so they must render now.
    if (served) void hydrateAll();
    if (!served.includes('<h1') || root.querySelector('h1')) return;
    console.error(`The data of ${this.loaded} do not fit their template. The served HTML stays.`);
    this.kept = served;
    this.setState({ hasFailed: true });
    this.componentDidCatch();
  }

  // React logs the error itself, so this method does not.
  override componentDidCatch() {
    isReported = true;
    // Without the attribute, Gatsby does not remove the title with the component that rendered it.
    document.querySelector('title')?.removeAttribute('data-gatsby-head');
    const load = () => {
      // The same address would fail again, so reloading it would loop.
      if (shownAddress() !== this.loaded) window.location.reload();
    };
    load();
    // Gatsby's router is gone, so it cannot show the page to which the reader goes back.
    window.addEventListener('popstate', load);
  }

  override render() {
    const { root, children } = this.props;
    if (!this.state.hasFailed) return children;
    this.kept ||= root.innerHTML;
    return <div dangerouslySetInnerHTML={{ __html: this.kept }} />;
  }
}
