import type { ASTNode } from 'graphql';
import { visit } from 'graphql';

/** @returns the names of the variables that parts of a query use. */
export function findVariables(nodes: readonly ASTNode[]): Set<string> {
  const names = new Set<string>();
  for (const node of nodes) {
    visit(node, {
      Variable: ({ name }) => {
        names.add(name.value);
      },
    });
  }
  return names;
}
