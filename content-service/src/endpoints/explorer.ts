import type { ServiceResponse } from '../http/response';

/**
 * The page that a browser gets at `/graphql`: an explorer to try queries in. It loads nothing from
 * other hosts and shows the query of its own address.
 */
export function explorer(): ServiceResponse {
  return {
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' },
    body: explorerPage,
  };
}

const explorerPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>GraphQL explorer</title>
<link rel="icon" href="data:,">
<style>
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
  body { margin: 0 auto; max-width: 80rem; padding: 1rem; }
  .halves { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(24rem, 100%), 1fr)); }
  label, h2 { display: block; margin: 0; font-size: 1rem; font-weight: 600; }
  textarea, pre { box-sizing: border-box; width: 100%; margin: 0 0 1rem; padding: .5rem;
    border: 1px solid; font: .875rem/1.5 ui-monospace, monospace; tab-size: 2; }
  #query { height: 24rem; } #variables { height: 5rem; }
  pre { min-height: 24rem; overflow: auto; white-space: pre-wrap; }
  select, input, button { font: inherit; padding: .25rem .5rem; }
  form p { display: flex; flex-wrap: wrap; gap: 1rem; align-items: end; }
</style>
</head>
<body>
<h1>GraphQL explorer</h1>
<div class="halves">
<form>
  <label for="query">Query</label>
  <textarea id="query" spellcheck="false">{
  _allDocuments(lang: "*") {
    totalCount
    edges { node { _meta { id uid type lang } } }
  }
}</textarea>
  <label for="variables">Variables, as JSON</label>
  <textarea id="variables" spellcheck="false"></textarea>
  <p>
    <label>Ref <select id="ref"></select></label>
    <label>Access token <input id="token" autocomplete="off" size="12"></label>
    <button>Run (Ctrl+Enter)</button>
  </p>
  <details><summary>Fields of a query</summary><ul id="fields"></ul></details>
</form>
<section aria-live="polite"><h2>Response</h2><pre id="response" tabindex="0"></pre></section>
</div>
<script>
  const byId = (id) => document.getElementById(id);
  const initial = new URLSearchParams(location.search);
  if (initial.get('query')) byId('query').value = initial.get('query');
  byId('variables').value = initial.get('variables') ?? '';
  byId('token').value = initial.get('access_token') ?? '';

  async function sendQuery(query, variables) {
    const params = new URLSearchParams({ query });
    if (variables.trim()) params.set('variables', variables);
    const headers = { 'Prismic-ref': byId('ref').value };
    if (byId('token').value) headers.Authorization = 'Token ' + byId('token').value;
    const response = await fetch('/graphql?' + params, { headers });
    const text = await response.text();
    try { return JSON.parse(text); } catch { return response.status + ' ' + text; }
  }
  async function load() {
    const token = byId('token').value;
    const response = await fetch('/api/v2' + (token ? '?' + new URLSearchParams({ access_token: token }) : ''));
    const repository = await response.json();
    if (!response.ok) return show(repository);
    byId('ref').replaceChildren(...repository.refs.map(({ ref, label }) => new Option(label || ref, ref)));
    const { data } = await sendQuery('{ __schema { queryType { fields { name type { name ofType { name } } } } } }', '');
    byId('fields').replaceChildren(...data.__schema.queryType.fields.map(({ name, type }) => {
      const item = document.createElement('li');
      item.textContent = name + ': ' + (type.name ?? type.ofType.name);
      return item;
    }));
  }
  const show = (value) => { byId('response').textContent = typeof value === 'string' ? value : JSON.stringify(value, null, 2); };
  async function run() {
    try {
      if (!byId('ref').value) await load();
      if (byId('ref').value) show(await sendQuery(byId('query').value, byId('variables').value));
    } catch (error) { show(String(error)); }
  }
  document.querySelector('form').addEventListener('submit', (event) => { event.preventDefault(); run(); });
  byId('token').addEventListener('change', () => byId('ref').replaceChildren());
  document.addEventListener('keydown', (event) => { if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) run(); });
  load().catch((error) => show(String(error)));
</script>
</body>
</html>
`;
