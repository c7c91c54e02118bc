import { useEffect, useRef, useState } from 'react';
import type { Plate } from '../content/types/plates';
import type { Language } from '../i18n/languages';
import { hydrateOnInteraction } from './hydrateOnInteraction';

const Plates = hydrateOnInteraction(
  async () => (await import(/* webpackChunkName: "plates" */ './Plates')).Plates,
);

const loadViewer = async () =>
  (await import(/* webpackChunkName: "plate-viewer" */ './PlateViewer')).PlateViewer;

type Opened = { start: number; Viewer: Awaited<ReturnType<typeof loadViewer>> };

type Props = { plates: readonly Plate[]; name: string; lang: Language };

export function PlateGallery(props: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<Opened>();

  // React stops a click on an element that is not hydrated yet. This listener gets it before React.
  useEffect(() => {
    const open = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[data-plate]') : null;
      if (!link || !frame.current?.contains(link)) return;
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      const start = Number(link.getAttribute('data-plate'));
      loadViewer().then(
        (Viewer) => setOpened({ start, Viewer }),
        // If the viewer cannot be loaded, the browser opens the file, or shows its own error.
        () => link.isConnected && window.location.assign(link.getAttribute('href') ?? ''),
      );
    };
    window.addEventListener('click', open, { capture: true });
    return () => window.removeEventListener('click', open, { capture: true });
  }, []);

  const close = (index: number) => {
    setOpened(undefined);
    frame.current?.querySelector<HTMLElement>(`[data-plate="${index}"]`)?.focus();
  };
  return (
    <div ref={frame}>
      <Plates plates={props.plates} lang={props.lang} />
      {opened && <opened.Viewer {...props} start={opened.start} onClose={close} />}
    </div>
  );
}
