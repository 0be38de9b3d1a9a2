import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { maxCount } from '@/lib/notifications/limits'
import { mailsVisibleTo } from '@/lib/notifications/policy'
import { db } from '@/lib/platform/db'

/** Returns how many emails have failed, up to `maxCount`. */
export async function countFailedMails(actor: Actor): Promise<number> {
  return db().outboxMessage.count({
    where: { AND: [mailsVisibleTo(actor), { status: 'FAILED' }] },
    take: maxCount,
  })
}
