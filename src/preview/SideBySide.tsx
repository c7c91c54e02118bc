import { useContext, useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { VisuallyHidden } from '../components/VisuallyHidden';
import { defaultLanguage, languageSettings, languages } from '../i18n/languages';
import type { Language } from '../i18n/languages';
import { belowTablet, media } from '../styles/grid';
import { onField } from '../styles/onField';
import { BarButton, Wrapped } from './barParts';
import type { PreviewSession, PreviewState } from './pluginSession';
import type { Compared, Comparison, Untranslated } from './readComparison';
import { readComparison } from './readComparison';
import { describePlace, PreviewLanguage, shorten, usePreviewMessages } from './usePreviewMessages';

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

const Result = styled(Wrapped)`
  grid-row: 2;
  grid-column: 1 / -1;
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

type Props = { session: PreviewSession; state: PreviewState; shown: Compared; onClose: () => void };

const others = languages.filter((each) => each !== defaultLanguage);

/** Lists the untranslated texts or, for a list page, the untranslated documents. */
export function SideBySide({ session, state, shown, onClose }: Props) {
  const messages = usePreviewMessages();
  const lang = useContext(PreviewLanguage);
  const title = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const subject = 'addresses' in shown ? 'documents' : 'texts';
  const other = others.find((each) => each === shown.lang) ?? others[0] ?? defaultLanguage;
  const { comparison, hasFailed } = useComparison({ session, state, shown }, other);

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

function useComparison({ session, state, shown }: Omit<Props, 'onClose'>, other: Language) {
  // The previous comparison stays until the new comparison is read.
  const [result, setResult] = useState<{ comparison?: Comparison; hasFailed: boolean }>({
    hasFailed: false,
  });

  useEffect(() => {
    if (state.status === 'loading') return;
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
  }, [session, shown, other, state]);

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

type ListProps = { subject: 'documents' | 'texts'; untranslated: Untranslated[] };

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

type PanesProps = {
  addresses: Comparison['addresses'];
  languages: readonly Language[];
  /** Called when Escape is pressed in an iframe, whose key events do not reach the dialog. */
  onEscape: () => void;
};

function Panes({ addresses, languages, onEscape }: PanesProps) {
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

const PaneHeading = styled.div`
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
      <PaneHeading>
        <h3 id={heading} lang={tag}>
          {name}
        </h3>
        {address && (
          <a href={address} target="_blank" rel="noopener">
            {address}
            <VisuallyHidden>{` (${messages.newTab})`}</VisuallyHidden>
          </a>
        )}
      </PaneHeading>
      {address === undefined && <Notice>{messages.noTranslation[lang]}</Notice>}
      {address === null && <Notice>{messages.noPage}</Notice>}
      {address && (
        <Frame src={address} title={name} onLoad={({ currentTarget }) => onLoad(currentTarget)} />
      )}
    </Box>
  );
}
