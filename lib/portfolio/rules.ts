// The portfolio's fixed words, and the orders in which its entries are shown. Safe in the browser.

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

/** Said, as title and message, when something required is missing. */
export const nothingToSave = { title: 'Nothing to save', message: 'Fill in required fields' } as const

/** What a photographer adds, changes, deletes and restores. */
export const portfolioEntryKinds = ['item', 'equipment', 'stat'] as const
export type PortfolioEntryKind = (typeof portfolioEntryKinds)[number]
/** Those that stand in an order a person sets. */
export const orderedEntryKinds = ['item', 'stat'] as const
export type OrderedEntryKind = (typeof orderedEntryKinds)[number]

/** Where something is put: right before or right after another of its kind. */
export type Placing = { side: 'before' | 'after'; neighborId: string }

/** The ids with one of them put beside another; null when either is not among them. */
export function placeBeside(
  ids: readonly string[],
  { id, side, neighborId }: Placing & { id: string },
): string[] | null {
  const others = ids.filter((other) => other !== id)
  const neighbor = others.indexOf(neighborId)
  if (neighbor < 0 || others.length === ids.length) return null
  return others.toSpliced(side === 'before' ? neighbor : neighbor + 1, 0, id)
}

/** The ids with one of them moved to a place, counted from 0; beyond an end is that end. */
export function moveEntry(ids: readonly string[], id: string, place: number): string[] {
  const others = ids.filter((other) => other !== id)
  if (others.length === ids.length) return [...ids]
  return others.toSpliced(Math.min(Math.max(place, 0), others.length), 0, id)
}

/**
 * Beside which other an entry comes to stand when it is moved to a place, counted from 0; beyond an end is that end.
 * Null when it stays where it is.
 */
export function placingAt(ids: readonly string[], id: string, place: number): Placing | null {
  const from = ids.indexOf(id)
  const to = Math.min(Math.max(place, 0), ids.length - 1)
  const neighborId = ids[to]
  if (from < 0 || from === to || neighborId === undefined) return null
  return { side: to < from ? 'before' : 'after', neighborId }
}

/** `real-estate-photography`: a category as it stands in an address. */
export function categorySlug(category: string): string {
  return category
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** The project whose picture leads the public page: the first that has one. Null where none has. */
export function chooseHero<T extends { cover: unknown }>(projects: readonly T[]): T | null {
  return projects.find(({ cover }) => cover !== null) ?? null
}

/** The wall of all work: the project that leads the page, shown large already, comes last. */
export function heroLast<T extends { cover: unknown }>(projects: readonly T[]): T[] {
  const hero = chooseHero(projects)
  return hero ? [...projects.filter((project) => project !== hero), hero] : [...projects]
}

export type CategoryCount = { category: string; slug: string; count: number }

/** The categories found in the projects with their counts, in the product's order. */
export function countCategories(projects: readonly { category: string }[]): CategoryCount[] {
  const counts = new Map<string, number>()
  for (const { category } of projects) counts.set(category, (counts.get(category) ?? 0) + 1)
  return [...counts]
    .map(([category, count]) => ({ category, slug: categorySlug(category), count }))
    .sort((one, other) => rankOf(portfolioCategories, one) - rankOf(portfolioCategories, other))
}

/** Things by their category, in the product's order; categories without any are left out. */
export function groupByCategory<T extends { category: string }>(
  things: readonly T[],
): { category: string; things: T[] }[] {
  const groups = new Map<string, T[]>()
  for (const thing of things) groups.set(thing.category, [...(groups.get(thing.category) ?? []), thing])
  return [...groups]
    .map(([category, grouped]) => ({ category, things: grouped }))
    .sort((one, other) => rankOf(equipmentCategories, one) - rankOf(equipmentCategories, other))
}

/** A word of another list comes last, where it still can be seen. */
function rankOf(order: readonly string[], { category }: { category: string }): number {
  const rank = order.indexOf(category)
  return rank === -1 ? order.length : rank
}

/**
 * How many pictures lie in each row of a wall: the given rows in turn, and a last row of whatever is left.
 * `splitIntoRows(6, [2, 3])` is `[2, 3, 1]`.
 */
export function splitIntoRows(count: number, rows: readonly number[]): number[] {
  const lengths: number[] = []
  for (let left = count; left > 0; left -= lengths.at(-1) ?? left) {
    lengths.push(Math.min(left, rows[lengths.length % rows.length] ?? left))
  }
  return lengths
}

/** The four blocks of the public page, and the services whose prices they start from. */
const serviceBlocks = {
  'Real Estate Photography': ['photo_shoot'],
  'Video Production': ['house_tour', 'media_shoot'],
  'Graphic Design': ['graphic_design', 'logo_design', 'motion_graphics'],
  'Aerial Services': ['aerial_photography', 'aerial_tour'],
} as const
export type ServiceBlock = keyof typeof serviceBlocks

/** The lowest price of each block in cents; a block of which nothing is offered is left out. */
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
