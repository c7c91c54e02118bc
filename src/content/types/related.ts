import { graphql } from 'gatsby';
import { isRoutedType } from '../../documentTypes';
import type { Kind } from '../../documentTypes';
import { isPresent } from '../values/cmsValues';
import { toTitledDocument } from '../values/document';
import type { TitledDocument } from '../values/document';
import { toList, withoutRepeats } from '../values/documentList';
import { toImage } from '../values/image';
import type { Image } from '../values/image';

export const fragments = graphql`
  fragment RelatedItem on PRISMIC__Linkable {
    ... on PRISMIC_Article {
      _meta {
        ...Meta
      }
      type
      title
      image
    }
    ... on PRISMIC_Project {
      _meta {
        ...Meta
      }
      title
      image
    }
    ... on PRISMIC_Page {
      _meta {
        ...Meta
      }
      title
      image
    }
  }

  fragment Suggestions on PRISMIC_Query {
    articles: allArticles(id_in: $suggested, lang: $lang) @include(if: $hasSuggested) {
      edges {
        node {
          ...RelatedItem
        }
      }
    }
    projects: allProjects(id_in: $suggested, lang: $lang) @include(if: $hasSuggested) {
      edges {
        node {
          ...RelatedItem
        }
      }
    }
  }
`;

export type RelatedItem = TitledDocument & { kind: Kind; image?: Image };

type Raw = Queries.RelatedItemFragment | null;
type Rows = readonly { readonly item: Raw }[] | null;

export function toRelatedItems(rows: Rows): RelatedItem[] {
  const items = (rows ?? []).map(({ item }) => toRelatedItem(item)).filter(isPresent);
  return withoutRepeats(items);
}

function toRelatedItem(item: Raw): RelatedItem | undefined {
  if (!item || !('title' in item)) return undefined;
  const document = toTitledDocument(item);
  if (!document || !isRoutedType(document.type)) return undefined;
  const kind = 'type' in item && item.type === 'event' ? 'event' : document.type;
  return { ...document, kind, image: toImage(item.image, document.id) };
}

const COUNT = 3;

// A picture is shown once: a chosen document loses a picture that the page has already, and a
// suggestion with such a picture is skipped. `order` has the suggested ids, closest first.
export function completeRelated(
  document: { related: readonly RelatedItem[]; image?: Image } | undefined,
  { articles, projects }: Queries.SuggestionsFragment,
  order: readonly string[] = [],
): RelatedItem[] {
  const pictures = new Set<string>();
  const isNew = (picture: Image | undefined) => {
    const [file = ''] = picture?.src.split('?') ?? [];
    return file === '' || (!pictures.has(file) && pictures.add(file));
  };
  isNew(document?.image);
  const items = (document?.related ?? []).map((item) =>
    isNew(item.image) ? item : { ...item, image: undefined },
  );
  const suggestions = [articles, projects].flatMap((list) => toList(list, toRelatedItem));
  for (const id of order) {
    const item = suggestions.find((each) => each.id === id);
    if (item && items.length < COUNT && isNew(item.image)) items.push(item);
  }
  return items;
}
