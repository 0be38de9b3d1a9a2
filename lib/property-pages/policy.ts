import type { Actor } from '@/lib/auth/actor'
import { canManageDeliveries, visibleTo } from '@/lib/deliveries/policy'
import { type CalendarDate, dateToDatabase } from '@/lib/platform/calendar-date'
import type { Prisma } from '@/prisma/generated/client'

/** The deliveries whose pages this person edits: a client's own, and for active photographers all. */
export function editableBy(actor: Actor): Prisma.MediaDeliveryWhereInput {
  const isClient = actor.role === 'CLIENT' && actor.status === 'ACTIVE'
  return isClient || canManageDeliveries(actor) ? visibleTo(actor) : { id: { in: [] } }
}

/**
 * The pages that anyone sees on a day: published, unexpired ones of paid photos. A paid invoice that was replaced since
 * doesn't count, so callers also check the newest with `isUnlocked`.
 */
export function publicOn(today: CalendarDate): Prisma.PropertyPageWhereInput {
  return {
    published: true,
    OR: [{ expiresOn: null }, { expiresOn: { gte: dateToDatabase(today) } }],
    delivery: { invoices: { some: { status: 'COMPLETED' } } },
  }
}
