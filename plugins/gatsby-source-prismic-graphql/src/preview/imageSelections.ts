import type { DocumentNode, FieldNode, SelectionSetNode } from 'graphql';
import { Kind, valueFromASTUntyped, visit } from 'graphql';
import type { ImageField, PreviewImages } from './PreviewManifest';

/**
 * Finds the image fields `<name>Sharp` of a query and gives each its own alias, because the repository sends
 * the whole image, and a browser must know what this place of the query selects of it.
 *
 * @param document with Gatsby's type names.
 * @returns what the query selects of each, by alias.
 */
export function markImages(document: DocumentNode): {
  document: DocumentNode;
  images: PreviewImages;
} {
  const images: PreviewImages = {};
  const marked = visit(document, {
    Field(field) {
      const { name, selectionSet } = field;
      if (!selectionSet || !/Sharp$/.test(name.value) || name.value === 'childImageSharp') return;
      const key = (field.alias ?? name).value;
      const alias = `${key}__${Object.keys(images).length}`;
      const { crop } = toArguments(field);
      images[alias] = {
        key,
        ...(typeof crop === 'string' ? { crop } : {}),
        fields: toFields(selectionSet, document),
      };
      return { ...field, alias: { kind: Kind.NAME, value: alias } as const };
    },
  });
  return { document: marked, images };
}

/** Arguments that are variables have their defaults in a preview. */
function toArguments(field: FieldNode): Record<string, unknown> {
  return Object.fromEntries(
    (field.arguments ?? []).map(({ name, value }) => [name.value, valueFromASTUntyped(value)]),
  );
}

function toFields({ selections }: SelectionSetNode, document: DocumentNode): ImageField[] {
  return selections.flatMap((selection): ImageField[] => {
    if (selection.kind === Kind.INLINE_FRAGMENT) return toFields(selection.selectionSet, document);
    if (selection.kind === Kind.FRAGMENT_SPREAD) {
      const fragment = document.definitions.find(
        (each) =>
          each.kind === Kind.FRAGMENT_DEFINITION && each.name.value === selection.name.value,
      );
      return fragment?.kind === Kind.FRAGMENT_DEFINITION
        ? toFields(fragment.selectionSet, document)
        : [];
    }
    const key = (selection.alias ?? selection.name).value;
    return selection.selectionSet
      ? [{ key, fields: toFields(selection.selectionSet, document) }]
      : [{ key, options: toArguments(selection) }];
  });
}
