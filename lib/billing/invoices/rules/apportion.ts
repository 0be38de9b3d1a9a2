type Cell = {
  /** In whole cents, rounded down. */
  cents: number
  /** What was rounded off, in parts of the weights' sum. */
  rest: number
}

/**
 * Splits rows of cents over columns by weight. Each cell is less than a cent away from its exact size and never has the other
 * sign, each row adds up to itself, and each column to its part of all rows. Without any weight, the first column gets all.
 * @param weights 0 or more each. All rows together must divide by them without a rest, as they do by parts of their sum.
 */
export function apportion(rows: readonly number[], weights: readonly number[]): number[][] {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  if (total === 0) return rows.map((row) => weights.map((_, column) => (column === 0 ? row : 0)))
  const cells = rows.map((row) => weights.map((weight) => divide(row, weight, total)))
  const raised = chooseRaised(cells, total)
  return cells.map((row, index) =>
    row.map(({ cents }, column) => cents + (raised[index]?.has(column) ? 1 : 0)),
  )
}

/** Rounds a weight's part of a row down. Products of two amounts exceed what a number holds exactly. */
function divide(row: number, weight: number, total: number): Cell {
  const exact = BigInt(row) * BigInt(weight)
  const divisor = BigInt(total)
  const rest = ((exact % divisor) + divisor) % divisor
  return { cents: Number((exact - rest) / divisor), rest: Number(rest) }
}

/**
 * Chooses the cells to round up, so that rows and columns add up: a matching of rows with columns, found by augmenting paths.
 * The largest rests come first. One always exists, because the rests themselves add up to whole cents both ways.
 * @returns the raised columns of each row
 */
function chooseRaised(cells: readonly (readonly Cell[])[], total: number): Set<number>[] {
  const raised = cells.map(() => new Set<number>())
  const open = (cells[0] ?? []).map((_, column) =>
    centsIn(
      cells.map((row) => row[column]?.rest ?? 0),
      total,
    ),
  )
  const raise = (row: number, visited: Set<number>): boolean => {
    for (const column of byRest(cells[row] ?? [])) {
      if (visited.has(column) || raised[row]?.has(column)) continue
      visited.add(column)
      const free = open[column] ?? 0
      if (free > 0) open[column] = free - 1
      else if (!moveOne(column, visited)) continue
      raised[row]?.add(column)
      return true
    }
    return false
  }
  /** Frees a column of a row that can raise another one instead. */
  const moveOne = (column: number, visited: Set<number>): boolean =>
    raised.some((columns, row) => columns.has(column) && raise(row, visited) && columns.delete(column))
  for (const [row, ofRow] of cells.entries()) {
    const missing = centsIn(
      ofRow.map(({ rest }) => rest),
      total,
    )
    for (let count = 0; count < missing; count += 1) {
      if (!raise(row, new Set())) throw new Error('these rows cannot be split into whole cents')
    }
  }
  return raised
}

function centsIn(rests: readonly number[], total: number): number {
  return rests.reduce((sum, rest) => sum + rest, 0) / total
}

/** Returns the columns that can be rounded up, those with the largest rest first. */
function byRest(row: readonly Cell[]): number[] {
  return row
    .map(({ rest }, column) => ({ rest, column }))
    .filter(({ rest }) => rest > 0)
    .sort((one, other) => other.rest - one.rest || one.column - other.column)
    .map(({ column }) => column)
}
