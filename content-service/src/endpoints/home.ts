import type { ServiceRequest, ServiceResponse } from '../http/response';
import type { Document } from '../model/assemble';
import { textOf } from '../model/richText';
import type { Problem } from '../model/problems';
import { usualSites } from '../previews/previewLink';
import type { Snapshot } from '../repository/snapshot';
import type { VariantState, Experiment, Release } from '../repository/variants';
import { checkAccessToken } from './service';
import type { Service } from './service';

const pageStyle = `
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
  body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
  code { font-size: 0.9em; overflow-wrap: anywhere; }
  h3 { margin-bottom: 0; }
  section ul { margin-top: 0.25rem; }
  li { margin-block: 0.125rem; }
  button { font: inherit; font-size: 0.875em; min-height: 1.75rem; }
`;

type Query = (params: Record<string, string>) => string;

export function home(
  request: ServiceRequest,
  { repository, accessToken, site }: Service,
): ServiceResponse {
  checkAccessToken(request, accessToken, 'metadata');
  const { master, drafts, releases, experiments } = repository.state;
  const token = request.params.get('access_token');
  const query: Query = (params) =>
    escapeHtml(
      String(new URLSearchParams({ ...params, ...(token ? { access_token: token } : {}) })),
    );
  const { ref } = master;
  const addresses = [
    ['/api/v2', query({})],
    ['/api/v2/tags', query({})],
    ['/api/v2/documents/search', query({ ref })],
  ].map(([path = '', params = '']) => (params ? `${path}?${params}` : path));
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
<form method="post" action="/previews?${query({})}">
<p>“Preview” opens the site ${site ? `at <code>${escapeHtml(site)}</code>` : `that runs at ${usualSites.join(' or ')}`} and shows the drafts for one hour.</p>
${draftSection(drafts, master, query)}
${releases.map((release) => releaseSection(release, master, query)).join('\n')}
${[...experiments.draft, ...experiments.running].map((experiment) => experimentSection(experiment, query)).join('\n')}
${[...master.model.types.values()].map(({ id, label }) => typeSection(id, label, master, query)).join('\n')}
</form>
</main>`,
  );
}

function problemSection(problems: readonly Problem[]): string {
  if (problems.length === 0) return '';
  const items = problems.map(
    ({ file, field, cause, remedy }) =>
      `<li><code>${escapeHtml(file)}${field ? ` › ${escapeHtml(field)}` : ''}</code>: ${escapeHtml(cause)} ${escapeHtml(remedy)}</li>`,
  );
  return section('Problems', list(items));
}

function draftSection(drafts: VariantState, master: Snapshot, query: Query): string {
  const { snapshot, documents } = drafts;
  const changed = documents.map((id) => {
    const document = snapshot.byId(id);
    if (!document) return '';
    const state = document.first_publication_date === null ? 'never published' : 'changed';
    return `<li>${titleSpan(document)} (${state}) ${previewButton(document, query)}</li>`;
  });
  const items = [...changed, ...archivedItems(drafts, master)];
  return items.length === 0 ? '' : section('Drafts', list(items));
}

/** Returns items without a preview button, because archived documents have no page. */
function archivedItems({ archived }: VariantState, master: Snapshot): string[] {
  return archived
    .flatMap((id) => master.byId(id) ?? [])
    .map((document) => `<li>${titleSpan(document)} (archived)</li>`);
}

function releaseSection(release: Release, master: Snapshot, query: Query): string {
  const { id, ref, label, scheduledAt, snapshot } = release;
  const changed = shownDocuments(release).map((document) =>
    item(document, snapshot, query, previewButton(document, query, id)),
  );
  const items = [...changed, ...archivedItems(release, master)];
  const date = scheduledAt
    ? `, scheduled for <time datetime="${scheduledAt}">${scheduledAt.slice(0, 16).replace('T', ' ')}</time>`
    : '';
  const about = `<p>Ref <code>${escapeHtml(ref)}</code>${date}.</p>`;
  return section(`Release: ${escapeHtml(label || id)}`, `${about}\n${list(items)}`);
}

function experimentSection({ name, variations }: Experiment, query: Query): string {
  const parts = variations.map((variation) => {
    const items = shownDocuments(variation).map((document) =>
      item(document, variation.snapshot, query, ''),
    );
    const about = `<p>Ref <code>${escapeHtml(variation.ref)}</code>.</p>`;
    return `<h3>${escapeHtml(variation.label)}</h3>\n${about}\n${list(items)}`;
  });
  return section(`Experiment: ${escapeHtml(name)}`, parts.join('\n'));
}

function typeSection(id: string, label: string, snapshot: Snapshot, query: Query): string {
  const languages = snapshot.settings.languages.map((language) => {
    const documents = snapshot.ofType(id).filter(({ lang }) => lang === language.id);
    const items = documents.map((document) =>
      item(document, snapshot, query, previewButton(document, query)),
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

function item(document: Document, { ref }: Snapshot, query: Query, button: string): string {
  const q = `[[at(document.id, "${document.id}")]]`;
  const href = `/api/v2/documents/search?${query({ ref, lang: '*', q })}`;
  return `<li><a href="${href}">${titleSpan(document)}</a> <code>${escapeHtml(document.uid ?? document.id)}</code> ${button}</li>`;
}

function previewButton(document: Document, query: Query, release?: string): string {
  const params = { document: document.id, ...(release ? { release } : {}) };
  const title = escapeHtml(`Preview ${titleOf(document)}`);
  return `<button formaction="/previews?${query(params)}" aria-label="${title}">Preview</button>`;
}

function titleSpan(document: Document): string {
  return `<span lang="${escapeHtml(document.lang)}">${escapeHtml(titleOf(document))}</span>`;
}

function titleOf(document: Document): string {
  return textOf(document.data.title) || document.uid || document.id;
}

function htmlPage(title: string, body: string): ServiceResponse {
  return {
    status: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      // A site that frames this page could trick visitors into pressing an invisible button.
      'content-security-policy': "frame-ancestors 'none'",
    },
    body: `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${pageStyle}</style>
</head>
<body>
${body}
</body>
</html>
`,
  };
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
