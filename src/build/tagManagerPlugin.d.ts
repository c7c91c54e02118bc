/** The part of the plugin without types that the build calls. */
declare module 'gatsby-plugin-google-tagmanager/gatsby-ssr' {
  type Script = { props: { dangerouslySetInnerHTML: { __html: string } } };
  export function onRenderBody(
    hooks: { setHeadComponents: (scripts: [Script]) => void; setPreBodyComponents: () => void },
    options: object,
  ): void;
}
