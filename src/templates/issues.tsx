import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import styled from 'styled-components';
import { GridSection } from '../components/GridSection';
import { ImagePlaceholder } from '../components/ImagePlaceholder';
import { Link } from '../components/Link';
import { headOfList, ListPage } from '../components/ListPage';
import { Picture } from '../components/Picture';
import { titleLines } from '../components/unbrokenWords';
import { toIssueCard } from '../content/types/issueCard';
import { toList } from '../content/values/documentList';
import { PageHead } from '../head/PageHead';
import { formatMonth } from '../i18n/dates';
import type { ListContext } from '../pageContext';
import { coverLink } from '../styles/coverLink';
import { type } from '../styles/type';
import { windowFrom } from '../styles/grid';

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

const Frame = styled.article`
  position: relative;
  display: grid;
  grid-template-rows: 1fr auto;
  align-items: end;
  height: 100%;
`;

const coverSizes = `${windowFrom.tablet} 33vw, 100vw`;

const Text = styled.div`
  margin-top: var(--baseline);
  padding-top: 0.5rem;
  border-top: 1px solid var(--ink);
`;

const Heading = styled.h2`
  ${type.heading3}
  ${coverLink}
`;

const Line = styled.p`
  ${type.note}
`;

export default function IssuesTemplate({
  data,
  pageContext,
}: PageProps<Queries.IssuesPageQuery, ListContext>) {
  const issues = toList(data.prismic.allIssues, toIssueCard);
  return (
    <ListPage kind="issue" context={pageContext} isEmpty={issues.length === 0}>
      <GridSection>
        {issues.map(({ id, title, heading = title, path, image, date, lang }, index) => (
          <Frame key={id}>
            {image ? (
              <Picture image={{ ...image, alt: '' }} sizes={coverSizes} isFirst={index === 0} />
            ) : (
              <ImagePlaceholder $aspect="portrait" />
            )}
            <Text>
              <Heading>
                <Link to={{ href: path }}>{titleLines(heading)}</Link>
              </Heading>
              {date && (
                <Line>
                  <time dateTime={date}>{formatMonth(date, lang)}</time>
                </Line>
              )}
            </Text>
          </Frame>
        ))}
      </GridSection>
    </ListPage>
  );
}

export function Head(head: HeadProps<Queries.IssuesPageQuery, ListContext>) {
  return <PageHead page={head} {...headOfList('issue', head.pageContext)} />;
}
