import 'server-only'
import { dayFields } from '@/lib/calendar/availability/queries/select-day'
import {
  neededLightOf,
  type OfferedSlot,
  openSlotsOf,
  type Requester,
} from '@/lib/calendar/availability/rules/open-slots'
import { findRunFrom, type Run } from '@/lib/calendar/availability/rules/runs'
import type { Moment } from '@/lib/calendar/availability/rules/slots'
import { lightFilter } from '@/lib/calendar/light/rules/suits-light'
import type { Transaction } from '@/lib/platform/data/db'

/** `slotId` is the slot that the visit starts with. */
export type Visit = { slotId: string; minutes: number }

/**
 * Returns the slots that a visit would take, or null unless all of them are available to this person now. Reliable only
 * while the calendar is locked.
 */
export async function findRun(
  tx: Pick<Transaction, 'availabilitySlot' | 'profile'>,
  requester: Requester,
  { slotId, minutes }: Visit,
  moment: Moment,
): Promise<Run<OfferedSlot> | null> {
  const start = await tx.availabilitySlot.findUnique({
    where: { id: slotId },
    select: { date: true, photographerId: true },
  })
  if (!start) return null
  const day = await tx.profile.findUniqueOrThrow({
    where: { id: start.photographerId },
    select: dayFields(start.date, requester),
  })
  const run = findRunFrom(openSlotsOf(day, requester, moment), slotId, minutes)
  const isLit = lightFilter(neededLightOf(requester), moment.timeZone)
  return run && isLit(run) ? run : null
}
