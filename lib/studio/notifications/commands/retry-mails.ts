import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { recordAudit } from '@/lib/platform/data/audit'
import { db, type Transaction } from '@/lib/platform/data/db'
import { AppError } from '@/lib/platform/errors'
import { requeueMessage } from '@/lib/platform/jobs/outbox-outcomes'
import { mailsVisibleTo } from '@/lib/studio/notifications/policy'

/** How many emails one click resends: Resend accepts only a few per second. */
const maxEmailsPerRetry = 200

/**
 * Queues one failed email or all of them again, oldest first, under their idempotency keys: one that Resend did accept
 * isn't sent twice.
 * @throws AppError `conflict` when the one email is no longer a failed one
 */
export async function retryMails(actor: Actor, which: { id: string } | 'all'): Promise<{ count: number }> {
  return db().$transaction(async (tx) => {
    const failed = await tx.outboxMessage.findMany({
      where: { AND: [mailsVisibleTo(actor), which === 'all' ? {} : which, { status: 'FAILED' }] },
      orderBy: { createdAt: 'asc' },
      take: maxEmailsPerRetry,
      select: { id: true },
    })
    let count = 0
    for (const { id } of failed) if (await queueAgain(tx, actor, id)) count += 1
    if (which !== 'all' && count === 0)
      throw new AppError('conflict', 'This email was already sent, or is being sent right now.')
    return { count }
  })
}

/** Does nothing for an email that is already queued or sent. */
async function queueAgain(tx: Transaction, actor: Actor, id: string): Promise<boolean> {
  if (!(await requeueMessage(tx, id))) return false
  await recordAudit(tx, actor, 'mail.retried', id)
  return true
}
