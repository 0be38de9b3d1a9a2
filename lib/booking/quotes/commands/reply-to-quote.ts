import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { wizardHref } from '@/lib/booking/bookings/rules/wizard-address'
import { pushQuoteChange } from '@/lib/booking/quotes/operations/push-quote-change'
import { toWizard } from '@/lib/booking/quotes/rules/quote-wizard'
import type { ReplyToQuote } from '@/lib/booking/quotes/schema'
import { quoteClosedText } from '@/lib/booking/quotes/words'
import { db } from '@/lib/platform/data/db'
import { env } from '@/lib/platform/environment/env'
import { AppError } from '@/lib/platform/errors'
import { queueMail } from '@/lib/platform/jobs/outbox'
import { assertCurrency } from '@/lib/platform/money/amount-schema'
import { formatCents } from '@/lib/platform/money/money'
import { formatPublicInstant, now } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { lockQuote } from './lock-quote'

/**
 * Emails a reply to the visitor and records it. Replies of two colleagues at once are both sent. Idempotent per key.
 * @throws AppError `conflict` if the request is closed; NotFoundError
 */
export async function replyToQuote(
  actor: Actor,
  { quoteId, idempotencyKey, price = null, text }: ReplyToQuote,
): Promise<{ replyId: string }> {
  const { supportEmail, timeZone, currency } = await getStudio()
  if (price) assertCurrency(price, currency)
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
      data: {
        quoteRequestId: quoteId,
        authorId: actor.profileId,
        idempotencyKey,
        text,
        priceCents: price?.cents ?? null,
        currency,
        createdAt,
      },
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
        answeredAt: formatPublicInstant(createdAt, timeZone),
        price: price && formatCents(price.cents, currency),
        text,
        link: env().APP_URL + wizardHref(toWizard(quote)),
      },
      replyTo: supportEmail,
    })
    await pushQuoteChange(tx, quoteId)
    return { replyId: reply.id }
  })
}
