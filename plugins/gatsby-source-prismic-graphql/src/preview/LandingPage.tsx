/** The default landing page for previews. The loading overlay and the site's bar show the progress. */
export default function LandingPage() {
  return (
    <main>
      <h1>Preview</h1>
      <p>To see a draft, use the button “Preview” in Prismic. Previews require JavaScript.</p>
    </main>
  );
}
