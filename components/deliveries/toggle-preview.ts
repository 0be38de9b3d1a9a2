import { previewLimit } from '@/lib/deliveries/rules'

/** Chooses a photo as a preview, or no longer. Returns null where no more fit: none gives way without a word. */
export function togglePreview(ids: readonly string[], id: string): string[] | null {
  if (ids.includes(id)) return ids.filter((other) => other !== id)
  return ids.length < previewLimit ? [...ids, id] : null
}
