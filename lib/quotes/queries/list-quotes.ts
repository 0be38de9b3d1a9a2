import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { splitAddress } from '@/lib/platform/address'
import { choosePage } from '@/lib/platform/choose-page'
import { formatInstantDate } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { escapeLike } from '@/lib/platform/like'
import { formatCents } from '@/lib/platform/money'
import { maxCount, pageSize } from '@/lib/quotes/limits'
import { visibleTo } from '@/lib/quotes/policy'
import type { QuoteAddress, QuoteList } from '@/lib/quotes/schema'
import { getStudio } from '@/lib/studio/queries/get-studio'
import type { Prisma } from '@/prisma/generated/client'
import type { QuoteStatus } from '@/prisma/generated/enums'

const statusOf: Record<Exclude<QuoteAddress['status'], ''>, QuoteStatus> = {
  new: 'NEW',
  answered: 'ANSWERED',
  closed: 'CLOSED',
}

/** Lists one page of the requests the actor may see, newest first. A page after the last returns the last. */
export async function listQuotes(
  actor: Actor,
  { status, search, page: requestedPage }: Pick<QuoteAddress, 'status' | 'search' | 'page'>,
): Promise<QuoteList> {
  const where: Prisma.QuoteRequestWhereInput = {
    AND: [visibleTo(actor), status ? { status: statusOf[status] } : {}, search ? matches(search) : {}],
  }
  const [counted, studio] = await Promise.all([
    db().quoteRequest.count({ where, take: maxCount + 1 }),
    getStudio(),
  ])
  const { page, ...part } = choosePage(requestedPage, counted, { pageSize, maxCount })
  const rows = await db().quoteRequest.findMany({
    where,
    select: {
      id: true,
      fullName: true,
      propertyAddress: true,
      status: true,
      createdAt: true,
      listPriceCents: true,
      currency: true,
    },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    ...part,
  })
  const items = rows.map(({ propertyAddress, createdAt, listPriceCents, currency, ...row }) => ({
    ...row,
    street: splitAddress(propertyAddress).street,
    requestedOn: formatInstantDate(createdAt, studio.timeZone),
    listPrice: formatCents(listPriceCents, currency),
  }))
  return { items, ...page }
}

/** Matches requests whose name, email address, or property address contains these words. */
function matches(words: string): Prisma.QuoteRequestWhereInput {
  const contains = { contains: escapeLike(words), mode: 'insensitive' as const }
  return { OR: [{ fullName: contains }, { email: contains }, { propertyAddress: contains }] }
}
