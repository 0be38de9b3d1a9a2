/** Escapes typed text for a LIKE pattern, so that `%`, `_` and `\` match themselves. */
export function escapeLike(words: string): string {
  return words.replace(/[\\%_]/g, '\\$&')
}
