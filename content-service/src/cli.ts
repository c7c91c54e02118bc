import { existsSync } from 'node:fs';
import path from 'node:path';
import { inspect } from 'node:util';
import { helpText, parseCommandLine } from './commandLine';
import { loadRepository, startContentService } from './startContentService';
import { originOf } from './http/listen';
import { importRepository } from './import/importRepository';
import { initContent } from './initContent';
import { ContentServiceError, problemsText } from './model/problems';
import { previewLink } from './previews/previewLink';

main().catch((error: unknown) => {
  const text = error instanceof ContentServiceError ? error.message : inspect(error);
  process.stderr.write(`${text}\n`);
  // Setting `process.exitCode` is not enough: a parent's IPC channel keeps the process alive.
  process.exit(1);
});

type CommandLine = ReturnType<typeof parseCommandLine>;
type Options = CommandLine['options'];

async function main(): Promise<void> {
  const { mode, options, preview, from } = parseCommandLine(process.argv.slice(2), process.env);
  if (mode === 'help') process.stdout.write(helpText);
  else if (mode === 'check') await check(options);
  else if (mode === 'preview') await printPreview(options, preview);
  else if (mode === 'init') init(options, preview.lang);
  else if (mode === 'import') await bring(from, options);
  else await serve(options);
}

async function check(options: Options): Promise<void> {
  const { problems, master } = await loadRepository(options);
  if (problems.length > 0) throw new ContentServiceError(problemsText(problems));
  process.stdout.write(`${documentCount(master.documents.length)}, no problems\n`);
}

async function printPreview(
  { host, port, site, accessToken }: Options,
  preview: CommandLine['preview'],
): Promise<void> {
  const link = await previewLink(originOf(host, port), preview, site, accessToken);
  process.stdout.write(`${link}\n`);
}

function init(options: Options, lang = 'en-us'): void {
  const files = initContent({ ...options, lang });
  process.stdout.write(`${files.map((file) => `wrote ${file}`).join('\n')}\n`);
}

async function bring(from: string, options: Options): Promise<void> {
  const { types, failures, documents, files } = await importRepository(from, options);
  process.stdout.write(`${documentCount(documents)}, ${files} files\n`);
  const missing = types.filter((id) => !existsSync(path.join(options.types, id)));
  if (missing.length > 0) {
    process.stdout.write(
      'The API does not send custom types. Copy them from Slice Machine or the Custom Types API to ' +
        `${options.types}/<id>/index.json: ${missing.join(', ')}\n`,
    );
  }
  if (failures.length === 0) return;
  throw new ContentServiceError(
    `${failures.length} documents or files could not be imported:\n${failures.join('\n')}\nRun the same command again to import them.`,
  );
}

async function serve(options: Options): Promise<void> {
  const stop = () => process.exit(0);
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  // Free the port when the parent process dies.
  if (process.send) process.on('disconnect', stop);
  const service = await startContentService(options);
  const { url } = service;
  const count = documentCount(service.documentCount());
  process.stdout.write(`Content service: ${url} (${count}, ref ${service.ref()})\n`);
  process.send?.({ type: 'ready', url });
}

function documentCount(documents: number): string {
  return documents === 1 ? '1 document' : `${documents} documents`;
}
