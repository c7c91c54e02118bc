import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import styled from 'styled-components';
import type { Plate } from '../content/types/plates';
import type { Point } from '../content/values/image';
import type { Language } from '../i18n/languages';
import { plateTexts } from '../i18n/plateTexts';
import { button } from '../styles/button';
import { Picture } from './Picture';
import { VisuallyHidden } from './VisuallyHidden';

const LANDSCAPE_PHONE = '@media (orientation: landscape) and (max-height: 30em)';

const Dialog = styled.dialog`
  width: 100%;
  height: 100%;
  max-width: none;
  max-height: none;
  border: 0;
  color: var(--ink);
  background: var(--paper);

  &[open] {
    display: grid;
    grid-template: 'bar' auto 'stage' minmax(0, 1fr) 'text' auto / minmax(0, 1fr);
  }

  ${LANDSCAPE_PHONE} {
    &[open] {
      grid-template: 'stage bar' auto 'stage text' minmax(0, 1fr) / minmax(0, 1fr) min(18rem, 50%);
    }
  }
`;

const bar = `
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem;
  padding: 0.5rem var(--edge);
`;

const Bar = styled.div`
  ${bar}
  grid-area: bar;
  border-bottom: 1px solid var(--line);

  > p {
    flex: 1;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;

const Text = styled.div`
  ${bar}
  grid-area: text;
  align-items: start;
  justify-content: space-between;
  max-height: 40vh;
  overflow-y: auto;
  border-top: 1px solid var(--line);
  font-size: var(--text-small);

  > div:first-child {
    flex: 1 1 15rem;
    max-width: 45rem;
  }

  > div:last-child {
    display: flex;
    gap: 0.5rem;
  }

  ${LANDSCAPE_PHONE} {
    max-height: none;
    align-content: space-between;
    border: 0;
  }
`;

const Credit = styled.p`
  color: var(--muted);
`;

const Control = styled.button.attrs({ type: 'button' })`
  ${button}
  min-width: 2.75rem;
  min-height: 2.75rem;
  padding: 0.25rem 0.75rem;
  font-size: var(--text-small);

  &[aria-pressed='true'] {
    color: var(--paper);
    background: var(--ink);
  }

  &[aria-disabled='true'] {
    color: var(--muted);
    background: none;
    border: 1px dashed;
    cursor: default;
  }
`;

/* A full-size picture and a zoomed page scroll. Otherwise, the viewer handles sideways swipes. */
const Stage = styled.div<{ $isFull: boolean; $isZoomed: boolean }>`
  grid-area: stage;
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  min-width: 0;
  min-height: 0;
  overflow: ${({ $isFull }) => ($isFull ? 'auto' : 'hidden')};
  overscroll-behavior: ${({ $isZoomed }) => ($isZoomed ? 'auto' : 'contain')};
  touch-action: ${({ $isFull, $isZoomed }) => ($isFull || $isZoomed ? 'auto' : 'pinch-zoom')};
  cursor: ${({ $isFull }) => ($isFull ? 'grab' : 'zoom-in')};
  user-select: none;

  &:focus-visible {
    outline-offset: -3px;
  }

  img {
    filter: none;
  }
`;

/* Sets the grid area, because the `source` of the picture would otherwise take the first cell. */
const Fitted = styled(Picture)`
  grid-area: 1 / 1;
  height: 100%;
  min-height: 0;
  background: none;
`;

const FullSize = styled.img`
  max-width: none;
  margin: auto;
