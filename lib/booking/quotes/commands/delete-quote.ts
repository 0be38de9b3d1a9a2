import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { pushQuoteChange } from '@/lib/booking/quotes/operations/push-quote-change'
import { recordAudit } from '@/lib/platform/data/audit'
import { db } from '@/lib/platform/data/db'
import { lockQuote } from './lock-quote'

/** Deletes a request with its replies, and audits it. @throws NotFoundError */
export async function deleteQuote(actor: Actor, quoteId: string): Promise<void> {
  await db().$transaction(async (tx) => {
    const quote = await lockQuote(tx, actor, quoteId)
    await tx.quoteRequest.delete({ where: { id: quoteId } })
    await recordAudit(tx, actor, 'quote.deleted', quoteId, {
      status: quote.status,
      replies: quote._count.replies,
    })
    await pushQuoteChange(tx, quoteId)
  })
}
