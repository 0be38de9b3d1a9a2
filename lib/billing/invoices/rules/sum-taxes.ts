type Tax = { name: string; rateThousandths: number; taxCents: number }

/** Adds up the taxes of all lines by name and rate, in their order. Leaves out those of no cents. */
export function sumTaxes(lines: readonly { taxes: readonly Tax[] }[]): Tax[] {
  const sums = new Map<string, Tax>()
  for (const { name, rateThousandths, taxCents } of lines.flatMap(({ taxes }) => taxes)) {
    const key = `${rateThousandths} ${name}`
    sums.set(key, { name, rateThousandths, taxCents: (sums.get(key)?.taxCents ?? 0) + taxCents })
  }
  return [...sums.values()].filter(({ taxCents }) => taxCents !== 0)
}
