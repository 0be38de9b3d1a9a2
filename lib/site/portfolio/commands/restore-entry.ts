import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { recordAudit } from '@/lib/platform/data/audit'
import { db } from '@/lib/platform/data/db'
import { NotFoundError } from '@/lib/platform/errors'
import type { EntryRef } from '@/lib/site/portfolio/schema'
import { wasPermanentlyDeleted } from '@/lib/site/portfolio/words'
import { entryConfig, lockAnyEntry, requireManager } from './portfolio-entries'

/**
 * Restores a deleted entry in its former place. Idempotent.
 * @throws NotFoundError when it is permanently deleted
 */
export async function restoreEntry(actor: Actor, { kind, id }: EntryRef): Promise<void> {
  requireManager(actor)
  const { table, subject } = entryConfig[kind]
  await db().$transaction(async (tx) => {
    const entry = await lockAnyEntry(tx, kind, id)
    if (!entry) throw new NotFoundError(wasPermanentlyDeleted(kind))
    if (!entry.deletedAt) return
    await tx.$executeRaw`UPDATE ${table} SET deleted_at = NULL WHERE id = ${id}::uuid`
    await recordAudit(tx, actor, `${subject}.restored`, id, { name: entry.name })
  })
}
