import type { ServiceRequest, ServiceResponse } from '../http/response';
import type { Document } from '../model/assemble';
import { textOf } from '../model/richText';
import type { Problem } from '../model/problems';
import { usualSites } from '../previews/previewLink';
import type { Snapshot } from '../repository/snapshot';
import type { VariantState, Experiment, Release } from '../repository/variants';
import { checkAccessToken } from './service';
import type { Service } from './service';
import { escapeHtml, htmlPage } from './htmlPage';

/** Lets the sections of the page make links that carry the access token. */
type Page = {
  query: (params: Record<string, string>) => string;
  /** The parameter of preview buttons that open previews by names instead of addresses. */
  refs: { refs?: string };
};

/**
 * `GET /`: a page for people that lists the content, its problems and the API addresses. Its
 * buttons open previews; it has no script. With `?refs=names` they open previews whose refs are no addresses.
 * @throws {HttpError} 401 without the access token.
 */
export function home(
  request: ServiceRequest,
  { repository, accessToken, site }: Service,
): ServiceResponse {
  checkAccessToken(request, accessToken, 'metadata');
  const { master, drafts, releases, experiments } = repository.state;
  const token = request.params.get('access_token');
  const page: Page = {
    query: (params) =>
      escapeHtml(
        String(new URLSearchParams({ ...params, ...(token ? { access_token: token } : {}) })),
      ),
    refs: request.params.get('refs') === 'names' ? { refs: 'names' } : {},
  };
  const { ref } = master;
  const addresses = [
    ['/api/v2', page.query({})],
    ['/api/v2/tags', page.query({})],
    ['/api/v2/documents/search', page.query({ ref })],
  ].map(([path = '', query = '']) => (query ? `${path}?${query}` : path));
  const name = escapeHtml(master.settings.name);
  return htmlPage(
    `Content service: ${master.settings.name}`,
    `<header>
<h1>Content service: ${name}</h1>
<p>${master.documents.length} documents under the master ref <code>${ref}</code>.</p>
</header>
<main>
<section>
<h2>Addresses</h2>
<ul>
${addresses.map((address) => `<li><a href="${address}"><code>${escapeHtml(request.origin)}${address}</code></a></li>`).join('\n')}
</ul>
<p><code>${escapeHtml(request.origin)}/graphql</code> needs the header <code>Prismic-ref: ${ref}</code> and the query in <code>?query=</code>.</p>
</section>
${problemSection(repository.problems)}
<form method="post" action="/previews?${page.query({})}">
<p>“Preview” opens the site ${site ? `at <code>${escapeHtml(site)}</code>` : `that runs at ${usualSites.join(' or ')}`} and shows the drafts for one hour.
${refsSwitch(page)}</p>
${draftSection(drafts, master, page)}
${releases.map((release) => releaseSection(release, master, page)).join('\n')}
${[...experiments.draft, ...experiments.running].map((experiment) => experimentSection(experiment, page)).join('\n')}
${[...master.model.types.values()].map(({ id, label }) => typeSection(id, label, master, page)).join('\n')}
</form>
</main>`,
  );
}

/** The switch between the two forms of a preview's ref. */
function refsSwitch({ query, refs }: Page): string {
  return refs.refs
    ? `The refs of previews are names, such as <code>m-…:p-…</code>. <a href="/?${query({})}">Use addresses</a>`
    : `The refs of previews are addresses, as Prismic’s were until 2026. <a href="/?${query({ refs: 'names' })}">Use names</a>`;
}

function problemSection(problems: readonly Problem[]): string {
  if (problems.length === 0) return '';
  const items = problems.map(
    ({ file, field, cause, remedy }) =>
      `<li><code>${escapeHtml(file)}${field ? ` › ${escapeHtml(field)}` : ''}</code>: ${escapeHtml(cause)} ${escapeHtml(remedy)}</li>`,
  );
  return section('Problems', list(items));
}

