import 'server-only'
import type { Moment } from '@/lib/calendar/availability/rules/slots'
import type { SlotTime } from '@/lib/calendar/availability/schema/slots'
import type { Transaction } from '@/lib/platform/data/db'
import { dateToDatabase, minutesOf, timeToDatabase } from '@/lib/platform/time/calendar-date'
import { claimSlot } from './claim-slot'
import { findRun } from './find-run'
import { unclaimSlots } from './unclaim-slots'

/**
 * Frees the slots of a booking that another photographer takes over at the same time, and claims that photographer's
 * slots if available ones cover exactly that time; otherwise the shoot has no slots. Both calendars must be locked.
 */
export async function transferClaims(
  tx: Transaction,
  shoot: SlotTime & { id: string },
  photographerId: string,
  moment: Moment,
): Promise<void> {
  await unclaimSlots(tx, shoot.id)
  const first = await tx.availabilitySlot.findFirst({
    where: {
      photographerId,
      date: dateToDatabase(shoot.date),
      startTime: timeToDatabase(shoot.startTime),
    },
    select: { id: true },
  })
  if (!first) return
  const minutes = minutesOf(shoot.endTime) - minutesOf(shoot.startTime)
  const visit = { slotId: first.id, minutes }
  const requester = { profileId: photographerId, role: 'PHOTOGRAPHER' as const }
  const run = await findRun(tx, requester, visit, moment)
  if (run?.endTime === shoot.endTime)
    await claimSlot(tx, requester, { bookingId: shoot.id, ...visit }, moment)
}
