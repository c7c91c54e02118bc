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

type Options = ReturnType<typeof parseCommandLine>['options'];

async function main(): Promise<void> {
  const { mode, options, preview, from } = parseCommandLine(process.argv.slice(2), process.env);
  if (mode === 'help') process.stdout.write(helpText);
  else if (mode === 'check') await check(options);
  else if (mode === 'import') await bring(from, options);
  else if (mode === 'serve') await serve(options);
  else if (mode === 'preview') {
    const { host, port, site, accessToken } = options;
    console.log(await previewLink(originOf(host, port), preview, site, accessToken));
  } else {
    const files = initContent({ ...options, lang: preview.lang ?? 'en-us' });
    console.log(files.map((file) => `wrote ${file}`).join('\n'));
  }
}

async function check(options: Options): Promise<void> {
  const { problems, master } = await loadRepository(options);
  if (problems.length > 0) throw new ContentServiceError(problemsText(problems));
  console.log(`${documentCount(master.documents.length)}, no problems`);
}

async function bring(from: string, options: Options): Promise<void> {
  const { types, failures, documents, files } = await importRepository(from, options);
  console.log(`${documentCount(documents)}, ${files} files`);
  const missing = types.filter((id) => !existsSync(path.join(options.types, id)));
  if (missing.length > 0) {
    console.log(
      'The API does not send custom types. Copy them from Slice Machine or the Custom Types API to ' +
        `${options.types}/<id>/index.json: ${missing.join(', ')}`,
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
  console.log(`Content service: ${url} (${count}, ref ${service.ref()})`);
  process.send?.({ type: 'ready', url });
}

function documentCount(documents: number): string {
  return documents === 1 ? '1 document' : `${documents} documents`;
}
