import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { mailsVisibleTo } from '@/lib/notifications/policy'
import { recordAudit } from '@/lib/platform/audit'
import { db, type Transaction } from '@/lib/platform/db'
import { AppError } from '@/lib/platform/errors'
import { requeueMessage } from '@/lib/platform/outbox-outcomes'
import type { Prisma } from '@/prisma/generated/client'

/** How many emails one click resends: Resend accepts only a few per second. */
const maxEmailsPerRetry = 200

/**
 * Queues a failed email again, under the same idempotency key: if Resend did accept it before, it isn't sent twice.
 * @throws AppError `conflict` when the email is no longer a failed one
 */
export async function retryMail(actor: Actor, mailId: string): Promise<void> {
  const count = await retry(actor, { id: mailId })
  if (count === 0) throw new AppError('conflict', 'This email was already sent, or is being sent right now.')
}

/** Queues failed emails again, oldest first. Returns how many. */
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
    for (const { id } of failed) if (await queueAgain(tx, actor, id)) count += 1
    return count
  })
}

/** Does nothing for an email that is already queued or sent. */
async function queueAgain(tx: Transaction, actor: Actor, id: string): Promise<boolean> {
  if (!(await requeueMessage(tx, id))) return false
  await recordAudit(tx, actor, 'mail.retried', id)
  return true
}
