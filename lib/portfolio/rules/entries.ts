// The portfolio's categories and tags, and the order of its entries. Browser-safe.

export const portfolioCategories = [
  'Real Estate Photography',
  'Event Photography',
  'Commercial Photography',
  'Professional Photography',
  'Graphic Design',
  'Video Production',
] as const
export type PortfolioCategory = (typeof portfolioCategories)[number]

export const serviceTags = [
  'Photo Shoot',
  'Aerial Photography',
  'House Tour',
  'Aerial Tour',
  'Virtual Staging',
  'Media Shoot',
  'Professional Photo Shoot',
  'Wedding Photography',
  'Logo Design',
  'Graphic Design',
  'Motion Graphics',
] as const

export const equipmentCategories = [
  'Cameras',
  'Lenses',
  'Aerial Equipment',
  'Lighting & Accessories',
  'Video Equipment',
] as const

export const statIcons = ['Camera', 'Users', 'Calendar', 'Star', 'Award', 'Zap'] as const
export type StatIcon = (typeof statIcons)[number]

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

/** Returns the ids with one moved to a zero-based position, clamped to the ends. */
export function moveEntry(ids: readonly string[], id: string, place: number): string[] {
  const others = ids.filter((other) => other !== id)
  if (others.length === ids.length) return [...ids]
  return others.toSpliced(Math.min(Math.max(place, 0), others.length), 0, id)
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

/** Returns a category as used in URLs: `real-estate-photography`. */
export function categorySlug(category: string): string {
  return category
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** Returns the project for the hero: the first with a picture, or null. */
export function chooseHero<T extends { cover: unknown }>(projects: readonly T[]): T | null {
  return projects.find(({ cover }) => cover !== null) ?? null
}

/** Moves the hero project, which is already shown at the top, to the end. */
export function heroLast<T extends { cover: unknown }>(projects: readonly T[]): T[] {
  const hero = chooseHero(projects)
  return hero ? [...projects.filter((project) => project !== hero), hero] : [...projects]
}

export type CategoryCount = { category: string; slug: string; count: number }

/** Returns the categories of the projects with their counts, in the order of `portfolioCategories`. */
export function countCategories(projects: readonly { category: string }[]): CategoryCount[] {
  const counts = new Map<string, number>()
  for (const { category } of projects) counts.set(category, (counts.get(category) ?? 0) + 1)
  return [...counts]
    .map(([category, count]) => ({ category, slug: categorySlug(category), count }))
    .sort((one, other) => rankOf(portfolioCategories, one) - rankOf(portfolioCategories, other))
}

/** Groups equipment by category, in the order of `equipmentCategories`, without empty ones. */
export function groupByCategory<T extends { category: string }>(
  things: readonly T[],
): { category: string; things: T[] }[] {
  const groups = new Map<string, T[]>()
  for (const thing of things) groups.set(thing.category, [...(groups.get(thing.category) ?? []), thing])
  return [...groups]
    .map(([category, grouped]) => ({ category, things: grouped }))
    .sort((one, other) => rankOf(equipmentCategories, one) - rankOf(equipmentCategories, other))
}

/** Unknown categories come last. */
function rankOf(order: readonly string[], { category }: { category: string }): number {
  const rank = order.indexOf(category)
  return rank === -1 ? order.length : rank
}

/**
 * Returns the length of each row of a grid: the given lengths in turn, and the rest in the last row.
 * `splitIntoRows(6, [2, 3])` is `[2, 3, 1]`.
 */
export function splitIntoRows(count: number, rows: readonly number[]): number[] {
  const lengths: number[] = []
  for (let left = count; left > 0; left -= lengths.at(-1) ?? left) {
    lengths.push(Math.min(left, rows[lengths.length % rows.length] ?? left))
  }
  return lengths
}

/** The four service blocks of the public page, and the services that determine their starting prices. */
const serviceBlocks = {
  'Real Estate Photography': ['photo_shoot'],
  'Video Production': ['house_tour', 'media_shoot'],
  'Graphic Design': ['graphic_design', 'logo_design', 'motion_graphics'],
  'Aerial Services': ['aerial_photography', 'aerial_tour'],
} as const
export type ServiceBlock = keyof typeof serviceBlocks

/** Returns the lowest price of each block in cents, without blocks that have no offered service. */
export function startingCents(
  offered: readonly { id: string; priceCents: number }[],
): Partial<Record<ServiceBlock, number>> {
  const starting: Partial<Record<ServiceBlock, number>> = {}
  for (const block of Object.keys(serviceBlocks) as ServiceBlock[]) {
    const ids: readonly string[] = serviceBlocks[block]
    const prices = offered.filter(({ id }) => ids.includes(id)).map(({ priceCents }) => priceCents)
    if (prices.length > 0) starting[block] = Math.min(...prices)
  }
  return starting
}
