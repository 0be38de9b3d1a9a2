import type { DeliveryMediaFiles, MediaSummary } from '@/lib/photos/media/schema'
import { countOf } from '@/lib/platform/words'

/** Sums up the films and documents that someone can download; null without any. */
export function sumUpMedia({
  films,
  documents,
}: Pick<DeliveryMediaFiles, 'films' | 'documents'>): MediaSummary | null {
  const open = films.flatMap((film) => film.open ?? [])
  const text = countMedia({ films: open, documents, lockedDocuments: 0 })
  if (text === null) return null
  return { text, bytes: [...open, ...documents].reduce((sum, { sizeBytes }) => sum + sizeBytes, 0) }
}

type Counted = { films: readonly unknown[]; documents: readonly unknown[]; lockedDocuments: number }

/** `1 film, 2 documents`, locked ones too; null without any. */
export function countMedia({ films, documents, lockedDocuments }: Counted): string | null {
  const documentCount = documents.length + lockedDocuments
  const counts = [
    films.length > 0 && countOf(films.length, 'film'),
    documentCount > 0 && countOf(documentCount, 'document'),
  ]
  return counts.filter(Boolean).join(', ') || null
}
