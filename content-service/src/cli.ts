import { HELP, parseCommandLine } from './commandLine';
import { DEFAULT_PORT } from './defaults';
import { ContentServiceError, problemsText } from './model/problems';
import { previewLink } from './previews/previewLink';
import type { PreviewWish } from './previews/previewLink';
import { loadRepository, startContentService } from './startContentService';
import type { ContentService, ContentServiceOptions } from './startContentService';

/** Longer than closing takes; a connection that hangs must not keep Ctrl+C from working. */
const CLOSING_MS = 1000;

main().catch((error: unknown) => {
  // What people can mend has a message for them; anything else is a fault of the service.
  const isExpected = error instanceof ContentServiceError;
  process.stderr.write(`${isExpected ? error.message : describe(error)}\n`);
  // Not `exitCode`: the channel to a process that started this one would keep it alive.
  process.exit(1);
});

async function main(): Promise<void> {
  const { mode, options, preview } = parseCommandLine(process.argv.slice(2), process.env);
  if (mode === 'help') process.stdout.write(HELP);
  else if (mode === 'check') await check(options);
  else if (mode === 'preview') await printPreview(options, preview);
  else await serve(options);
}

async function check(options: ContentServiceOptions): Promise<void> {
  const { problems, master } = await loadRepository(options);
  if (problems.length > 0) throw new ContentServiceError(problemsText(problems));
  process.stdout.write(`${counted(master.documents.length)}, no problems\n`);
}

async function printPreview(
  { host = 'localhost', port = DEFAULT_PORT, site, accessToken }: ContentServiceOptions,
  wish: PreviewWish,
): Promise<void> {
  const service = `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  process.stdout.write(`${await previewLink(service, wish, site, accessToken)}\n`);
}

async function serve(options: ContentServiceOptions): Promise<void> {
  const starting = startContentService(options);
  const end = (): void => {
    setTimeout(() => process.exit(0), CLOSING_MS).unref();
    starting
      .then((service) => service.close())
      .then(
        () => process.exit(0),
        () => process.exit(),
      );
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
  // A service whose starter has died would hold its port for ever.
  if (process.send) process.on('disconnect', end);
  announce(await starting);
}

function announce(service: ContentService): void {
  const { url } = service;
  const count = counted(service.documentCount());
  process.stdout.write(`Content service: ${url} (${count}, ref ${service.ref()})\n`);
  process.send?.({ type: 'ready', url });
}

function counted(documents: number): string {
  return documents === 1 ? '1 document' : `${documents} documents`;
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
