import { useId, useRef } from 'react';
import styled from 'styled-components';
import { VisuallyHidden } from '../components/Link';
import type { Language } from '../i18n/languages';
import { languageSettings } from '../i18n/languages';
import { belowTablet } from '../styles/grid';
import type { Comparison } from './readComparison';
import { usePreviewMessages } from './usePreviewMessages';

/* In a narrow window, the editor scrolls sideways from one page to the other. */
const Container = styled.div`
  display: flex;
  flex: 1;
  min-height: 12rem;

  @media ${belowTablet} {
    overflow-x: auto;
    scroll-snap-type: x mandatory;
  }
`;

type Props = {
  addresses: Comparison['addresses'];
  languages: readonly Language[];
  /** Called when Escape is pressed in an iframe, whose key events do not reach the dialog. */
  onEscape: () => void;
};

export function Panes({ addresses, languages, onEscape }: Props) {
  const container = useRef<HTMLDivElement>(null);

  const onLoad = (frame: HTMLIFrameElement) => {
    const page = frame.contentWindow;
    // Browsers give no access to a page of another origin.
    if (!page || !frame.contentDocument) return;
    page.addEventListener('keydown', ({ key, defaultPrevented }) => {
      if (key === 'Escape' && !defaultPrevented) onEscape();
    });
    const frames = container.current?.querySelectorAll('iframe') ?? [];
    page.addEventListener('scroll', () => syncScroll(frame, [...frames]), { passive: true });
  };

  return (
    <Container ref={container}>
      {languages.map((lang) => (
        <Pane key={lang} lang={lang} address={addresses[lang]} onLoad={onLoad} />
      ))}
    </Container>
  );
}

/** The positions that `scrollTo` has set. Their scroll events must not move the other page again. */
const targets = new WeakMap<HTMLIFrameElement, number>();

/** Scrolls pages in proportion to their heights, so that each text is beside its translation. */
function syncScroll(frame: HTMLIFrameElement, frames: HTMLIFrameElement[]): void {
  const page = frame.contentWindow;
  if (!page || Math.abs((targets.get(frame) ?? -2) - page.scrollY) < 2) return;
  targets.delete(frame);
  const proportion = page.scrollY / Math.max(1, scrollRange(page));
  for (const other of frames) {
    const otherPage = other.contentDocument && other.contentWindow;
    if (other === frame || !otherPage) continue;
    const top = Math.round(proportion * scrollRange(otherPage));
    targets.set(other, top);
    otherPage.scrollTo({ top, behavior: 'instant' });
  }
}

function scrollRange(page: Window): number {
  return page.document.documentElement.scrollHeight - page.innerHeight;
}

const Box = styled.section`
  display: flex;
  flex: 1 1 0;
  flex-direction: column;
  min-width: 0;

  & + & {
    border-inline-start: 1px solid var(--ink);
  }

  @media ${belowTablet} {
    flex: 0 0 94%;
    scroll-snap-align: start;
  }
`;

const Heading = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 1rem;
  padding: 0.5rem var(--gutter);
  border-bottom: 1px solid var(--ink);

  > a {
    min-width: 0;
    padding-block: 0.25rem;
    font-size: var(--text-small);
    color: var(--muted);
  }
`;

const Notice = styled.p`
  padding: calc(2 * var(--baseline)) var(--gutter);
  color: var(--muted);
`;

const Frame = styled.iframe`
  flex: 1;
  width: 100%;
  border: 0;
`;

type PaneProps = {
  lang: Language;
  /** `null` for a document without a page; undefined if this language lacks the document. */
  address?: string | null;
  onLoad: (frame: HTMLIFrameElement) => void;
};

function Pane({ lang, address, onLoad }: PaneProps) {
  const messages = usePreviewMessages();
  const heading = useId();
  const { name, tag } = languageSettings[lang];
  return (
    <Box aria-labelledby={heading}>
      <Heading>
        <h3 id={heading} lang={tag}>
          {name}
        </h3>
        {address && (
          <a href={address} target="_blank" rel="noopener">
            {address}
            <VisuallyHidden>{` (${messages.newTab})`}</VisuallyHidden>
          </a>
        )}
      </Heading>
      {address === undefined && <Notice>{messages.noTranslation[lang]}</Notice>}
      {address === null && <Notice>{messages.noPage}</Notice>}
      {address && (
        <Frame src={address} title={name} onLoad={({ currentTarget }) => onLoad(currentTarget)} />
      )}
    </Box>
  );
}
