import { useContext, useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { defaultLanguage, type Language } from '../i18n/languages';
import { LanguageTabs } from './LanguageTabs';
import { markTexts } from './markTexts';
import { onFrameLoad } from './onFrameLoad';
import { Pane } from './Pane';
import type { Comparison } from './readComparison';
import { scrollInStep } from './scrollInStep';
import { useIsNarrow } from './useIsNarrow';
import { PreviewLanguage, usePreviewWords } from './usePreviewWords';

const Place = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  min-height: 12rem;
`;

type Props = {
  comparison: Comparison;
  /** The language beside the default one. */
  other: Language;
  /** Escape was pressed in one of the pages, of which the dialog around them hears nothing. */
  onEscape: () => void;
};

/** The two pages next to each other, or, on a phone, one of them and tabs for both. */
export function Panes({ comparison: { addresses, untranslated }, other, onEscape }: Props) {
  const words = usePreviewWords();
  const pageLanguage = useContext(PreviewLanguage);
  const [picked, setPicked] = useState<Language>(pageLanguage);
  const isNarrow = useIsNarrow();
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const latestEscape = useRef(onEscape);
  const pair = [defaultLanguage, other] as const;
  // Another language may have come beside the default one since.
  const shown = picked === defaultLanguage ? picked : other;
  const originalAddress = addresses[defaultLanguage];
  const translationAddress = addresses[other];
  const texts = untranslated[other];

  useEffect(() => {
    latestEscape.current = onEscape;
  });

  useEffect(() => {
    const frames = [...(place.current?.querySelectorAll('iframe') ?? [])];
    const stops = [
      scrollInStep(frames),
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
    const frame = place.current?.querySelector<HTMLIFrameElement>(`iframe[data-lang="${other}"]`);
    const same = texts?.flatMap(({ kind, text }) => (kind === 'same' ? text : [])) ?? [];
    if (!frame || same.length === 0) return;
    return onFrameLoad(frame, (page, signal) => markTexts(page, same, words.mark, signal));
  }, [other, translationAddress, texts, words]);

  return (
    <>
      {isNarrow && <LanguageTabs id={id} pair={pair} shown={shown} onShow={setPicked} />}
      <Place ref={place}>
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
      </Place>
    </>
  );
}
