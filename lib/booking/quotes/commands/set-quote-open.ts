import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { pushQuoteChange } from '@/lib/booking/quotes/operations/push-quote-change'
import { db } from '@/lib/platform/data/db'
import { lockQuote } from './lock-quote'

/**
 * Closes a request without notifying the visitor, or reopens it as new or answered. Idempotent.
 * @throws NotFoundError
 */
export async function setQuoteOpen(actor: Actor, quoteId: string, isOpen: boolean): Promise<void> {
  await db().$transaction(async (tx) => {
    const quote = await lockQuote(tx, actor, quoteId)
    if (isOpen === (quote.status !== 'CLOSED')) return
    const status = !isOpen ? 'CLOSED' : quote._count.replies > 0 ? 'ANSWERED' : 'NEW'
    await tx.quoteRequest.update({ where: { id: quoteId }, data: { status } })
    await pushQuoteChange(tx, quoteId)
  })
}
