import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { Facts } from '../components/Facts';
import { GridSection } from '../components/GridSection';
import { Link } from '../components/Link';
import { Picture } from '../components/Picture';
import { ProjectCard } from '../components/ProjectCard';
import { Register } from '../components/Register';
import { Section } from '../components/Section';
import { SectionHeader } from '../components/SectionHeader';
import { Stack } from '../components/Stack';
import { Story } from '../components/Story';
import { SubNavigation } from '../components/SubNavigation';
import { toArticleCard } from '../content/articleCard';
import { toAssociation, type Association } from '../content/association';
import { toList } from '../content/connection';
import { toTitledDocument, type TitledDocument } from '../content/document';
import { toProjectCard } from '../content/projectCard';
import { PageHead } from '../layout/PageHead';
import { Trail } from '../layout/Trail';
import type { PageContext } from '../layout/translations';
import { associationArticlesPath } from '../routes';

export const query = graphql`
  query AssociationPage($id: String!, $uid: String!, $lang: String!) {
    prismic {
      association(uid: $uid, lang: $lang) {
        ...Association
      }
      allAssociation_pages(lang: $lang, where: { association: $id }, sortBy: title_ASC) {
        ...PagesOfAssociation
      }
      allArticles(lang: $lang, where: { association: $id }, sortBy: published_date_DESC, first: 3) {
        ...ArticleList
      }
      allProjects(lang: $lang, where: { association: $id }, sortBy: title_ASC, first: 4) {
        edges {
          node {
            ...ProjectCard
          }
        }
      }
    }
  }
`;

const Logo = styled(Picture)`
  max-width: 12rem;
`;

const steps = ['association'] as const;

/** An association: who it is, its own pages, its news and its members' projects. */
export default function AssociationTemplate({ data }: PageProps<Queries.AssociationPageQuery>) {
  const association = toAssociation(data.prismic.association);
  if (!association) return null;
  const { path } = association;
  const pages = toList(data.prismic.allAssociation_pages, toTitledDocument);
  const articles = toList(data.prismic.allArticles, toArticleCard);
  const projects = toList(data.prismic.allProjects, toProjectCard);
  return (
    <Stack $space={4}>
      <Story
        {...association}
        kicker={<Trail page={association} steps={steps} />}
        margin={<Margin association={association} pages={pages} />}
      />
      {articles.length > 0 && (
        <Section>
          <SectionHeader
            heading={<FormattedMessage id="association.news" />}
            href={associationArticlesPath(path)}
          />
          <Register articles={articles} />
        </Section>
      )}
      <GridSection
        columns={2}
        header={<SectionHeader heading={<FormattedMessage id="projects.related" />} />}
      >
        {projects.map((project) => (
          <ProjectCard key={project.id} project={project} />
        ))}
      </GridSection>
    </Stack>
  );
}

type MarginProps = { association: Association; pages: TitledDocument[] };

function Margin({ association: { logo, website, email, register }, pages }: MarginProps) {
  return (
    <Stack $space={1}>
      {logo && <Logo image={logo} sizes="12rem" isFirst />}
      <Facts
        facts={[
          {
            label: 'association.website',
            value: website && <Link to={website}>{withoutScheme(website.href)}</Link>,
          },
          {
            label: 'association.email',
            value: email && <Link to={{ href: `mailto:${email}` }}>{email}</Link>,
          },
        ]}
      />
      {register && (
        <p>
          <Link to={register}>
            <FormattedMessage id="associations.register" />
          </Link>
        </p>
      )}
      <SubNavigation
        heading={<FormattedMessage id="association.pages" />}
        links={pages.map(({ title, path }) => ({ title, href: path }))}
      />
    </Stack>
  );
}

function withoutScheme(href: string): string {
  return href.replace(/^https?:\/\//, '').replace(/\/$/, '');
}

export function Head(head: HeadProps<Queries.AssociationPageQuery, PageContext>) {
  const association = toAssociation(head.data.prismic.association);
  if (!association) return null;
  return (
    <PageHead
      page={head}
      title={association.title}
      description={association.summary}
      trail={steps}
      subject={{ kind: 'Organization', document: association }}
    />
  );
}
