import type { Medium } from '@/lib/site/portfolio/schema'

/** An image or video of a project with its alt text. */
export type NamedMedium = Medium & { alt: string }

/** Adds alt texts to the media of a project. */
export function nameMedia({ title, media }: { title: string; media: readonly Medium[] }): NamedMedium[] {
  return media.map((medium, place) => ({ ...medium, alt: `${title}, ${place + 1} of ${media.length}` }))
}
