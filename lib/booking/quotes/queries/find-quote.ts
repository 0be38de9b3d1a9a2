import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { visibleTo } from '@/lib/booking/quotes/policy'
import type { QuoteDetail } from '@/lib/booking/quotes/schema'
import { db } from '@/lib/platform/data/db'
import { formatCents } from '@/lib/platform/money/money'
import { dateFromDatabase, formatDate } from '@/lib/platform/time/calendar-date'
import { formatInstant } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

/** Finds a request with its replies, oldest first. Returns null if it doesn't exist or the actor may not see it. */
export async function findQuote(actor: Actor, quoteId: string): Promise<QuoteDetail | null> {
  const quote = await db().quoteRequest.findFirst({
    where: { AND: [{ id: quoteId }, visibleTo(actor)] },
    include: {
      replies: {
        select: {
          id: true,
          text: true,
          priceCents: true,
          currency: true,
          createdAt: true,
          authorId: true,
          author: { select: { fullName: true } },
        },
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      },
    },
  })
  if (!quote) return null
  const [studio, project, isClient] = await Promise.all([
    getStudio(),
    findProject(quote.projectId),
    isClientAddress(quote.email),
  ])
  const { id, fullName, email, phone, propertyAddress, propertySize, services, message, status } = quote
  const { bookingId } = quote
  return {
    id,
    fullName,
    email,
    phone,
    propertyAddress,
    propertySize,
    services,
    message,
    status,
    bookingId,
    wantedBy: quote.wantedBy && formatDate(dateFromDatabase(quote.wantedBy)),
    currency: studio.currency,
    listPrice: formatCents(quote.listPriceCents, quote.currency),
    project,
    requestedAt: formatInstant(quote.createdAt, studio.timeZone),
    replies: quote.replies.map((reply) => ({
      id: reply.id,
      text: reply.text,
      price: reply.priceCents === null ? null : formatCents(reply.priceCents, reply.currency),
      authorName: reply.author?.fullName ?? null,
      isMine: reply.authorId === actor.profileId,
      sentAt: formatInstant(reply.createdAt, studio.timeZone),
    })),
    isClient,
  }
}

async function findProject(projectId: string | null): Promise<QuoteDetail['project']> {
  if (!projectId) return null
  return db().portfolioItem.findFirst({
    where: { id: projectId, deletedAt: null },
    select: { id: true, title: true },
  })
}

async function isClientAddress(email: string): Promise<boolean> {
  const client = await db().profile.findFirst({
    where: { role: 'CLIENT', accountStatus: 'ACTIVE', user: { email, emailVerifiedAt: { not: null } } },
    select: { id: true },
  })
  return client !== null
}
