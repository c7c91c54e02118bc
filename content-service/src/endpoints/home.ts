import type { Document } from '../model/assemble';
import type { Problem } from '../model/problems';
import { textOf } from '../model/plainText';
import type { Repository } from '../repository';
import type { ServiceRequest, ServiceResponse } from '../response';
import type { Snapshot } from '../snapshot';

const STYLE = `
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
  body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
  code { font-size: 0.9em; overflow-wrap: anywhere; }
  h3 { margin-bottom: 0; }
  section > ul { margin-top: 0.25rem; }
`;

/** `GET /`: for a person, what the service holds and where to ask it. */
export function home({ origin }: ServiceRequest, repository: Repository): ServiceResponse {
  const { master, problems } = repository;
  const addresses = ['/api/v2', `/api/v2/documents/search?ref=${master.ref}`, '/graphql'];
  const name = escape(master.settings.name);
  const body = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Content service: ${name}</title>
<style>${STYLE}</style>
</head>
<body>
<header>
<h1>Content service: ${name}</h1>
<p>${master.documents.length} documents under the master ref <code>${master.ref}</code>.</p>
</header>
<main>
<section>
<h2>Addresses</h2>
<ul>
${addresses.map((address) => `<li><a href="${escape(address)}"><code>${escape(origin + address)}</code></a></li>`).join('\n')}
</ul>
<p>GraphQL takes the header <code>Prismic-ref: ${master.ref}</code> and the query in <code>?query=</code>.</p>
</section>
${problemSection(problems)}
${[...master.model.types.values()].map(({ id, label }) => typeSection(id, label, master)).join('\n')}
</main>
</body>
</html>
`;
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };
  return { status: 200, headers, body };
}

function problemSection(problems: readonly Problem[]): string {
  if (problems.length === 0) return '';
  const items = problems.map(
    ({ file, field, cause, remedy }) =>
      `<li><code>${escape(file)}${field ? ` › ${escape(field)}` : ''}</code>: ${escape(cause)} ${escape(remedy)}</li>`,
  );
  return `<section>\n<h2>Problems</h2>\n<ul>\n${items.join('\n')}\n</ul>\n</section>`;
}

function typeSection(id: string, label: string, snapshot: Snapshot): string {
  const languages = snapshot.settings.languages.map((language) => {
    const documents = snapshot.ofType(id).filter(({ lang }) => lang === language.id);
    const items = documents.map((document) => documentItem(document, snapshot.ref));
    return `<h3>${escape(language.name)} (${documents.length})</h3>\n<ul>\n${items.join('\n')}\n</ul>`;
  });
  return `<section>\n<h2>${escape(label)} <code>${escape(id)}</code></h2>\n${languages.join('\n')}\n</section>`;
}

function documentItem(document: Document, ref: string): string {
  const q = `[[at(document.id, "${document.id}")]]`;
  const href = `/api/v2/documents/search?${new URLSearchParams({ ref, lang: '*', q })}`;
  const title = textOf(document.data.title) || document.uid || document.id;
  return `<li lang="${escape(document.lang)}"><a href="${escape(href)}">${escape(title)}</a> <code>${escape(document.uid ?? document.id)}</code></li>`;
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
