import 'server-only'
import { type Actor, mayEnter } from '@/lib/auth/actor'
import { can } from '@/lib/auth/rules/capabilities'
import { visibleTo } from '@/lib/billing/invoices/policy'
import { readHandledPhotographers } from '@/lib/booking/bookings/operations/read-handled-photographers'
import type { Prisma } from '@/prisma/generated/client'

/**
 * Returns `visibleTo` for a search. Names photographers by id, because Postgres expects too few bookings of accounts that meet a
 * condition, and would read all of them.
 */
export async function findVisible(actor: Actor): Promise<Prisma.InvoiceWhereInput> {
  if (!can(actor, 'manage-invoices')) return visibleTo(actor)
  if (mayEnter('owner', actor)) return {}
  return { booking: { photographerId: await readHandledPhotographers(actor) } }
}
