import type {
  DocumentNode,
  FieldNode,
  GraphQLSchema,
  SelectionNode,
  SelectionSetNode,
} from 'graphql';
import { getOperationAST, Kind, parse, print, stripIgnoredCharacters, visit } from 'graphql';
import { documentIdKey } from '../requests/documentFields';
import { fieldsOf, fragmentsOf, keyOf, toArguments, toName } from '../requests/queryNodes';
import { toPrismicQuery } from '../schema/toPrismicQuery';
import type { ImageField, PreviewImages, PreviewQuery } from './previewRequests';

/** Fields that are requested with a document's id, so that a preview can detect a changed URL. */
const documentFields = { documentUid: 'uid', documentType: 'type', documentLang: 'lang' };

export function toPreviewQueries(text: string, schema: GraphQLSchema): PreviewQuery[] {
  const { document, images } = markImages(parse(text, { noLocation: true }));
  const operation = getOperationAST(document);
  if (!operation) return [];
  const fragments = Object.fromEntries(
    fragmentsOf(document).map((fragment) => [fragment.name.value, fragment]),
  );
  const definedVariables = (operation.variableDefinitions ?? []).map(
    ({ variable }) => variable.name.value,
  );
  const fieldNodes = new Map<string, FieldNode[]>();
  for (const field of operation.selectionSet.selections) {
    if (field.kind !== Kind.FIELD || field.name.value !== 'prismic') continue;
    const key = keyOf(field);
    fieldNodes.set(key, [...(fieldNodes.get(key) ?? []), field]);
  }
  return [...fieldNodes].flatMap(([key, fields]) => {
    const converted = toPrismicQuery({ fieldNodes: fields, fragments, operation }, schema);
    if (!converted) return [];
    const named = prepare(converted.document, operation.name?.value ?? 'Preview');
    const keys = findKeys(named);
    const own = Object.entries(images).filter(([alias]) => keys.includes(alias));
    return {
      key,
      query: stripIgnoredCharacters(print(named)),
      variables: definedVariables.filter((name) => converted.variableNames.has(name)),
      typenames: findKeys(named, '__typename'),
      urls: findKeys(document, 'url'),
      images: own.length > 0 ? Object.fromEntries(own) : undefined,
    };
  });
}

function prepare(document: DocumentNode, name: string): DocumentNode {
  return visit(document, {
    OperationDefinition: (definition) => ({ ...definition, name: toName(name) }),
    SelectionSet: ({ kind, selections }) =>
      selections.some(isDocumentId)
        ? { kind, selections: [...selections, ...documentFieldNodes] }
        : undefined,
  });
}

const documentFieldNodes = Object.entries(documentFields).map(([alias, name]): FieldNode => ({
  kind: Kind.FIELD,
  alias: toName(alias),
  name: toName(name),
}));

function isDocumentId(selection: SelectionNode): boolean {
  return selection.kind === Kind.FIELD && selection.alias?.value === documentIdKey;
}

function findKeys(document: DocumentNode, name?: string): string[] {
  const keys = new Set<string>();
  visit(document, {
    Field(field) {
      if (name === undefined || field.name.value === name) keys.add(keyOf(field));
    },
  });
  return [...keys];
}

/** The repository sends complete images. The browser finds the selected fields by the alias. */
function markImages(document: DocumentNode): {
  document: DocumentNode;
  images: PreviewImages;
} {
  const images: PreviewImages = {};
  const marked = visit(document, {
    Field(field) {
      const { name, selectionSet } = field;
      if (!selectionSet || !/Sharp$/.test(name.value) || name.value === 'childImageSharp') return;
      const key = keyOf(field);
      const alias = `${key}__${Object.keys(images).length}`;
      // Previews ignore variables in the arguments of images, which have their default values.
      const { crop } = toArguments(field);
      images[alias] = {
        key,
        crop: typeof crop === 'string' ? crop : undefined,
        fields: toFields(selectionSet, document),
      };
      return { ...field, alias: toName(alias) };
    },
  });
  return { document: marked, images };
}

function toFields({ selections }: SelectionSetNode, document: DocumentNode): ImageField[] {
  return fieldsOf(selections, document).map((field) =>
    field.selectionSet
      ? { key: keyOf(field), fields: toFields(field.selectionSet, document) }
      : { key: keyOf(field), options: toArguments(field) },
  );
}
