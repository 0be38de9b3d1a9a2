import type { ServiceLine } from '@/lib/catalog/imports/schema'
import { gapText, lineTexts } from '@/lib/catalog/imports/words'
import { repeatedLimitText } from '@/lib/catalog/services/words/editor'
import type { PlacedLine, Report } from './placed-line'
import { readSize, type SizeRange } from './read-size'

/** The upper limits of a service's sizes by the place of its lines; null for no limit. */
export type Sizes = { basis: SizeRange['basis']; limits: (number | null)[] }

/** What other tools write for a price that has no size. */
const noSize = /^(?:|[-–—]|n\/?a|none|any(?: size)?|all(?: sizes)?|default|regular|standard)$/i
/** A list that goes on at 2,000 or 2,001 after “under 2,000” has no gap. */
const slack: Record<SizeRange['basis'], number> = { SQUARE_FEET: 10, BEDROOMS: 0, PHOTOS: 0 }

export function hasSize({ line }: { line: Pick<ServiceLine, 'size'> }): boolean {
  return !noSize.test(line.size)
}

/**
 * Reads the sizes of a service's lines, and reports those that can't be read or don't fit together.
 * @returns null for a service without sizes
 */
export function readSizes(lines: readonly PlacedLine[], report: Report): Sizes | null {
  if (!lines.some(hasSize)) return null
  const read = lines.flatMap((placed) => {
    const size = readSize(placed.line.size)
    if (size) return [{ placed, size }]
    report(placed, 'size', hasSize(placed) ? lineTexts.size : lineTexts.missingSize)
    return []
  })
  const basis = read[0]?.size.basis ?? 'SQUARE_FEET'
  for (const { placed, size } of read) if (size.basis !== basis) report(placed, 'size', lineTexts.otherUnit)
  if (read.length === lines.length) reportOrder(read, basis, report)
  return { basis, limits: read.map(({ size }) => size.upTo) }
}

/** Reports two sizes with one limit, and a size that begins long after the one below it ends. */
function reportOrder(
  read: readonly { placed: PlacedLine; size: SizeRange }[],
  basis: SizeRange['basis'],
  report: Report,
): void {
  const limitOf = ({ size }: (typeof read)[number]) => size.upTo ?? Number.POSITIVE_INFINITY
  const sorted = read.toSorted((one, other) => (limitOf(one) < limitOf(other) ? -1 : 1))
  for (const [index, entry] of sorted.entries()) {
    const below = sorted[index - 1]
    if (!below) continue
    const { from } = entry.size
    if (limitOf(below) === limitOf(entry)) report(entry.placed, 'size', repeatedLimitText)
    else if (from !== null && from > limitOf(below) + 1 + slack[basis])
      report(entry.placed, 'size', gapText(basis, limitOf(below) + 1, from - 1))
  }
}
