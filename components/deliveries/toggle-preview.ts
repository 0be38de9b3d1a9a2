import { previewLimit } from '@/lib/deliveries/rules'

/** Chooses a photo as a preview, or no longer. Returns null where no more fit: none gives way without a word. */
export function togglePreview(ids: readonly string[], id: string): string[] | null {
  if (ids.includes(id)) return ids.filter((other) => other !== id)
  return ids.length < previewLimit ? [...ids, id] : null
}

/** What a star says that finds both places taken. */
export const previewsFull = {
  title: 'Both previews are chosen',
  message: (name: string) =>
    `A delivery has at most ${previewLimit} previews. Remove the star from one to choose ${name}.`,
}
