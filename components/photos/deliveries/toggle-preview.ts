import { previewLimit } from '@/lib/photos/deliveries/limits'

/** Adds or removes a preview. Returns null when the limit is reached, so that none is dropped silently. */
export function togglePreview(ids: readonly string[], id: string): string[] | null {
  if (ids.includes(id)) return ids.filter((other) => other !== id)
  return ids.length < previewLimit ? [...ids, id] : null
}
