// The kinds of entries and their order. Browser-safe.

/** The kinds of entries that photographers manage. */
export const portfolioEntryKinds = ['item', 'equipment', 'stat'] as const
export type PortfolioEntryKind = (typeof portfolioEntryKinds)[number]
/** The kinds that photographers can reorder. */
export const orderedEntryKinds = ['item', 'stat'] as const
export type OrderedEntryKind = (typeof orderedEntryKinds)[number]

/** A place right before or after another entry of the same kind. */
export type Placing = { side: 'before' | 'after'; neighborId: string }

/** Returns the ids with one moved beside another; null when either is missing. */
export function placeBeside(
  ids: readonly string[],
  { id, side, neighborId }: Placing & { id: string },
): string[] | null {
  const others = ids.filter((other) => other !== id)
  const neighbor = others.indexOf(neighborId)
  if (neighbor < 0 || others.length === ids.length) return null
  return others.toSpliced(side === 'before' ? neighbor : neighbor + 1, 0, id)
}

/**
 * Returns the neighbor of an entry that moves to a zero-based position, clamped to the ends; null when it does not move.
 */
export function placingAt(ids: readonly string[], id: string, place: number): Placing | null {
  const from = ids.indexOf(id)
  const to = Math.min(Math.max(place, 0), ids.length - 1)
  const neighborId = ids[to]
  if (from < 0 || from === to || neighborId === undefined) return null
  return { side: to < from ? 'before' : 'after', neighborId }
}
