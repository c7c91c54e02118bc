// @ts-check
/**
 * The block that says where everything is, once everything is there.
 *
 * @param {{ site: string, content: string, newsletter: string }} addresses `site` without a final slash
 */
export function printAddresses({ site, content, newsletter }) {
  console.log(
    `\n  Site        ${site}/\n  English     ${site}/en/\n  Content     ${content}\n` +
      `  Newsletter  ${newsletter}\n\n  Ctrl+C ends all of it.\n`,
  );
}
