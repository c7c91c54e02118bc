import { useContext, useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { defaultLanguage, languageFacts, languages, type Language } from '../i18n/languages';
import { media } from '../styles/media';
import { onField } from '../styles/onField';
import { BarButton } from './BarButton';
import { LanguageChoice } from './LanguageChoice';
import { Panes } from './Panes';
import type { PreviewedDocument, PreviewSession, PreviewState } from './PreviewSession';
import { UntranslatedList } from './UntranslatedList';
import { useComparison } from './useComparison';
import { PreviewLanguage, usePreviewWords } from './usePreviewWords';

const Dialog = styled.dialog`
  inset: 0;
  width: 100%;
  height: 100%;
  max-width: none;
  max-height: none;
  font-size: 0.9375rem;
  color: var(--ink);
  background: var(--paper);
  border: 0;

  &[open] {
    display: flex;
    flex-direction: column;
  }
`;

const Head = styled.div`
  ${onField}
  flex: none;
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: start;
  gap: 0 1.25rem;
  max-height: 40%;
  overflow-y: auto;
  padding: 0.5rem var(--edge);

  > h2 {
    padding-block: 0.75rem;
  }

  ${media.desktop} {
    grid-template-columns: auto 1fr auto;
    column-gap: 2.5rem;
  }
`;

const Answer = styled.div`
  grid-row: 2;
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 1.25rem;

  p:empty {
    position: absolute;
  }

  p,
  summary {
    padding-block: 0.75rem;
  }

  ${media.desktop} {
    grid-area: 1 / 2;
  }
`;

type Props = {
  session: PreviewSession;
  state: PreviewState;
  document: PreviewedDocument;
  onClose: () => void;
};

const others = languages.filter((each) => each !== defaultLanguage);

/**
 * The document of the page in the default language and another, over everything; what is not translated
 * is marked.
 */
export function SideBySide({ session, state, document: shown, onClose }: Props) {
  const words = usePreviewWords();
  const lang = useContext(PreviewLanguage);
  const title = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [attempt, setAttempt] = useState(0);
  const { comparison, hasFailed } = useComparison(session, state, shown, attempt);
  const [picked, setPicked] = useState<Language>();
  // Unless the editor says, the language of the page, or one in which the document is.
  const other =
    picked ??
    others.find((each) => each === shown.lang) ??
    others.find((each) => comparison?.addresses[each] !== undefined) ??
    others[0] ??
    defaultLanguage;
  const untranslated = comparison?.untranslated[other];

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    const { classList } = document.documentElement;
    classList.add('scroll-disabled');
    return () => classList.remove('scroll-disabled');
  }, []);

  // Gives the focus back to where it was.
  const close = () => dialog.current?.close();

  return (
    <Dialog
      ref={dialog}
      aria-labelledby={title}
      lang={languageFacts[lang].tag}
      data-screen
      onClose={onClose}
    >
      <Head>
        <h2 id={title}>{words.sideBySide(words.languages[other])}</h2>
        <BarButton type="button" onClick={close}>
          {words.close}
        </BarButton>
        <Answer>
          <p role="status">{hasFailed ? words.unreadable : !comparison && words.reading}</p>
          {hasFailed && (
            <BarButton type="button" onClick={() => setAttempt(attempt + 1)}>
              {words.retry}
            </BarButton>
          )}
          <LanguageChoice languages={others} picked={other} onPick={setPicked} />
          {untranslated && <UntranslatedList untranslated={untranslated} />}
        </Answer>
      </Head>
      {comparison && <Panes comparison={comparison} other={other} onEscape={close} />}
    </Dialog>
  );
}
