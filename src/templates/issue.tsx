import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import { Breadcrumbs } from '../components/Breadcrumbs';
import { DocumentView } from '../components/DocumentView';
import { IssueContents } from '../components/IssueContents';
import { IssueHeader } from '../components/IssueHeader';
import { Stack } from '../components/Stack';
import { toIssue } from '../content/types/issue';
import { documentTypes } from '../documentTypes';
import { PageHead } from '../head/PageHead';
import type { PageContext } from '../pageContext';

export const query = graphql`
  query IssuePage($uid: String!, $lang: String!) {
    prismic {
      issue(uid: $uid, lang: $lang) {
        ...Issue
      }
    }
  }
`;

const steps = ['issue'] as const;

export default function IssueTemplate({
  data: { prismic },
  pageContext: { names },
}: PageProps<Queries.IssuePageQuery, PageContext>) {
  const issue = toIssue(prismic.issue, names);
  if (!issue) return null;
  const { content, contents, pages, lang } = issue;
  const kicker = <Breadcrumbs page={issue} steps={steps} />;
  return (
    <Stack $space={4}>
      <DocumentView content={content} header={<IssueHeader issue={issue} kicker={kicker} />} />
      <IssueContents contents={contents} pages={pages} lang={lang} />
    </Stack>
  );
}

export function Head(head: HeadProps<Queries.IssuePageQuery, PageContext>) {
  const issue = toIssue(head.data.prismic.issue, head.pageContext.names);
  if (!issue) return null;
  return (
    <PageHead
      page={head}
      title={issue.title}
      description={issue.summary}
      image={issue.image}
      subject={{ kind: documentTypes.issue.schemaType, document: issue }}
      steps={steps}
    />
  );
}
