import { useContext, useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { defaultLanguage } from '../i18n/languages';
import type { Language } from '../i18n/languages';
import { LanguageTabs } from './LanguageTabs';
import { markTexts } from './markTexts';
import { onFrameLoad, syncScroll } from './syncScroll';
import { Pane } from './Pane';
import type { Comparison } from './readComparison';
import { useIsNarrow } from './useIsNarrow';
import { PreviewLanguage, usePreviewMessages } from './usePreviewMessages';

const Container = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  min-height: 12rem;
`;

type Props = {
  comparison: Comparison;
  /** The language beside the default one. */
  other: Language;
  /** Called when Escape is pressed in one of the iframes: the dialog does not get their key events. */
  onEscape: () => void;
};

/** The two pages side by side, or, on a phone, one of them with tabs. */
export function Panes({ comparison: { addresses, untranslated }, other, onEscape }: Props) {
  const messages = usePreviewMessages();
  const pageLanguage = useContext(PreviewLanguage);
  const [picked, setPicked] = useState<Language>(pageLanguage);
  const isNarrow = useIsNarrow();
  const id = useId();
  const container = useRef<HTMLDivElement>(null);
  const latestEscape = useRef(onEscape);
  const pair = [defaultLanguage, other] as const;
  // The editor may have picked another language beside the default language since then.
  const shown = picked === defaultLanguage ? picked : other;
  const originalAddress = addresses[defaultLanguage];
  const translationAddress = addresses[other];
  const texts = untranslated[other];

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
