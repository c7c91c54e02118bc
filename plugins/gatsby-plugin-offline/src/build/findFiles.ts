import glob from 'fast-glob';

/**
 * The files of the built site that a glob matches.
 *
 * @param folder of the built site
 * @param option the name of the plugin's option that has the glob
 * @param pattern the glob, as the option has it
 * @param filePattern the glob of the files that are meant
 * @throws Error when there is no such file
 */
export function findFiles(
  folder: string,
  { option, pattern, filePattern = pattern }: Glob,
): string[] {
  const files = glob.sync(filePattern, { cwd: folder, dot: true });
  if (files.length === 0) {
    throw new Error(
      `gatsby-plugin-offline: "${pattern}" of the option ${option} matches nothing that was built: there is ` +
        `no ${filePattern} in ${folder}. Correct the pattern, or remove it.`,
    );
  }
  return files.sort();
}

type Glob = { option: string; pattern: string; filePattern?: string };
