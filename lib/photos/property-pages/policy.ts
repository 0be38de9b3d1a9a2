import type { Actor } from '@/lib/auth/actor'
import { can } from '@/lib/auth/rules/capabilities'
import { imported } from '@/lib/booking/bookings/policy'
import { orderedBy, publishable } from '@/lib/photos/deliveries/policy'
import { type CalendarDate, dateToDatabase } from '@/lib/platform/time/calendar-date'
import type { Prisma } from '@/prisma/generated/client'

/** The deliveries whose pages this person edits: a client's own, and for active photographers all of clients with an account. */
export function editableBy(actor: Actor): Prisma.MediaDeliveryWhereInput {
  return can(actor, 'edit-property-pages') ? { AND: [orderedBy(actor), publishable] } : { id: { in: [] } }
}

/**
 * The pages that anyone sees on a day: published, unexpired ones of paid or imported photos, whose client has an account. A
 * paid invoice that was replaced since doesn't count, so callers also check the newest with `isUnlocked`.
 */
export function publicOn(today: CalendarDate): Prisma.PropertyPageWhereInput {
  return {
    published: true,
    OR: [{ expiresOn: null }, { expiresOn: { gte: dateToDatabase(today) } }],
    delivery: {
      AND: [publishable, { OR: [{ invoices: { some: { status: 'COMPLETED' } } }, { booking: imported }] }],
    },
  }
}

/**
 * The pages that this person sees on a day: public ones, and as a preview, those that they edit; null for visitors. The
 * photos must be paid in either case, which callers check with `isUnlocked`.
 */
export function visibleTo(actor: Actor | null, today: CalendarDate): Prisma.PropertyPageWhereInput {
  if (!actor) return publicOn(today)
  return { OR: [publicOn(today), { delivery: editableBy(actor) }] }
}
