/** What an accounting program accepts in one file. */
export type FileLimits = { invoices: number; rows: number }

/**
 * Splits invoices into files within the limits, in their order. An invoice's rows stay in one file, even if it alone has more
 * than the limit.
 */
export function splitFiles<R>(invoices: readonly (readonly R[])[], limits: FileLimits): R[][] {
  const files: R[][] = []
  let [count, rows]: [number, R[]] = [0, []]
  for (const invoice of invoices) {
    const isFull = count >= limits.invoices || rows.length + invoice.length > limits.rows
    if (isFull && rows.length > 0) {
      files.push(rows)
      ;[count, rows] = [0, []]
    }
    count += 1
    rows = [...rows, ...invoice]
  }
  return rows.length > 0 ? [...files, rows] : files
}
