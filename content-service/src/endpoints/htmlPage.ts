import type { ServiceResponse } from '../http/response';

const pageStyle = `
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
  body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
  code { font-size: 0.9em; overflow-wrap: anywhere; }
  h3 { margin-bottom: 0; }
  section ul { margin-top: 0.25rem; }
  li { margin-block: 0.125rem; }
  button { font: inherit; font-size: 0.875em; min-height: 1.75rem; }
`;

/**
 * A page of the service for people. It has no script.
 *
 * @param title text
 * @param body HTML
 */
export function htmlPage(title: string, body: string, status = 200): ServiceResponse {
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      // In a frame of another page, visitors could be led to press a button that they do not see.
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

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
