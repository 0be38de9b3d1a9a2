import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { recordAudit } from '@/lib/platform/data/audit'
import { brokenConstraint, db } from '@/lib/platform/data/db'
import { EditConflictError, ForbiddenError } from '@/lib/platform/errors'
import { editKey } from '@/lib/platform/web/form-values'
import { canPublishLegal } from '@/lib/studio/legal/policy'
import type { PublishDocument } from '@/lib/studio/legal/schema'

/**
 * Publishes the next version of a document, or takes it back with an empty text. Whoever signs up or books from now on agrees
 * to this version. Does nothing if the text is the same. Returns the text.
 * @throws AppError `conflict` if another version was published since the page was opened
 */
export async function publishDocument(actor: Actor, input: PublishDocument): Promise<{ text: string }> {
  if (!canPublishLegal(actor)) throw new ForbiddenError()
  const { kind, text, seen } = input
  try {
    return await db().$transaction(async (tx) => {
      const newest = await tx.legalDocument.findFirst({ where: { kind }, orderBy: { version: 'desc' } })
      const before = { text: newest?.text ?? '' }
      if (editKey(before) !== seen) throw new EditConflictError()
      if (before.text === text) return before
      const version = (newest?.version ?? 0) + 1
      await tx.legalDocument.create({ data: { kind, version, text }, select: { id: true } })
      await recordAudit(tx, actor, 'studio.legal-published', '1', { kind, version })
      return { text }
    })
  } catch (error) {
    // Another owner's session published this version at the same time.
    if (brokenConstraint(error)) throw new EditConflictError()
    throw error
  }
}
