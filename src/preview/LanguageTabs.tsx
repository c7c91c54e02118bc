import type { KeyboardEvent } from 'react';
import styled from 'styled-components';
import { languageFacts } from '../i18n/languages';
import type { Language } from '../i18n/languages';
import { BarButton } from './BarButton';
import { usePreviewMessages } from './usePreviewMessages';

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
  /** Prefix of the ids of tabs (`…tab-is`) and panels (`…panel-is`). */
  id: string;
  /** The default language, and the one beside it. */
  pair: readonly [Language, Language];
  shown: Language;
  onShow: (lang: Language) => void;
};

/** Tabs for the two languages where only one has space. The arrow keys switch between them. */
export function LanguageTabs({ id, pair, shown, onShow }: Props) {
  const messages = usePreviewMessages();

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
