// @ts-check
/**
 * The block that says where everything is, once everything is there.
 *
 * @param {{ site: string, content: string }} addresses `site` without a final slash
 */
export function printAddresses({ site, content }) {
  console.log(
    `\n  Site      ${site}/\n  English   ${site}/en/\n  Content   ${content}\n\n  Ctrl+C ends all of it.\n`,
  );
}
