import type { KeyboardEventHandler } from 'react';
import { useContext, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { VisuallyHidden } from '../components/VisuallyHidden';
import type { Language } from '../i18n/languages';
import { defaultLanguage, languageSettings } from '../i18n/languages';
import { belowTablet } from '../styles/media';
import { BarButton } from './barParts';
import { markTexts, onFrameLoad, syncScroll } from './comparedFrames';
import type { Comparison } from './readComparison';
import { PreviewLanguage, usePreviewMessages } from './usePreviewMessages';

const Container = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  min-height: 12rem;
`;

type Props = {
  comparison: Comparison;
  other: Language;
  /** Called when Escape is pressed in an iframe, whose key events do not reach the dialog. */
  onEscape: () => void;
};

export function Panes({ comparison: { addresses, untranslated }, other, onEscape }: Props) {
  const messages = usePreviewMessages();
  const pageLanguage = useContext(PreviewLanguage);
  const [picked, setPicked] = useState<Language>(pageLanguage);
  const isNarrow = useIsNarrow();
  const id = useId();
  const container = useRef<HTMLDivElement>(null);
  const latestEscape = useRef(onEscape);
  const pair = [defaultLanguage, other] as const;
  // After another page is shown, `picked` may be a language that is no longer compared.
  const shown = picked === defaultLanguage ? picked : other;
  const originalAddress = addresses[defaultLanguage];
  const translationAddress = addresses[other];
  const texts = untranslated;

  useEffect(() => {
    latestEscape.current = onEscape;
  });

  useEffect(() => {
    const frames = [...(container.current?.querySelectorAll('iframe') ?? [])];
    const stops = [
      syncScroll(frames),
      ...frames.map((frame) =>
        onFrameLoad(frame, (page, signal) => {
          const onKeyDown = ({ key, defaultPrevented }: KeyboardEvent) => {
            if (key === 'Escape' && !defaultPrevented) latestEscape.current();
          };
          page.addEventListener('keydown', onKeyDown, { signal });
        }),
      ),
    ];
    return () => stops.forEach((stop) => stop());
  }, [other, originalAddress, translationAddress]);

  useEffect(() => {
    const frame = container.current?.querySelector<HTMLIFrameElement>(
      `iframe[data-lang="${other}"]`,
    );
    const same = texts?.flatMap(({ kind, text }) => (kind === 'same' ? text : [])) ?? [];
    if (!frame || same.length === 0) return;
    return onFrameLoad(frame, (page, signal) => markTexts(page, same, messages.mark, signal));
  }, [other, translationAddress, texts, messages]);

  return (
    <>
      {isNarrow && <LanguageTabs id={id} pair={pair} shown={shown} onShow={setPicked} />}
      <Container ref={container}>
        {pair.map((lang) => (
          <Pane
            key={lang}
            lang={lang}
            address={addresses[lang]}
            tab={
              isNarrow
                ? { id: `${id}panel-${lang}`, label: `${id}tab-${lang}`, isShown: lang === shown }
                : undefined
            }
          />
        ))}
      </Container>
    </>
  );
}

const Box = styled.section`
  display: flex;
  flex: 1 1 0;
  flex-direction: column;
  min-width: 0;

  & + & {
    border-inline-start: 1px solid var(--ink);
  }

  /* A hidden pane is not removed, so its page keeps scrolling in sync with the other page. */
  &[role='tabpanel'] {
    position: absolute;
    inset: 0;
    border: 0;
  }

  &[data-hidden] {
    visibility: hidden;
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
  /** Set in a narrow window, which shows only one pane at a time. */
  tab?: { id: string; label: string; isShown: boolean };
};

function Pane({ lang, address, tab }: PaneProps) {
  const messages = usePreviewMessages();
  const heading = useId();
  const { name, tag } = languageSettings[lang];
  return (
    <Box
      {...(tab
        ? {
            role: 'tabpanel',
            id: tab.id,
            'aria-labelledby': tab.label,
            'data-hidden': tab.isShown ? undefined : true,
          }
        : { 'aria-labelledby': heading })}
    >
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
      {address && <Frame src={address} title={name} data-lang={lang} />}
    </Box>
  );
}

const Tabs = styled.div`
  display: flex;
  flex: none;
`;

const Tab = styled(BarButton)`
  flex: 1;
  border-width: 0 0 3px;
  border-color: transparent;

  &[aria-selected='true'] {
    font-weight: 600;
    border-color: var(--accent);
  }

  &:focus-visible {
    outline-offset: -3px;
  }
`;

type TabsProps = {
  /** Prefix of the ids of tabs (`tab-is`) and panels (`panel-is`). */
  id: string;
  pair: readonly [Language, Language];
  shown: Language;
  onShow: (lang: Language) => void;
};

function LanguageTabs({ id, pair, shown, onShow }: TabsProps) {
  const messages = usePreviewMessages();

  const onKeyDown: KeyboardEventHandler = (event) => {
    const other = pair.find((lang) => lang !== shown);
    if (!other || !/^Arrow(Left|Right)$/.test(event.key)) return;
    event.preventDefault();
    onShow(other);
    document.getElementById(`${id}tab-${other}`)?.focus();
  };

  return (
    <Tabs
      role="tablist"
      aria-label={messages.sideBySide(messages.languages[pair[1]])}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      {pair.map((lang) => (
        <Tab
          key={lang}
          type="button"
          role="tab"
          id={`${id}tab-${lang}`}
          lang={languageSettings[lang].tag}
          aria-selected={lang === shown}
          aria-controls={`${id}panel-${lang}`}
          tabIndex={lang === shown ? 0 : -1}
          onClick={() => onShow(lang)}
        >
          {languageSettings[lang].name}
        </Tab>
      ))}
    </Tabs>
  );
}

/** Returns false in browsers without `matchMedia`. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia?.(belowTablet).matches ?? false);
}

function subscribe(onChange: () => void): () => void {
  const list = window.matchMedia?.(belowTablet);
  list?.addEventListener('change', onChange);
  return () => list?.removeEventListener('change', onChange);
}
