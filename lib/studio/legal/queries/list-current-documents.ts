import 'server-only'
import { cache } from 'react'
import { db } from '@/lib/platform/data/db'
import type { LegalDocument } from '@/lib/studio/legal/schema'

/** Returns the terms of service and the privacy policy that apply now, as far as the studio has published them. */
export const listCurrentDocuments = cache(async (): Promise<LegalDocument[]> => {
  const newest = await db().legalDocument.findMany({
    distinct: ['kind'],
    orderBy: [{ kind: 'asc' }, { version: 'desc' }],
  })
  return newest.filter(({ text }) => text !== '')
})

/** Returns those that a person hasn't agreed to yet. */
export async function listUnagreedDocuments(profileId: string): Promise<LegalDocument[]> {
  const current = await listCurrentDocuments()
  if (current.length === 0) return []
  const agreed = await db().legalAcceptance.findMany({
    where: { profileId, documentId: { in: current.map(({ id }) => id) } },
    select: { documentId: true },
  })
  const ids = new Set(agreed.map(({ documentId }) => documentId))
  return current.filter(({ id }) => !ids.has(id))
}
