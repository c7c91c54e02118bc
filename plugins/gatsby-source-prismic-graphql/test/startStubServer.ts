import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** `hang` sends nothing, `stall` half an answer and no more, `reset` half an answer and hangs up. */
export type StubAnswer =
  | { status?: number; body: string | object; headers?: Record<string, string> }
  | 'hang'
  | 'stall'
  | 'reset';

export type StubServer = {
  /** Without a slash at the end. */
  url: string;
  /** Addresses asked for so far, oldest first. */
  requests: URL[];
  answer: (url: URL) => StubAnswer;
  close: () => Promise<void>;
};

/** A server on a free port that answers as it is told. */
export async function startStubServer(answer: StubServer['answer']): Promise<StubServer> {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', stub.url);
    stub.requests.push(url);
    const given = stub.answer(url);
    if (given === 'hang') return;
    if (given === 'stall' || given === 'reset') {
      response.writeHead(200, { 'content-length': 1000 });
      response.write('{"refs":', () => given === 'reset' && response.destroy());
      return;
    }
    const { status = 200, body, headers } = given;
    response.writeHead(status, headers);
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const stub: StubServer = {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    requests: [],
    answer,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return stub;
}
