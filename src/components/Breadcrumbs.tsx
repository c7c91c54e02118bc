import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { homePath, listPath } from '../addresses';
import { documentTypes } from '../documentTypes';
import type { Listed } from '../documentTypes';
import type { Language } from '../i18n/languages';
import type { MessageId } from '../i18n/messages/is';
import { type } from '../styles/type';
import { Link } from './Link';

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  column-gap: 0.5rem;
  ${type.note}

  li {
    display: flex;
    gap: 0.5rem;
    min-width: 0;
    hyphens: manual;
  }

  a,
  span,
  li::before {
    padding-block: 0.25rem;
  }

  li + li::before {
    content: '/';
    /* The alternative text is empty, so screen readers skip the slash. */
    content: '/' / '';
  }

  /* The heading below shows the whole title, so a long title is cut off here. */
  [aria-current] {
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
  }

  li:last-child {
    flex: 1 1 7rem;
  }
`;

type Props = {
  page: { title: string; path: string; lang: Language };
  /** Pages between the front page and the current page. Pass the same steps to `PageHead`. */
  steps?: readonly Step[];
};

export function Breadcrumbs({ page, steps }: Props) {
  const intl = useIntl();
  const messageOf = (id: MessageId) => intl.formatMessage({ id });
  const breadcrumbs = listBreadcrumbs({ ...page, steps, messageOf });
  return (
    <nav aria-label={messageOf('breadcrumbs')}>
      <List>
        {breadcrumbs.map(({ title, path }, index) => (
          <li key={path}>
            {index < breadcrumbs.length - 1 ? (
              <Link to={{ href: path }}>{title}</Link>
            ) : (
              <span aria-current="page">{title}</span>
            )}
          </li>
        ))}
      </List>
    </nav>
  );
}

export type Breadcrumb = { title: string; path: string };

/** A page between the front page and the current page: the list of a type, or a given page. */
export type Step = Listed | Breadcrumb | undefined;

type CurrentPage = Breadcrumb & {
  lang: Language;
  steps?: readonly Step[];
  messageOf: (id: MessageId) => string;
};

export function listBreadcrumbs(page: CurrentPage): Breadcrumb[] {
  const { title, path, lang, steps = [], messageOf } = page;
  const between = steps.map((step) =>
    typeof step === 'string'
      ? { title: messageOf(documentTypes[step].title), path: listPath(step, lang) }
      : step,
  );
  return [
    { title: messageOf('sitename'), path: homePath(lang) },
    ...between.filter((step) => step !== undefined),
    { title, path },
  ];
}
