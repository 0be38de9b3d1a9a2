import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { mailsVisibleTo } from '@/lib/notifications/policy'
import { recordAudit } from '@/lib/platform/audit'
import { db, type Transaction } from '@/lib/platform/db'
import { AppError } from '@/lib/platform/errors'
import { addSending } from '@/lib/platform/outbox'
import type { Prisma } from '@/prisma/generated/client'

/** One press sends at most so many: the provider takes only a few a second. */
const maxEmailsPerRetry = 200

/**
 * Sends a mail again that has failed. It stays the same mail to the provider: if the first has arrived after all, there
 * is no second.
 * @throws AppError `conflict` when it is not a failed one any more
 */
export async function retryMail(actor: Actor, mailId: string): Promise<void> {
  const count = await retry(actor, { id: mailId })
  if (count === 0) throw new AppError('conflict', 'This mail has been sent, or is being sent right now.')
}

/** The same for all that have failed, the oldest first; answers how many. */
export async function retryFailedMails(actor: Actor): Promise<{ count: number }> {
  return { count: await retry(actor, {}) }
}

async function retry(actor: Actor, which: Prisma.OutboxMessageWhereInput): Promise<number> {
  return db().$transaction(async (tx) => {
    const failed = await tx.outboxMessage.findMany({
      where: { AND: [mailsVisibleTo(actor), which, { status: 'FAILED' }] },
      orderBy: { createdAt: 'asc' },
      take: maxEmailsPerRetry,
      select: { id: true },
    })
    let count = 0
    for (const { id } of failed) count += await queueAgain(tx, actor, id)
    return count
  })
}

/** Whoever comes second, or after it was sent, changes nothing. */
async function queueAgain(tx: Transaction, actor: Actor, id: string): Promise<number> {
  const { count } = await tx.outboxMessage.updateMany({
    where: { id, status: 'FAILED' },
    data: { status: 'QUEUED', attempts: 0 },
  })
  if (count === 0) return 0
  await addSending(tx, id)
  await recordAudit(tx, {
    actorId: actor.profileId,
    action: 'mail.retried',
    subject: 'mail',
    subjectId: id,
  })
  return count
}
