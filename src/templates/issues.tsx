import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import { FormattedMessage } from 'react-intl';
import { listPath } from '../addresses';
import { EmptyList } from '../components/EmptyList';
import { IssueCovers } from '../components/IssueCovers';
import { PageTitle } from '../components/PageTitle';
import { Pagination } from '../components/Pagination';
import { toIssueCard } from '../content/types/issueCard';
import { toList } from '../content/values/documentList';
import { PageHead } from '../head/PageHead';
import type { ListContext } from '../pageContext';

export const query = graphql`
  query IssuesPage($lang: String!, $sortBy: PRISMIC_SortIssuey, $first: Int, $after: String) {
    prismic {
      allIssues(lang: $lang, sortBy: $sortBy, first: $first, after: $after) {
        edges {
          node {
            ...IssueCard
          }
        }
      }
    }
  }
`;

export default function IssuesTemplate({
  data,
  pageContext: { lang, page, pages },
}: PageProps<Queries.IssuesPageQuery, ListContext>) {
  const issues = toList(data.prismic.allIssues, toIssueCard);
  return (
    <>
      <PageTitle>
        <FormattedMessage id="issues.title" />
      </PageTitle>
      {issues.length > 0 ? <IssueCovers issues={issues} /> : <EmptyList />}
      <Pagination page={page} pages={pages} pathOf={(number) => listPath('issue', lang, number)} />
    </>
  );
}

export function Head(head: HeadProps<Queries.IssuesPageQuery, ListContext>) {
  const { lang } = head.pageContext;
  return (
    <PageHead
      page={head}
      titleId="issues.title"
      pathOf={(number) => listPath('issue', lang, number)}
    />
  );
}
