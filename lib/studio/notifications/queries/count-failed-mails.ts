import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { db } from '@/lib/platform/data/db'
import { maxCount } from '@/lib/studio/notifications/limits'
import { mailsVisibleTo } from '@/lib/studio/notifications/policy'

/** Returns how many emails have failed, up to `maxCount`. */
export async function countFailedMails(actor: Actor): Promise<number> {
  return db().outboxMessage.count({
    where: { AND: [mailsVisibleTo(actor), { status: 'FAILED' }] },
    take: maxCount,
  })
}
