/** Returns a LIKE pattern for texts that contain the typed one. */
export const containing = (words: string) => `%${escapeLike(words)}%`

/** Escapes typed text for a LIKE pattern, so that `%`, `_` and `\` match themselves. */
export function escapeLike(words: string): string {
  return words.replace(/[\\%_]/g, '\\$&')
}
