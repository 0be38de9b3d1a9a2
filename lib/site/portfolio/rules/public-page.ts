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

/** What the public page says of each kind of service: whose prices count, which projects show it, and the studio's own text. */
const serviceKinds = [
  { name: 'Real Estate Photography', ids: ['photo_shoot'], tags: ['Photo Shoot'], text: 'photographyText' },
  {
    name: 'Video Production',
    ids: ['house_tour', 'media_shoot'],
    tags: ['House Tour', 'Media Shoot'],
    text: 'videoText',
  },
  {
    name: 'Graphic Design',
    ids: ['graphic_design', 'logo_design', 'motion_graphics'],
    tags: ['Graphic Design', 'Logo Design', 'Motion Graphics'],
    text: 'designText',
  },
  {
    name: 'Aerial Services',
    ids: ['aerial_photography', 'aerial_tour'],
    tags: ['Aerial Photography', 'Aerial Tour'],
    text: 'aerialText',
  },
] as const satisfies { name: string; ids: string[]; tags: string[]; text: string }[]

export type ServiceBlock<Cover> = {
  name: string
  text: string | null
  cover: Cover | null
  /** The lowest price, in cents; null without an offered service. */
  fromCents: number | null
}

type Project<Cover> = { category: string; services: readonly string[]; cover: Cover | null }

/**
 * Returns the blocks of the public page: the kinds of service that the studio wrote about or offers. Each shows a project of
 * its kind, none of them the hero or another block's.
 */
export function describeServices<Cover>(
  texts: Record<(typeof serviceKinds)[number]['text'], string | null>,
  offered: readonly { id: string; priceCents: number }[],
  projects: readonly Project<Cover>[],
): ServiceBlock<Cover>[] {
  const shown = new Set([chooseHero(projects)])
  return serviceKinds.flatMap(({ name, ids, tags, text: setting }) => {
    const text = texts[setting]
    const prices = offered.filter(({ id }) => isOneOf(ids, id)).map(({ priceCents }) => priceCents)
    if (!text && prices.length === 0) return []
    const candidates = projects.filter((project) => project.cover !== null && !shown.has(project))
    const project =
      candidates.find(({ category }) => category === name) ??
      candidates.find(({ services }) => services.some((tag) => isOneOf(tags, tag)))
    if (project) shown.add(project)
    const fromCents = prices.length > 0 ? Math.min(...prices) : null
    return [{ name, text, cover: project?.cover ?? null, fromCents }]
  })
}

/** Returns the picture at the end of the page: the last that isn't on it yet, or null. */
export function chooseClosing<Cover>(
  projects: readonly { cover: Cover | null }[],
  blocks: readonly { cover: Cover | null }[],
): Cover | null {
  const taken = new Set([chooseHero(projects)?.cover, ...blocks.map(({ cover }) => cover)])
  return projects.findLast(({ cover }) => cover !== null && !taken.has(cover))?.cover ?? null
}

function isOneOf(list: readonly string[], item: string): boolean {
  return list.includes(item)
}
