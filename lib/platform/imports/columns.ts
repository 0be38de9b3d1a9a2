/** The meaning of each column of a file; null for one that isn't imported. */
export type Columns<Meaning extends string> = readonly (Meaning | null)[]

/** What was typed over the texts of a row, by the row's place. */
export type Corrections<Row> = ReadonlyMap<number, Partial<Row>>

/** A field of a row that can't be imported. `row` counts from 0. */
export type RowProblem<Field extends string> = { row: number; field: Field; value: string; message: string }

/**
 * Guesses what each column means by its name. No two columns get the same meaning.
 * @param knownNames names in lower case and without other signs, as other tools write them
 */
export function guessColumns<Meaning extends string>(
  names: readonly string[],
  meanings: readonly Meaning[],
  knownNames: Readonly<Record<Meaning, readonly string[]>>,
): Columns<Meaning> {
  const columns = names.map((name) => {
    const plain = name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
    return meanings.find((meaning) => knownNames[meaning].includes(plain)) ?? null
  })
  return columns.map((meaning, index) => (columns.indexOf(meaning) === index ? meaning : null))
}

/** Gives a column a meaning. It moves there from the column that had it, unless several may have it. */
export function assignColumn<Meaning extends string>(
  columns: Columns<Meaning>,
  index: number,
  meaning: Meaning | null,
  repeatable: readonly Meaning[],
): Columns<Meaning> {
  const isShared = meaning === null || repeatable.includes(meaning)
  return columns.map((own, at) => {
    if (at === index) return meaning
    return own === meaning && !isShared ? null : own
  })
}

/** Returns a cell's text in one line, without stray spaces, and at most as long as it may be. */
export function toLine(text: string | undefined, maxLength: number): string {
  return (text ?? '').trim().replace(/\s+/g, ' ').slice(0, maxLength)
}
