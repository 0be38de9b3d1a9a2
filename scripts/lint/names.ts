/** `saveCard`, `save-card` and `SAVE_CARD` are all `save card`. */
export function wordsOf(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .replace(/[^A-Za-z\d]+/g, ' ')
    .trim()
    .toLowerCase()
}

export type Name = { line: number; name: string }
export type Comment = { line: number; text: string }

const comment = /\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*/g

/** Takes code whose literals are blanked apart into its names and, line by line, its comments. */
export function splitCode(code: string): { names: Name[]; comments: Comment[] } {
  const comments: Comment[] = []
  const bare = code.replace(comment, (text, offset: number) => {
    const line = code.slice(0, offset).split('\n').length
    for (const [at, part] of text.split('\n').entries()) comments.push({ line: line + at, text: part })
    return text.replace(/[^\n]/g, ' ')
  })
  const names = bare
    .split('\n')
    .flatMap((text, at) => [...text.matchAll(/[A-Za-z_$][\w$]*/g)].map(([name]) => ({ line: at + 1, name })))
  return { names, comments }
}
