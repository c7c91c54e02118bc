import { Link as GatsbyLink } from 'gatsby';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { documentTypes } from '../../documentTypes';
import { languageFacts } from '../../i18n/languages';
import type { Hit } from '../find/SearchResult';
import { columns } from '../../styles/grid';
import { media } from '../../styles/media';
import { type } from '../../styles/type';
import { DraftMark } from './DraftMark';
import { MarkedText } from './MarkedText';
import { toHighlightState } from './toHighlightState';

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

  ${media.tablet} {
    grid-column: 4 / -1;
  }
`;

const Line = styled(Title)`
  ${type.small}
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

type Props = {
  id: string;
  hits: Hit[];
  /** Index of the option that Enter opens; -1 for none. */
  active: number;
  onChoose: () => void;
};

/** The results as options of the combobox; the focus stays in its field. */
export function SearchOptions({ id, hits, active, onChoose }: Props) {
  return (
    <div id={id} role="listbox" tabIndex={-1}>
      {hits.map((hit, index) => (
        <Option
          key={hit.url}
          id={`${id}${index}`}
          role="option"
          aria-selected={index === active}
          tabIndex={-1}
          lang={languageFacts[hit.language].tag}
          to={hit.url}
          state={toHighlightState(hit)}
          onClick={onChoose}
        >
          <Kind>
            {hit.category ?? <FormattedMessage id={documentTypes[hit.kind].name} />}
            {hit.draft && (
              <>
                {' '}
                <DraftMark>{hit.draft}</DraftMark>
              </>
            )}
          </Kind>
          <Title>
            <MarkedText marked={hit.title} />
          </Title>
          {hit.line.text && (
            <Line>
              <MarkedText marked={hit.line} />
            </Line>
          )}
        </Option>
      ))}
    </div>
  );
}
