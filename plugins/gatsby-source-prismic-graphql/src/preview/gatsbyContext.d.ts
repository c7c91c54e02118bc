import type { Context } from 'react';

// Gatsby exports this context in the browser, but its types do not declare it.
declare module 'gatsby' {
  export const StaticQueryContext: Context<Record<string, { data: Record<string, unknown> }>>;
}
