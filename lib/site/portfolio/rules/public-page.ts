// What the public page shows where. Browser-safe.

/** Returns the project for the hero: the first with a picture, or null. */
export function chooseHero<T extends { cover: unknown }>(projects: readonly T[]): T | null {
  return projects.find(({ cover }) => cover !== null) ?? null
}

/** Moves the hero project, which is already shown at the top, to the end. */
export function heroLast<T extends { cover: unknown }>(projects: readonly T[]): T[] {
  const hero = chooseHero(projects)
  return hero ? [...projects.filter((project) => project !== hero), hero] : [...projects]
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