function draftSection(drafts: VariantState, master: Snapshot, page: Page): string {
  const { snapshot, documents } = drafts;
  const changed = documents.map((id) => {
    const document = snapshot.byId(id);
    if (!document) return '';
    const state = document.first_publication_date === null ? 'never published' : 'changed';
    return `<li>${titleSpan(document)} (${state}) ${previewButton(document, page)}</li>`;
  });
  const items = [...changed, ...archivedItems(drafts, master)];
  return items.length === 0 ? '' : section('Drafts', list(items));
}

/** An archived document has no preview button: it has no page. */
function archivedItems({ archived }: VariantState, master: Snapshot): string[] {
  return archived
    .flatMap((id) => master.byId(id) ?? [])
    .map((document) => `<li>${titleSpan(document)} (archived)</li>`);
}

function releaseSection(release: Release, master: Snapshot, page: Page): string {
  const { id, ref, label, scheduledAt, snapshot } = release;
  const changed = shownDocuments(release).map((document) =>
    item(document, snapshot, page, previewButton(document, page, id)),
  );
  const items = [...changed, ...archivedItems(release, master)];
  const date = scheduledAt
    ? `, scheduled for <time datetime="${scheduledAt}">${scheduledAt.slice(0, 16).replace('T', ' ')}</time>`
    : '';
  const about = `<p>Ref <code>${escapeHtml(ref)}</code>${date}.</p>`;
  return section(`Release: ${escapeHtml(label || id)}`, `${about}\n${list(items)}`);
}

function experimentSection({ name, variations }: Experiment, page: Page): string {
  const parts = variations.map((variation) => {
    const items = shownDocuments(variation).map((document) =>
      item(document, variation.snapshot, page, ''),
    );
    const about = `<p>Ref <code>${escapeHtml(variation.ref)}</code>.</p>`;
    return `<h3>${escapeHtml(variation.label)}</h3>\n${about}\n${list(items)}`;
  });
  return section(`Experiment: ${escapeHtml(name)}`, parts.join('\n'));
}

function typeSection(id: string, label: string, snapshot: Snapshot, page: Page): string {
  const languages = snapshot.settings.languages.map((language) => {
    const documents = snapshot.ofType(id).filter(({ lang }) => lang === language.id);
    const items = documents.map((document) =>
      item(document, snapshot, page, previewButton(document, page)),
    );
    return `<h3>${escapeHtml(language.name)} (${documents.length})</h3>\n${list(items)}`;
  });
  return section(`${escapeHtml(label)} <code>${escapeHtml(id)}</code>`, languages.join('\n'));
}

function section(title: string, content: string): string {
  return `<section>\n<h2>${title}</h2>\n${content}\n</section>`;
}

function list(items: readonly string[]): string {
  return items.length === 0 ? '<p>None.</p>' : `<ul>\n${items.join('\n')}\n</ul>`;
}

function shownDocuments({ snapshot, documents }: VariantState): Document[] {
  return documents.flatMap((id) => snapshot.byId(id) ?? []);
}

function item(document: Document, { ref }: Snapshot, page: Page, button: string): string {
  const q = `[[at(document.id, "${document.id}")]]`;
  const href = `/api/v2/documents/search?${page.query({ ref, lang: '*', q })}`;
  return `<li><a href="${href}">${titleSpan(document)}</a> <code>${escapeHtml(document.uid ?? document.id)}</code> ${button}</li>`;
}

function previewButton(document: Document, page: Page, release?: string): string {
  const params = { document: document.id, ...(release ? { release } : {}), ...page.refs };
  const title = escapeHtml(`Preview ${titleOf(document)}`);
  return `<button formaction="/previews?${page.query(params)}" aria-label="${title}">Preview</button>`;
}

function titleSpan(document: Document): string {
  return `<span lang="${escapeHtml(document.lang)}">${escapeHtml(titleOf(document))}</span>`;
}

function titleOf(document: Document): string {
  return textOf(document.data.title) || document.uid || document.id;
}
