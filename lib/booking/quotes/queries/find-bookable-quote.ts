import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { visibleTo } from '@/lib/booking/quotes/policy'
import { notBookableText, quoteGoneText } from '@/lib/booking/quotes/words'
import { db } from '@/lib/platform/data/db'
import { AppError, NotFoundError } from '@/lib/platform/errors'

/** Finds an open request to book. @throws NotFoundError; AppError `conflict` if it's closed */
export async function findBookableQuote(actor: Actor, quoteId: string) {
  const quote = await db().quoteRequest.findFirst({
    where: { AND: [{ id: quoteId }, visibleTo(actor)] },
    select: {
      id: true,
      status: true,
      fullName: true,
      email: true,
      phone: true,
      propertyAddress: true,
      propertySize: true,
      serviceIds: true,
    },
  })
  if (!quote) throw new NotFoundError(quoteGoneText)
  if (quote.status === 'CLOSED') throw new AppError('conflict', notBookableText)
  return quote
}
