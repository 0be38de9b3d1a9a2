import type { Medium } from '@/lib/portfolio/schema'

/** One image or film of a project, with the words for who cannot see it. */
export type NamedMedium = Medium & { alt: string }

/** The media of a project as the gallery, the dialog and the viewer show them. */
export function nameMedia({ title, media }: { title: string; media: readonly Medium[] }): NamedMedium[] {
  return media.map((medium, place) => ({ ...medium, alt: `${title}, ${place + 1} of ${media.length}` }))
}
