import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { recordAudit } from '@/lib/platform/audit'
import { db } from '@/lib/platform/db'
import { NotFoundError } from '@/lib/platform/errors'
import type { NamedPart } from '@/lib/portfolio/schema'
import { showItemMedia } from './item-media'
import { lockAnyPart, parts, requireManager } from './parts'

/**
 * Brings back what was deleted, as it was and where it stood; what is back already stays.
 * @throws NotFoundError when it was removed for good
 */
export async function restorePart(actor: Actor, { kind, id }: NamedPart): Promise<void> {
  requireManager(actor)
  const { table, noun, subject } = parts[kind]
  await db().$transaction(async (tx) => {
    const part = await lockAnyPart(tx, kind, id)
    if (!part) throw new NotFoundError(`This ${noun} has been removed for good and cannot be restored`)
    if (!part.deletedAt) return
    await tx.$executeRaw`UPDATE ${table} SET deleted_at = NULL WHERE id = ${id}::uuid`
    if (kind === 'item') await showItemMedia(tx, id)
    await recordAudit(tx, {
      actorId: actor.profileId,
      action: `${subject}.restored`,
      subject,
      subjectId: id,
      details: { name: part.name },
    })
  })
}
