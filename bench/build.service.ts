import { subscribe } from 'node:diagnostics_channel';

// Runs the content service by its command line and counts its requests. Responds to the message
// 'counts' with {type: 'counts', counts}, and starts counting anew.

export type Counts = { requests: number; mostAtOnce: number };

const counts: Counts = { requests: 0, mostAtOnce: 0 };
let open = 0;

subscribe('http.server.request.start', () => {
  open += 1;
  counts.requests += 1;
  counts.mostAtOnce = Math.max(counts.mostAtOnce, open);
});
subscribe('http.server.response.finish', () => {
  open -= 1;
});
process.on('message', (message) => {
  if (message !== 'counts') return;
  process.send?.({ type: 'counts', counts });
  Object.assign(counts, { requests: 0, mostAtOnce: open });
});

void import('../content-service/src/cli');
