import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { recordAudit } from '@/lib/platform/data/audit'
import { db } from '@/lib/platform/data/db'
import { addJob } from '@/lib/platform/jobs/queue'
import { now } from '@/lib/platform/time/clock'
import { undoMinutes } from '@/lib/site/portfolio/limits'
import type { EntryRef } from '@/lib/site/portfolio/schema'
import { entryConfig, lockEntry } from './portfolio-entries'

/** Delays the deletion slightly, so that the entry has expired when it runs. */
const slackSeconds = 5

/**
 * Hides an item, a piece of equipment, or a statistic everywhere, files included. It can be restored for some minutes, then
 * it is permanently deleted.
 * @throws NotFoundError when it is already deleted
 */
export async function deleteEntry(actor: Actor, { kind, id }: EntryRef): Promise<void> {
  await db().$transaction(async (tx) => {
    const { name } = await lockEntry(tx, actor, kind, id)
    await tx.$executeRaw`UPDATE ${entryConfig[kind].table} SET deleted_at = ${now()} WHERE id = ${id}::uuid`
    await addJob(
      tx,
      'sweep-portfolio',
      {},
      { key: `sweep-portfolio:${id}`, afterSeconds: undoMinutes * 60 + slackSeconds },
    )
    await recordAudit(tx, actor, `${entryConfig[kind].subject}.deleted`, id, { name })
  })
}
