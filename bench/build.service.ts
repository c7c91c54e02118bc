import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

// Runs the content service and counts its requests. The message 'counts' asks for the counts.

export type Counts = {
  requests: number;
  kinds: Record<string, number>;
  mostAtOnce: number;
};

const counts: Counts = { requests: 0, kinds: {}, mostAtOnce: 0 };
let open = 0;

subscribe('http.server.request.start', (event) => {
  const { url: path = '/' } = (event as { request: IncomingMessage }).request;
  open += 1;
  counts.requests += 1;
  const kind = toKind(path);
  counts.kinds[kind] = (counts.kinds[kind] ?? 0) + 1;
  counts.mostAtOnce = Math.max(counts.mostAtOnce, open);
});
subscribe('http.server.response.finish', () => {
  open -= 1;
});
process.on('message', (message) => {
  if (message !== 'counts') return;
  process.send?.({ type: 'counts', counts });
  Object.assign(counts, { requests: 0, kinds: {}, mostAtOnce: open });
});

/** `/media/a.jpg?w=100` → `media`, `/api/v2/documents/search?page=2` → `documents`, `/api/v2` → `api` */
function toKind(path: string): string {
  const [first = '', , second] = path.replace(/\?.*/, '').split('/').slice(1);
  return second ?? first;
}

void import('../content-service/src/cli');