`;

/** A longer sideways movement shows the previous or next picture. */
const SWIPE_PX = 48;
/** A shorter movement counts as a click. */
const CLICK_PX = 6;
const PAN_PX = 80;

const middle: Point = { x: 0.5, y: 0.5 };
const isPageZoomed = () => (window.visualViewport?.scale ?? 1) > 1;

type Props = {
  plates: readonly Plate[];
  start: number;
  name: string;
  lang: Language;
  /** Runs when the viewer has closed. `index` is the picture that the viewer showed last. */
  onClose: (index: number) => void;
};

export function PlateViewer({ plates, start, name, lang, onClose }: Props) {
  const texts = plateTexts[lang];
  const [index, setIndex] = useState(start);
  /** The point at which a full-size picture is centred first; `undefined` for a fitted picture. */
  const [full, setFull] = useState<Point>();
  const [isZoomed, setIsZoomed] = useState(isPageZoomed);
  const stage = useRef<HTMLDivElement>(null);
  const dialog = useDialog(() => onClose(index));
  const drag = useRef<{ x: number; y: number; hasMoved: boolean }>();
  const last = plates.length - 1;
  const plate = plates[index];

  useLayoutEffect(() => {
    const { current: box } = stage;
    if (!box || !full) return;
    box.scrollLeft = full.x * box.scrollWidth - box.clientWidth / 2;
    box.scrollTop = full.y * box.scrollHeight - box.clientHeight / 2;
  }, [full]);

  if (!plate) return null;
  const { image, file, caption } = plate;
  const count = texts.count(index + 1, plates.length);

  const show = (next: number) => {
    if (next < 0 || next > last || next === index) return;
    setIndex(next);
    setFull(undefined);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const pan = (x: number, y: number) => stage.current?.scrollBy(x * PAN_PX, y * PAN_PX);
    const actions: Record<string, () => void> = {
      ArrowLeft: () => (full ? pan(-1, 0) : show(index - 1)),
      ArrowRight: () => (full ? pan(1, 0) : show(index + 1)),
      ...(full && { ArrowUp: () => pan(0, -1), ArrowDown: () => pan(0, 1) }),
      Home: () => show(0),
      End: () => show(last),
      '+': () => setFull(full ?? middle),
      '-': () => setFull(undefined),
    };
    const { [event.key]: action } = actions;
    if (!action) return;
    event.preventDefault();
    action();
  };

  const onPointerDown = ({ clientX, clientY }: PointerEvent) => {
    drag.current = { x: clientX, y: clientY, hasMoved: false };
  };
  const onPointerMove = ({ clientX, clientY, pointerType, buttons }: PointerEvent) => {
    const { current: from } = drag;
    if (!from || buttons === 0) return;
    const [x, y] = [clientX - from.x, clientY - from.y];
    from.hasMoved ||= Math.hypot(x, y) > CLICK_PX;
    // For touch, the browser scrolls without this script.
    if (!full || pointerType !== 'mouse' || !from.hasMoved) return;
    stage.current?.scrollBy(-x, -y);
    Object.assign(from, { x: clientX, y: clientY });
  };
  const onPointerUp = ({ clientX, clientY }: PointerEvent) => {
    const { current: from } = drag;
    if (!from || full || isPageZoomed()) return;
    const [x, y] = [clientX - from.x, clientY - from.y];
    if (Math.abs(x) > SWIPE_PX && Math.abs(x) > Math.abs(y)) show(index + (x < 0 ? 1 : -1));
  };
  const onClick = (event: MouseEvent) => {
    if (!drag.current?.hasMoved) setFull(full ? undefined : toPoint(event, image));
  };

  return (
    <Dialog
      ref={dialog.ref}
      aria-label={texts.viewer(name)}
      onKeyDown={onKeyDown}
      onTouchEnd={() => setIsZoomed(isPageZoomed())}
      onClose={dialog.leave}
      data-screen
    >
      <Bar>
        <p>{count}</p>
        <Control
          aria-pressed={full !== undefined}
          onClick={() => setFull(full ? undefined : middle)}
        >
          {texts.fullSize}
        </Control>
        <Control onClick={dialog.close}>{texts.close}</Control>
      </Bar>
      <Stage
        ref={stage}
        $isFull={full !== undefined}
        $isZoomed={isZoomed}
        {...(full && { tabIndex: 0, role: 'region', 'aria-label': texts.fullSize })}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onClick={onClick}
      >
        {full ? (
          <FullSize
            src={file}
            width={image.width}
            height={image.height}
            alt={image.alt}
            draggable={false}
          />
        ) : (
          <Fitted key={index} image={image} sizes="100vw" isWhole isFirst />
        )}
      </Stage>
      <Text>
        <div>
          {caption && <p>{caption}</p>}
          {image.copyright && <Credit>{image.copyright}</Credit>}
        </div>
        <div>
          <Control aria-disabled={index === 0} onClick={() => show(index - 1)}>
            {texts.previous}
          </Control>
          <Control aria-disabled={index === last} onClick={() => show(index + 1)}>
            {texts.next}
          </Control>
        </div>
      </Text>
      <VisuallyHidden as="p" role="status">
        {[count, image.alt || caption].filter(Boolean).join(': ')}
      </VisuallyHidden>
    </Dialog>
  );
}

function toPoint(event: MouseEvent, { width, height }: Plate['image']): Point {
  const box = event.currentTarget.getBoundingClientRect();
  const scale = Math.min(box.width / width, box.height / height);
  const toShare = (offset: number, side: number, length: number) =>
    Math.min(Math.max((offset - side / 2) / (length * scale) + 0.5, 0), 1);
  return {
    x: toShare(event.clientX - box.left, box.width, width),
    y: toShare(event.clientY - box.top, box.height, height),
  };
}

/** Adds a history entry, so that the back button closes the dialog, and every closing goes back. */
function useDialog(onClosed: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const close = useRef(onClosed);
  const hasLeft = useRef(false);

  useEffect(() => {
    close.current = onClosed;
  });

  useEffect(() => {
    const { documentElement: root, body } = document;
    const scrollbar = window.innerWidth - root.clientWidth;
    const { current: dialog } = ref;
    if (!dialog?.open) dialog?.showModal();
    const { href } = window.location;
    // The new entry has the state of the previous entry, so Gatsby's router sees the same page.
    window.history.pushState(window.history.state, '');
    body.style.paddingInlineEnd = `${scrollbar}px`;
    root.classList.add('scroll-disabled');
    const onPopState = (event: PopStateEvent) => {
      // Gatsby's router does not know the key of the first page's entry: it would see a new page.
      if (window.location.href === href) event.stopImmediatePropagation();
      hasLeft.current = true;
      // Before `onClosed` moves the focus: an element behind an open dialog cannot have the focus.
      dialog?.close();
      close.current();
    };
    window.addEventListener('popstate', onPopState, { capture: true });
    return () => {
      window.removeEventListener('popstate', onPopState, { capture: true });
      root.classList.remove('scroll-disabled');
      body.style.paddingInlineEnd = '';
    };
  }, []);

  const leave = () => {
    if (hasLeft.current) return;
    hasLeft.current = true;
    window.history.back();
  };
  return { ref, leave, close: () => ref.current?.close() };
}
