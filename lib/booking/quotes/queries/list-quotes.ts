import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { maxCount, pageSize } from '@/lib/booking/quotes/limits'
import { visibleTo } from '@/lib/booking/quotes/policy'
import type { QuoteAddress, QuoteList } from '@/lib/booking/quotes/schema'
import { choosePage } from '@/lib/platform/data/choose-page'
import { db } from '@/lib/platform/data/db'
import { containing } from '@/lib/platform/data/like'
import { queryBuilder, selectCount } from '@/lib/platform/data/query-builder'
import { whereSql } from '@/lib/platform/data/where-sql'
import { formatCents } from '@/lib/platform/money/money'
import { splitAddress } from '@/lib/platform/text/address'
import { formatInstantDate } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import type { QuoteStatus } from '@/prisma/generated/enums'

const statusOf: Record<QuoteAddress['status'], QuoteStatus | null> = {
  '': null,
  new: 'NEW',
  answered: 'ANSWERED',
  closed: 'CLOSED',
}

/** Lists one page of the requests the actor may see, newest first. A page after the last returns the last. */
export async function listQuotes(
  actor: Actor,
  { status, search, page: requestedPage }: Pick<QuoteAddress, 'status' | 'search' | 'page'>,
): Promise<QuoteList> {
  const pattern = search ? containing(search) : undefined
  const [[counts = { matching: 0, unanswered: 0 }], { timeZone }] = await Promise.all([
    readCounts(actor, status, pattern),
    getStudio(),
  ])
  const { page, skip, take } = choosePage(requestedPage, counts.matching, { pageSize, maxCount })
  const rows = await selectQuotes(actor, status, pattern)
    .select([
      'q.id',
      'q.fullName',
      'q.propertyAddress',
      'q.status',
      'q.createdAt',
      'q.listPriceCents',
      'q.currency',
    ])
    .orderBy('q.createdAt', 'desc')
    .orderBy('q.id', 'desc')
    .limit(take)
    .offset(skip)
    .execute()
  const items = rows.map(({ propertyAddress, createdAt, listPriceCents, currency, ...row }) => ({
    ...row,
    street: splitAddress(propertyAddress).street,
    requestedOn: formatInstantDate(createdAt, timeZone),
    listPrice: formatCents(listPriceCents, currency),
  }))
  return { items, newCount: Math.min(counts.unanswered, maxCount), ...page }
}

function readCounts(actor: Actor, status: QuoteAddress['status'], pattern: string | undefined) {
  const count = (quotes: ReturnType<typeof selectQuotes>) =>
    selectCount(quotes.select('q.id'), maxCount + 1)
      .$asScalar()
      .$notNull()
  return queryBuilder(db())
    .selectNoFrom([
      count(selectQuotes(actor, status, pattern)).as('matching'),
      count(selectQuotes(actor, 'new')).as('unanswered'),
    ])
    .execute()
}

/** Selects requests whose name, email address, or property address matches. */
function selectQuotes(actor: Actor, status: QuoteAddress['status'], pattern?: string) {
  return queryBuilder(db())
    .selectFrom('quote_requests as q')
    .where((eb) => {
      const conditions = [whereSql('quote_requests', visibleTo(actor), 'q')]
      const wanted = statusOf[status]
      if (wanted) conditions.push(eb('q.status', '=', wanted))
      if (pattern) {
        const texts = ['q.fullName', 'q.email', 'q.propertyAddress'] as const
        conditions.push(eb.or(texts.map((text) => eb(text, 'ilike', pattern))))
      }
      return eb.and(conditions)
    })
}
