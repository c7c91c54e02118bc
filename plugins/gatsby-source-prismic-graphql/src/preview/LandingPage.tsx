/** The page itself shows no progress. The loading overlay and the site's bar show it. */
export default function LandingPage({ preview }: { preview?: { error?: Error } }) {
  return (
    <main>
      <h1>Preview</h1>
      <p>To see a draft, use the button “Preview” in Prismic. Previews require JavaScript.</p>
      {preview?.error && <p role="alert">{preview.error.message}</p>}
    </main>
  );
}
