import 'server-only'
import { sql } from 'kysely'
import { cache } from 'react'
import type { Actor } from '@/lib/auth/actor'
import { isClient } from '@/lib/auth/rules/capabilities'
import type { InvoiceFilter, InvoiceSummary } from '@/lib/billing/invoices/schema/listing'
import { collectedCents } from '@/lib/people/clients/operations/collected-cents'
import { countRows } from '@/lib/platform/data/query-builder'
import { formatSums } from '@/lib/platform/money/money'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import type { InvoiceStatus } from '@/prisma/generated/enums'
import { isListed, selectListable } from './select-invoices'

type Scope = InvoiceFilter['scope']

/** Whether its client pays it; otherwise their brokerage does. */
const isOwn = sql<boolean>`i.payer_name IS NULL`

/**
 * Returns counts and sums over all invoices of the actor's, or those of their own shoots, each currency by itself, as `collectedCents` does. What is paid and
 * pending of a client's doesn't contain what their brokerage pays. Cached per request.
 */
export const summarizeInvoices = cache(async (actor: Actor, scope: Scope = ''): Promise<InvoiceSummary> => {
  const [all, studio] = await Promise.all([readSums(actor), getStudio()])
  const own = all.filter(({ photographerId }) => photographerId === actor.profileId)
  const sums = scope === 'mine' ? own : all
  const counted = isClient(actor) ? sums.filter((sum) => sum.isOwn) : sums
  const of = (...statuses: InvoiceStatus[]) => counted.filter(({ status }) => statuses.includes(status))
  // One whose payment failed is still awaiting it.
  const pending = of('PENDING', 'FAILED')
  const countOf = (some: typeof sums) => some.reduce((total, { count }) => total + count, 0)
  return {
    hasOwnAndOthers: own.length > 0 && own.length < all.length,
    total: countOf(sums),
    paid: countOf(of('COMPLETED')),
    paidAmount: formatSums(of('COMPLETED'), studio.currency),
    pending: countOf(pending),
    pendingAmount: formatSums(pending, studio.currency),
  }
})

const readSums = cache((actor: Actor) =>
  selectListable(actor)
    .where(isListed)
    .groupBy(['i.status', 'i.currency', isOwn, 'b.photographerId'])
    .select([
      'i.status',
      'i.currency',
      isOwn.as('isOwn'),
      'b.photographerId',
      countRows.as('count'),
      collectedCents.as('cents'),
    ])
    .execute(),
)
