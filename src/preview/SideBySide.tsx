import { useContext, useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { defaultLanguage, languageSettings, languages } from '../i18n/languages';
import type { Language } from '../i18n/languages';
import { media } from '../styles/grid';
import { onField } from '../styles/onField';
import { BarButton } from './barParts';
import { Panes } from './Panes';
import { describePlace, shorten } from './places';
import type { PreviewSession, PreviewState } from './pluginSession';
import type { Compared, Comparison, Untranslated } from './readComparison';
import { readComparison } from './readComparison';
import { PreviewLanguage, usePreviewMessages } from './usePreviewMessages';
import type { PreviewMessages } from './usePreviewMessages';

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

const Result = styled.div`
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
  shown: Compared;
  onClose: () => void;
};

const others = languages.filter((each) => each !== defaultLanguage);

/**
 * Compares the current page in the default language and another language. Lists the untranslated
 * texts or, for a list page, the untranslated documents.
 */
export function SideBySide({ session, state, shown, onClose }: Props) {
  const messages = usePreviewMessages();
  const lang = useContext(PreviewLanguage);
  const title = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const subject = 'addresses' in shown ? 'documents' : 'texts';
  const other = others.find((each) => each === shown.lang) ?? others[0] ?? defaultLanguage;
  const { comparison, hasFailed } = useComparison(session, state, shown, other);

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    const { classList } = document.documentElement;
    classList.add('scroll-disabled');
    return () => classList.remove('scroll-disabled');
  }, []);

  // `dialog.close` also returns the focus to the element that had the focus before.
  const close = () => dialog.current?.close();

  return (
    <Dialog
      ref={dialog}
      aria-labelledby={title}
      lang={languageSettings[lang].tag}
      data-screen
      onClose={onClose}
    >
      <Head>
        <h2 id={title}>{messages.sideBySide(messages.languages[other])}</h2>
        <BarButton type="button" onClick={close}>
          {messages.close}
        </BarButton>
        <Result>
          <p role="status">
            {hasFailed ? messages.unreadable[subject] : !comparison && messages.reading}
          </p>
          {comparison?.untranslated && (
            <UntranslatedList subject={subject} untranslated={comparison.untranslated} />
          )}
        </Result>
      </Head>
      {comparison && (
        <Panes
          addresses={comparison.addresses}
          languages={[defaultLanguage, other]}
          onEscape={close}
        />
      )}
    </Dialog>
  );
}

type ComparisonResult = {
  /** The previous comparison stays here until the new comparison is read. */
  comparison?: Comparison;
  hasFailed: boolean;
};

/** Compares again whenever the preview's state changes. */
function useComparison(
  session: PreviewSession,
  state: PreviewState,
  shown: Compared,
  other: Language,
): ComparisonResult {
  const [result, setResult] = useState<ComparisonResult>({ hasFailed: false });
  const isReady = state.status !== 'loading';

  useEffect(() => {
    if (!isReady) return;
    let isUnmounted = false;
    readComparison(session, shown, other).then(
      (comparison) => !isUnmounted && setResult({ comparison, hasFailed: false }),
      (error: unknown) => {
        console.error(error);
        if (!isUnmounted) setResult((last) => ({ ...last, hasFailed: true }));
      },
    );
    return () => {
      isUnmounted = true;
    };
  }, [session, shown, other, state, isReady]);

  return result;
}

const Details = styled.details`
  flex: 1;

  > summary {
    display: inline-block;
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 0.2em;
    cursor: pointer;
  }
`;

const List = styled.ul`
  padding-bottom: 0.5rem;

  > li {
    padding-block: 0.375rem;
    border-top: 1px solid var(--line);
  }
`;

const Field = styled.span`
  padding-inline-end: 0.75em;
  font-size: var(--text-small);
  color: var(--muted);
`;

type ListProps = {
  subject: keyof PreviewMessages['untranslated'];
  untranslated: Untranslated[];
};

function UntranslatedList({ subject, untranslated }: ListProps) {
  const messages = usePreviewMessages();
  if (untranslated.length === 0) return <p role="status">{messages.translated[subject]}</p>;
  return (
    <Details open>
      <summary>{messages.untranslated[subject](untranslated.length)}</summary>
      <List>
        {untranslated.map(({ kind, field, text }, index) => (
          <li key={index}>
            <Field>
              {describePlace(field, messages)} (
              {kind === 'missing' ? messages.isMissing : messages.isSame})
            </Field>
            <span lang={languageSettings[defaultLanguage].tag}>{shorten(text)}</span>
          </li>
        ))}
      </List>
    </Details>
  );
}
