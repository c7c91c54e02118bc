import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { listPath } from '../addresses';
import { documentTypes } from '../documentTypes';
import type { Listed } from '../documentTypes';
import type { ListContext } from '../pageContext';
import { EmptyList } from './EmptyList';
import { PageTitle } from './PageTitle';
import { Pagination } from './Pagination';

type Props = { kind: Listed; context: ListContext; isEmpty: boolean; children: ReactNode };

export function ListPage({ kind, context, isEmpty, children }: Props) {
  const { titleId, pathOf } = headOfList(kind, context);
  return (
    <>
      <PageTitle>
        <FormattedMessage id={titleId} />
      </PageTitle>
      {isEmpty ? <EmptyList /> : children}
      <Pagination page={context.page} pages={context.pages} pathOf={pathOf} />
    </>
  );
}

export function headOfList(kind: Listed, { lang }: ListContext) {
  return {
    titleId: documentTypes[kind].title,
    pathOf: (page: number) => listPath(kind, lang, page),
  };
}
