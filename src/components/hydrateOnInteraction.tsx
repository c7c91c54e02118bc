import { lazy, memo, Suspense, useEffect } from 'react';
import type { FunctionComponent } from 'react';

/** After a failed download, interactions start no other download for this time. */
const RETRY_PAUSE_MS = 10_000;

// One of these events precedes any click on a link. `popstate` comes when a reader changes the hash
// in the address bar: Gatsby then renders again, and React removes HTML that is not hydrated.
const interactions = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll', 'popstate'];

function nextInteraction(): Promise<void> {
  return new Promise((resolve) => {
    const options = { capture: true, passive: true };
    const end = (event: Event) => {
      // Browsers also report a move without movement when the page appears below a resting pointer.
      const { movementX, movementY } = event as PointerEvent;
      if (event.type === 'pointermove' && movementX === 0 && movementY === 0) return;
      for (const type of interactions) window.removeEventListener(type, end, options);
      resolve();
    };
    for (const type of interactions) window.addEventListener(type, end, options);
  });
}

let startHydration: () => void;
const hydrationStarted = new Promise<void>((resolve) => {
  startHydration = resolve;
});

/** Each promise resolves when React has rendered or removed one waiting component. */
const rendered: Promise<void>[] = [];

/**
 * Hydrates all waiting components of a hydrated page. Call it before the page changes by itself. The
 * promise resolves when React has rendered these components.
 */
export async function hydrateAll(): Promise<void> {
  startHydration();
  // A component may contain other waiting components, which React reaches later.
  for (let count = -1; count !== rendered.length;) {
    count = rendered.length;
    await Promise.all(rendered);
  }
}

/** On the server: functions that load the code of the components (build/replaceRenderer.ts). */
export const serverParts: (() => Promise<void>)[] = [];

/**
 * Makes a component that hydrates at the reader's first interaction, so that its code is not part
 * of the initial load. Until then the server's HTML stays. If the props change before the
 * hydration, React discards the HTML. If `load` rejects, a later interaction calls it again.
 */
export function hydrateOnInteraction<Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
) {
  let onRendered: (() => void) | undefined;
  let Loaded: FunctionComponent<Props> | undefined;
  if (typeof window === 'undefined') {
    serverParts.push(async () => {
      Loaded = await load();
    });
  }
  const LazyComponent = lazy(async () => {
    const Loaded = await loadOnInteraction(load);
    const WithSignal = ({ given }: { given: Props }) => {
      useEffect(() => onRendered?.(), []);
      return <Loaded {...given} />;
    };
    return { default: WithSignal };
  });
  return memo(function HydrateOnInteraction(props: Props) {
    if (!onRendered) rendered.push(new Promise((resolve) => (onRendered = resolve)));
    useEffect(() => onRendered, []);
    return (
      <Suspense>
        {typeof window === 'undefined' && Loaded ? (
          <Loaded {...props} />
        ) : (
          <LazyComponent given={props} />
        )}
      </Suspense>
    );
  });
}

async function loadOnInteraction<Component>(load: () => Promise<Component>): Promise<Component> {
  // In development there is no server HTML to show, so the component loads at once.
  if (typeof window === 'undefined' || process.env.NODE_ENV === 'development') return load();
  await Promise.race([nextInteraction(), hydrationStarted]);
  for (;;) {
    try {
      return await load();
    } catch {
      // Without the pause, each pointer move would send a request to a failing server.
      await new Promise((resolve) => setTimeout(resolve, RETRY_PAUSE_MS));
      await nextInteraction();
    }
  }
}
