import { navigate } from 'gatsby';
import { useDeferredValue, useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Button } from '../../components/Button';
import { Field } from '../../components/Field';
import { Link } from '../../components/Link';
import { Placeholders } from '../../components/Placeholders';
import type { Language } from '../../i18n/languages';
import { formatNumber } from '../../i18n/numbers';
import { useSearch } from '../useSearch';
import { getInterfaceState, setInterfaceState } from '../../state/interfaceState';
import { type } from '../../styles/type';
import { transitionTime } from '../../state/timings';
import { toSearchAddress } from './searchAddress';
import { SearchOptions } from './SearchOptions';
import { toFound } from './toFound';

/** Answers that fit beside the field; the search page has the others. */
const most = 6;

const Dialog = styled.dialog`
  inset: 0;
  width: 100%;
  height: 100%;
  max-width: none;
  max-height: none;
  padding: var(--baseline) var(--edge) calc(4 * var(--baseline));
  overflow-y: auto;
  ${type.text}
  color: var(--ink);
  background: var(--paper);
  border: 0;
  transform: translateY(-100%);
  transition: transform ${transitionTime}ms cubic-bezier(0.7, 0, 0.2, 1);

  &[data-open='true'] {
    transform: none;
  }

  &::backdrop {
    background: none;
  }
`;

const Bar = styled.div`
  display: flex;
  justify-content: flex-end;
`;

const Form = styled.form`
  input {
    min-height: calc(6 * var(--baseline));
    font-family: var(--font-display);
    font-size: clamp(2.25rem, 1rem + 6vw, 6rem);
    font-weight: 600;
    letter-spacing: -0.02em;

    /* A frame around all of it would be the loudest thing on the sheet. */
    &:focus-visible {
      outline: 0;
      border-bottom: 3px solid var(--accent);
    }
  }
`;

const Status = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 var(--gutter);
  padding-block: var(--baseline);
`;

type Props = { lang: Language };

/**
 * One very large field over everything, with the best answers below it as one types. Arrows go
 * through the answers, Enter opens the marked one, or the search page for the text; Escape closes.
 */
export function SearchOverlay({ lang }: Props) {
  const intl = useIntl();
  const list = useId();
  const [text, setText] = useState('');
  /** Address of the marked answer: others may come to stand before it. */
  const [chosen, setChosen] = useState<string>();
  const { dialog, close } = useDialog();
  const wanted = useDeferredValue(text);
  const { outcome, answered, isLoading } = useSearch(lang, wanted, { limit: most, isTyping: true });
  const hits = outcome?.status === 'answered' ? outcome.hits : [];
  const active = hits.findIndex(({ url }) => url === chosen);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const hit = hits[active];
    if (!hit && text.trim() === '') return;
    void (hit
      ? navigate(hit.url, { state: toFound(hit) })
      : navigate(toSearchAddress(lang, { text: text.trim(), page: 1 })));
    close();
  };

  return (
    <Dialog
      ref={dialog}
      aria-label={intl.formatMessage({ id: 'search.title' })}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      // However else a browser closes it.
      onClose={() => setInterfaceState({ searchOpen: false })}
    >
      <Bar>
        <Button type="button" onClick={close}>
          <FormattedMessage id="close" />
        </Button>
      </Bar>
      <Form role="search" onSubmit={submit}>
        <Field
          label={<FormattedMessage id="search.label" />}
          type="search"
          role="combobox"
          autoComplete="off"
          placeholder={intl.formatMessage({ id: 'search.placeholder' })}
          aria-autocomplete="list"
          aria-expanded={hits.length > 0}
          aria-controls={list}
          aria-activedescendant={hits[active] && `${list}${active}`}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setChosen(undefined);
          }}
          onKeyDown={(event) => {
            // The browser's own meaning of it in such a field is to empty the field first.
            if (event.key === 'Escape') {
              event.preventDefault();
              close();
            }
            const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
            if (!step || hits.length === 0) return;
            event.preventDefault();
            // One place more than there are answers: the field itself.
            const places = hits.length + 1;
            setChosen(hits[((active + 1 + step + places) % places) - 1]?.url);
          }}
        />
      </Form>
      {isLoading && !outcome ? (
        <Placeholders />
      ) : (
        <Status>
          <p role="status">
            {outcome?.status === 'failed' && <FormattedMessage id="search.offline" />}
            {outcome?.status === 'answered' && hits.length === 0 && (
              <FormattedMessage id="search.noresults" />
            )}
            {outcome?.status === 'answered' && hits.length > 0 && (
              <FormattedMessage
                id="search.count"
                values={{ count: formatNumber(outcome.total, lang), text: answered ?? '' }}
              />
            )}
          </p>
          {answered && (
            <Link to={{ href: toSearchAddress(lang, { text: answered, page: 1 }) }} onClick={close}>
              <FormattedMessage id="search.all" />
            </Link>
          )}
        </Status>
      )}
      <SearchOptions id={list} hits={hits} active={active} onChoose={close} />
    </Dialog>
  );
}

/** A modal dialog that comes and goes in its time, or at once for who asked for less motion. */
function useDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>();

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (!element.open) element.showModal();
    element.querySelector('input')?.focus();
    // The browser must have seen it closed, or it would not move.
    element.getBoundingClientRect();
    element.dataset['open'] = 'true';
    return () => clearTimeout(timer.current);
  }, []);

  const close = () => {
    const element = dialog.current;
    if (!element || timer.current) return;
    delete element.dataset['open'];
    timer.current = setTimeout(
      // Gives the focus back to where it was.
      () => element.close(),
      getInterfaceState().canTransition ? transitionTime : 0,
    );
  };
  return { dialog, close };
}
