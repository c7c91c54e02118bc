import type { KeyboardEvent } from 'react';
import styled from 'styled-components';
import { languageFacts, type Language } from '../i18n/languages';
import { BarButton } from './BarButton';
import { usePreviewWords } from './usePreviewWords';

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

type Props = {
  /** What the ids of tabs (`…tab-is`) and panels (`…panel-is`) begin with. */
  id: string;
  /** The default one and the one beside it. */
  pair: readonly [Language, Language];
  shown: Language;
  onShow: (lang: Language) => void;
};

/** Which of the two languages is on show where there is room for one. Arrows go from one to the other. */
export function LanguageTabs({ id, pair, shown, onShow }: Props) {
  const words = usePreviewWords();

  const onKeyDown = (event: KeyboardEvent) => {
    const other = pair.find((lang) => lang !== shown);
    if (!other || !/^Arrow(Left|Right)$/.test(event.key)) return;
    event.preventDefault();
    onShow(other);
    document.getElementById(`${id}tab-${other}`)?.focus();
  };

  return (
    <Tabs
      role="tablist"
      aria-label={words.sideBySide(words.languages[pair[1]])}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      {pair.map((lang) => (
        <Tab
          key={lang}
          type="button"
          role="tab"
          id={`${id}tab-${lang}`}
          lang={languageFacts[lang].tag}
          aria-selected={lang === shown}
          aria-controls={`${id}panel-${lang}`}
          tabIndex={lang === shown ? 0 : -1}
          onClick={() => onShow(lang)}
        >
          {languageFacts[lang].name}
        </Tab>
      ))}
    </Tabs>
  );
}
