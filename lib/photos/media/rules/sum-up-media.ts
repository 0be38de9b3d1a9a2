import type { DeliveryMediaFiles, MediaSummary } from '@/lib/photos/media/schema'
import { countOf } from '@/lib/platform/words'

/** Sums up the films and documents that someone can download; null without any. */
export function sumUpMedia({
  films,
  documents,
}: Pick<DeliveryMediaFiles, 'films' | 'documents'>): MediaSummary | null {
  const open = films.flatMap((film) => film.open ?? [])
  if (open.length + documents.length === 0) return null
  const counts = [
    open.length > 0 && countOf(open.length, 'film'),
    documents.length > 0 && countOf(documents.length, 'document'),
  ]
  return {
    text: counts.filter(Boolean).join(', '),
    bytes: [...open, ...documents].reduce((sum, { sizeBytes }) => sum + sizeBytes, 0),
  }
}
