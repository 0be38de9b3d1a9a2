type Line = {
  kind: string
  description: string
  serviceId: string | null
  taxable: boolean
  taxRateThousandths: number
  amountCents: number
  taxCents: number
  taxes: readonly { name: string; rateThousandths: number }[]
}

/** Adds up the lines of a shared bill's invoices, as they were before `splitLines`. Those of other things stay apart. */
export function mergeLines<L extends Line>(invoices: readonly (readonly L[])[]): L[] {
  const merged = new Map<string, L>()
  for (const lines of invoices) {
    for (const [position, line] of lines.entries()) {
      const key = keyOf(line, position)
      const known = merged.get(key)
      merged.set(key, known ? add(known, line) : line)
    }
  }
  return [...merged.values()]
}

/** What two lines must have in common to be parts of one. A position holds the same line for each payer. */
function keyOf(line: Line, position: number): string {
  const { kind, description, serviceId, taxable, taxRateThousandths, taxes } = line
  const rates = taxes.map(({ name, rateThousandths }) => [name, rateThousandths])
  return JSON.stringify([position, kind, description, serviceId, taxable, taxRateThousandths, rates])
}

function add<L extends Line>(one: L, other: L): L {
  return {
    ...one,
    amountCents: one.amountCents + other.amountCents,
    taxCents: one.taxCents + other.taxCents,
  }
}
