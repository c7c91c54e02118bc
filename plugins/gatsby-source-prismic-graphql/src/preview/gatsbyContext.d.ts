import type { Context } from 'react';

// Gatsby exports it in the browser, and leaves it out of its types.
declare module 'gatsby' {
  export const StaticQueryContext: Context<Record<string, { data: Record<string, unknown> }>>;
}
