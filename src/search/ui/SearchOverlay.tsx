import { Link as GatsbyLink, navigate } from 'gatsby';
import { useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Button } from '../../components/Button';
import { Field } from '../../components/Field';
import { Link } from '../../components/Link';
import { Placeholders } from '../../components/Placeholders';
import { documentTypes } from '../../documentTypes';
import type { Language } from '../../i18n/languages';
import { getInterfaceState, setInterfaceState } from '../../state/interfaceState';
import { PAGE_TRANSITION_MS } from '../../state/timings';
import { columns, columnsFrom, media } from '../../styles/grid';
import { type } from '../../styles/type';
import type { Hit } from '../find/SearchResult';
import type { Drafts } from '../useDrafts';
import { useSearch } from '../useSearch';
import { toSearchAddress } from './searchAddress';
import { MarkedText, toHighlightState } from './SearchHits';
import { SearchHelp, SearchStatus, TypedSearch } from './SearchMessages';

/** The search page shows the others. */
const MAX_HITS = 6;

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
  transition: transform ${PAGE_TRANSITION_MS}ms cubic-bezier(0.7, 0, 0.2, 1);

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

    /* A focus ring around the whole field would dominate the overlay. */
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

type Props = { lang: Language; contact?: string };

/** Arrow keys select a result. Enter opens the selected result, or else the search page. */
export function SearchOverlay({ lang, contact }: Props) {
  const intl = useIntl();
  const list = useId();
  const [text, setText] = useState('');
  /** The path of the selected result, because a result's index changes with new results. */
  const [selected, setSelected] = useState<string>();
  const { dialog, close } = useDialog();
  const deferredText = useDeferredValue(text);
  const { outcome, answered, isLoading, drafts } = useSearch(lang, deferredText, {
    limit: MAX_HITS,
  });
  const hits = outcome?.status === 'answered' ? outcome.hits : [];
  const options = [...(drafts?.hits ?? []), ...hits];
  const isSearching = isLoading && !outcome;
  const active = options.findIndex(({ url }) => url === selected);

  useEffect(() => {
    const option = document.getElementById(`${list}${active}`);
    (option ?? dialog.current?.querySelector('input'))?.scrollIntoView({ block: 'nearest' });
  }, [dialog, list, active]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const hit = options[active];
    if (!hit && text.trim() === '') return;
    void (hit
      ? navigate(hit.url, { state: toHighlightState(hit) })
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
      // The browser can close the dialog by itself, so the state follows the dialog.
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
          aria-expanded={options.length > 0}
          aria-controls={list}
          aria-activedescendant={options[active] && `${list}${active}`}
          value={text}
          onClear={() => setText('')}
          onChange={({ target }) => {
            setText(target.value);
            setSelected(undefined);
          }}
          onKeyDown={(event) => {
            // By default, the first Escape would only empty the search field.
            if (event.key === 'Escape') {
              event.preventDefault();
              close();
            }
            const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
            if (!step || options.length === 0) return;
            event.preventDefault();
            // The arrow keys also reach the field, which is the position before the first result.
            const positions = options.length + 1;
            setSelected(options[((active + 1 + step + positions) % positions) - 1]?.url);
          }}
        />
      </Form>
      <Status>
        <p role="status">
          {isSearching && <FormattedMessage id="search.loading" />}
          {outcome?.status === 'failed' && <FormattedMessage id="search.offline" />}
          {outcome?.status === 'answered' && (
            <SearchStatus outcome={outcome} drafts={drafts} text={answered ?? ''} lang={lang} />
          )}
        </p>
        {outcome?.status === 'answered' && answered && (
          <TypedSearch outcome={outcome} text={answered} lang={lang} onFollow={close} />
        )}
        {answered && hits.length > 0 && (
          <Link to={{ href: toSearchAddress(lang, { text: answered, page: 1 }) }} onClick={close}>
            <FormattedMessage id="search.all" />
          </Link>
        )}
      </Status>
      {isSearching && <Placeholders />}
      {options.length === 0 && !isLoading && (
        <SearchHelp lang={lang} contact={contact} onFollow={close} />
      )}
      <SearchOptions id={list} drafts={drafts} hits={hits} active={active} onChoose={close} />
    </Dialog>
  );
}

const Group = styled.div`
  padding-bottom: var(--baseline);
`;

const GroupName = styled.p`
  ${type.small}
  padding-block: 0.5rem;
  font-weight: 600;
`;

const Option = styled(GatsbyLink)`
  ${columns}
  padding-block: 0.5rem;
  border-top: 1px solid var(--line);
  text-decoration: none;

  &:hover,
  &[aria-selected='true'] {
    color: var(--on-field);
    background: var(--field);
    box-shadow: 0 0 0 0.5rem var(--field);
    clip-path: inset(0 -0.5rem);

    mark {
      background: none;
      box-shadow: 0 0.125em var(--on-field);
    }
  }
`;

const Kind = styled.span`
  ${type.small}
  grid-column: 1 / -1;

  ${media.tablet} {
    grid-column: 1 / span 3;
    padding-top: 0.25rem;
  }
`;

const Title = styled.span`
  ${type.heading3}
  grid-column: 1 / -1;
  ${columnsFrom('tablet', '4 / -1')}
`;

const Line = styled(Title)`
  ${type.small}
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

type OptionsProps = {
  id: string;
  drafts?: Drafts;
  hits: Hit[];
  /** -1 if no option is selected. */
  active: number;
  onChoose: () => void;
};

/** The focus stays in the field of the combobox. */
export function SearchOptions({ id, drafts, hits, active, onChoose }: OptionsProps) {
  const toOption = (hit: Hit, index: number) => (
    <Option
      key={hit.url}
      id={`${id}${index}`}
      role="option"
      aria-selected={index === active}
      tabIndex={-1}
      to={hit.url}
      state={toHighlightState(hit)}
      onClick={onChoose}
    >
      <Kind>{hit.category ?? <FormattedMessage id={documentTypes[hit.kind].name} />}</Kind>
      <Title>
        <MarkedText marked={hit.title} />
      </Title>
      {hit.line.text && (
        <Line>
          <MarkedText marked={hit.line} />
        </Line>
      )}
    </Option>
  );
  const before = drafts?.hits.length ?? 0;
  return (
    <div id={id} role="listbox" tabIndex={-1}>
      {drafts && (
        <Group role="group" aria-label={drafts.heading}>
          <GroupName aria-hidden>{drafts.heading}</GroupName>
          {drafts.hits.map(toOption)}
        </Group>
      )}
      {hits.map((hit, index) => toOption(hit, before + index))}
    </div>
  );
}

function useDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>();

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (!element.open) element.showModal();
    element.querySelector('input')?.focus();
    // Makes the browser lay out the closed dialog; otherwise the transition would not run.
    element.getBoundingClientRect();
    element.dataset['open'] = 'true';
    return () => clearTimeout(timer.current);
  }, []);

  const close = () => {
    const element = dialog.current;
    if (!element || timer.current) return;
    delete element.dataset['open'];
    timer.current = setTimeout(
      // `element.close` also returns the focus to the element that had the focus before.
      () => element.close(),
      getInterfaceState().canTransition ? PAGE_TRANSITION_MS : 0,
    );
  };
  return { dialog, close };
}
