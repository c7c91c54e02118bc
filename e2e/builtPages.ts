import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { documentPages } from '../src/documentPages';
import { languageSettings, languageOfPath } from '../src/i18n/languages';
import { publishedBuild } from './publishedBuild';

export type BuiltPage = { path: string; template: string; lang: string };

/** Matches Gatsby's own pages and the fallback pages of previews. */
const internal = /^\/dev-404-page\/|\/_preview\/$/;

/** Returns every page of a build, from Gatsby's page data. */
export function builtPages(directory = publishedBuild): BuiltPage[] {
  const folder = path.resolve(directory, 'page-data');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'page-data.json')
    .map((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')))
    .filter((page) => !internal.test(page.path))
    .map((page) => ({
      path: page.path,
      template: page.componentChunkName,
      lang: languageSettings[languageOfPath(page.path)].tag,
    }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Tests set the browser's clock to this day, because lists of events change with the clock. */
export function buildTime(directory = publishedBuild): string {
  const folder = path.resolve(directory, 'page-data/sq/d');
  const results = readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8'));
  const day = /"buildTime":"(\d{4}-\d\d-\d\d)"/.exec(results.join('\n'))?.[1];
  if (day === undefined) throw new Error(`The build in ${directory} does not name its day`);
  return `${day}T00:00:00Z`;
}

const documentTemplates = documentPages.map(({ template }) => {
  const name = template.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `component---src-templates-${name}-tsx`;
});

export function isDocumentPage({ template }: BuiltPage): boolean {
  return documentTemplates.includes(template);
}

export function testedPages(): BuiltPage[] {
  return process.env['TEST_FULL'] ? builtPages() : templatePages();
}

/** Returns one page of each template in each language, and all pages of the style guide. */
export function templatePages(): BuiltPage[] {
  const seen = new Set<string>();
  return builtPages().filter(({ path: address, template, lang }) => {
    const key = /templates-(elements|dummy)/.test(template) ? address : `${template} ${lang}`;
    return seen.has(key) ? false : seen.add(key);
  });
}

/** Returns all pages with `TEST_FULL`, otherwise one of each template, in alternating languages. */
export function testedTemplates(): BuiltPage[] {
  if (process.env['TEST_FULL']) return builtPages();
  const pages = testedPages();
  const templates = [...new Set(pages.map(({ template }) => template))];
  return pages.filter((page) => {
    const ofTemplate = pages.filter(({ template }) => template === page.template);
    return page === ofTemplate[templates.indexOf(page.template) % ofTemplate.length];
  });
}

export function isHidden({ template }: BuiltPage): boolean {
  return /pages-404|templates-(offline|preview|elements|dummy)/.test(template);
}
