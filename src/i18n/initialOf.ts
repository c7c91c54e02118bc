/** Returns the first letter of a title, as a capital; an emoji counts as a letter. */
export function initialOf(title: string): string {
  return (Array.from(title)[0] ?? '').toUpperCase();
}
