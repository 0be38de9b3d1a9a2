import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { formatInstantInZone, now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { env } from '@/lib/platform/env'
import { AppError } from '@/lib/platform/errors'
import { queueMail } from '@/lib/platform/outbox'
import type { ReplyToQuote } from '@/lib/quotes/schema'
import { quoteClosedText } from '@/lib/quotes/words'
import { getStudio } from '@/lib/studio/queries/get-studio'
import { lockQuote } from './lock-quote'
import { pushQuoteChange } from './push-quote-change'

/**
 * Emails a reply to the visitor and records it. Replies of two colleagues at once are both sent. Idempotent per key.
 * @throws AppError `conflict` if the request is closed; NotFoundError
 */
export async function replyToQuote(
  actor: Actor,
  { quoteId, idempotencyKey, text }: ReplyToQuote,
): Promise<{ replyId: string }> {
  const { supportEmail, timeZone } = await getStudio()
  return db().$transaction(async (tx) => {
    const quote = await lockQuote(tx, actor, quoteId)
    const sent = await tx.quoteReply.findFirst({
      where: { quoteRequestId: quoteId, authorId: actor.profileId, idempotencyKey },
      select: { id: true },
    })
    if (sent) return { replyId: sent.id }
    if (quote.status === 'CLOSED') {
      throw new AppError('conflict', quoteClosedText)
    }
    const createdAt = now()
    const reply = await tx.quoteReply.create({
      data: { quoteRequestId: quoteId, authorId: actor.profileId, idempotencyKey, text, createdAt },
      select: { id: true },
    })
    await tx.quoteRequest.update({ where: { id: quoteId }, data: { status: 'ANSWERED' } })
    await queueMail(tx, {
      to: quote.email,
      template: 'quote-answered',
      props: {
        fullName: quote.fullName,
        photographerName: actor.fullName,
        address: quote.propertyAddress,
        answeredAt: formatInstantInZone(createdAt, timeZone),
        text,
        link: `${env().APP_URL}/book`,
      },
      replyTo: supportEmail,
    })
    await pushQuoteChange(tx, quoteId)
    return { replyId: reply.id }
  })
}
