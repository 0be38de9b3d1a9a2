// The portfolio's categories, tags and icons. Browser-safe.

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

/** Returns a category as used in URLs: `real-estate-photography`. */
export function categorySlug(category: string): string {
  return category
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
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
