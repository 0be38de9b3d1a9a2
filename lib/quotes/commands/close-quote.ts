import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { db } from '@/lib/platform/db'
import type { QuoteStatus } from '@/prisma/generated/enums'
import { lockQuote } from './lock-quote'
import { pushQuoteChange } from './push-quote-change'

/** Closes a request without notifying the visitor. Idempotent. @throws NotFoundError */
export async function closeQuote(actor: Actor, quoteId: string): Promise<void> {
  await changeStatus(actor, quoteId, () => 'CLOSED')
}

/** Reopens a closed request as new or answered. Idempotent. @throws NotFoundError */
export async function reopenQuote(actor: Actor, quoteId: string): Promise<void> {
  await changeStatus(actor, quoteId, (status, replyCount) =>
    status === 'CLOSED' ? (replyCount > 0 ? 'ANSWERED' : 'NEW') : status,
  )
}

async function changeStatus(
  actor: Actor,
  quoteId: string,
  next: (status: QuoteStatus, replyCount: number) => QuoteStatus,
): Promise<void> {
  await db().$transaction(async (tx) => {
    const quote = await lockQuote(tx, actor, quoteId)
    const status = next(quote.status, quote._count.replies)
    if (status === quote.status) return
    await tx.quoteRequest.update({ where: { id: quoteId }, data: { status } })
    await pushQuoteChange(tx, quoteId)
  })
}
