import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { lockCalendars } from '@/lib/calendar/availability/operations/lock-calendars'
import { calendarsOf } from '@/lib/calendar/availability/policy'
import { toSlotTime } from '@/lib/calendar/availability/rules/open-slots'
import type { SlotTime } from '@/lib/calendar/availability/schema/slots'
import type { Transaction } from '@/lib/platform/data/db'
import { NotFoundError } from '@/lib/platform/errors'
import type { BookingStatus } from '@/prisma/generated/enums'

type LockedSlot = SlotTime & {
  photographerId: string
  /** The status of its booking. */
  booked: BookingStatus | null
}

/**
 * Locks the calendar of a slot that the actor may change. Booking locks the calendar too, so the booking's status can't
 * change before the transaction ends.
 * @throws NotFoundError if the slot doesn't exist or isn't in a calendar that the actor may change
 */
export async function lockSlot(tx: Transaction, actor: Actor, slotId: string): Promise<LockedSlot> {
  await lockCalendars(tx, { slotIds: [slotId] })
  const slot = await tx.availabilitySlot.findFirst({
    where: { id: slotId, photographer: calendarsOf(actor) },
    select: {
      photographerId: true,
      date: true,
      startTime: true,
      endTime: true,
      claim: { select: { booking: { select: { status: true } } } },
    },
  })
  if (!slot) throw new NotFoundError('This slot no longer exists')
  const { photographerId, claim } = slot
  return { ...toSlotTime(slot), photographerId, booked: claim?.booking.status ?? null }
}
