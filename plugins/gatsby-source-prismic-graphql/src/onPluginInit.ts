import type { ParentSpanPluginArgs } from 'gatsby';
import { errorMap } from './stop';

export function onPluginInit({ reporter }: ParentSpanPluginArgs): void {
  reporter.setErrorMap(errorMap);
}
