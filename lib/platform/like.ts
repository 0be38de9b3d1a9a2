/** What somebody typed, for a LIKE pattern: its own signs stand for themselves. */
export function escapeLike(words: string): string {
  return words.replace(/[\\%_]/g, '\\$&')
}
