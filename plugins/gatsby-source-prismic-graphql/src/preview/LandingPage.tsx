/** Where a preview begins, for a site that has no such page itself. What happens is shown around it. */
export default function LandingPage() {
  return (
    <main>
      <h1>Preview</h1>
      <p>Drafts are opened from Prismic, with its button “Preview”. They need JavaScript.</p>
    </main>
  );
}
