import 'server-only'
import { db } from '@/lib/platform/data/db'
import type { LegalDocument, LegalKind } from '@/lib/studio/legal/schema'

/**
 * Returns one version of a document, or the newest; null if there is none. The newest has no text where the studio has
 * taken its document back.
 * @param version 0 for the newest
 */
export function findDocument(kind: LegalKind, version: number): Promise<LegalDocument | null> {
  return db().legalDocument.findFirst({
    where: { kind, ...(version > 0 && { version }) },
    orderBy: { version: 'desc' },
  })
}
