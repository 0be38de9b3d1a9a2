import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { canManageSlots } from '@/lib/availability/policy'
import { endsAfterStart, isAhead } from '@/lib/availability/rules'
import type { AddSlot } from '@/lib/availability/schema'
import { dateToDatabase, now, timeToDatabase, todayIn } from '@/lib/platform/clock'
import { brokenConstraint, db } from '@/lib/platform/db'
import { Refusal } from '@/lib/platform/errors'
import { getStudio } from '@/lib/studio/queries'

/**
 * Offers a time of the actor's own.
 * @throws Refusal `invalid` for the past or an end before its start, `conflict` when it overlaps another of theirs
 */
export async function addSlot(actor: Actor, input: AddSlot): Promise<{ slotId: string }> {
  if (!canManageSlots(actor)) throw new Refusal('forbidden', 'Only photographers offer times.')
  const { timeZone } = await getStudio()
  refuseImpossible(input, timeZone)
  try {
    const slot = await db().availabilitySlot.create({
      data: {
        photographerId: actor.profileId,
        date: dateToDatabase(input.date),
        startTime: timeToDatabase(input.startTime),
        endTime: timeToDatabase(input.endTime),
      },
      select: { id: true },
    })
    return { slotId: slot.id }
  } catch (error) {
    if (brokenConstraint(error) !== 'availability_slots_no_overlap') throw error
    throw refuse('startTime', 'This time overlaps another slot of yours on that day', 'conflict')
  }
}

function refuseImpossible(slot: AddSlot, timeZone: string) {
  if (slot.date < todayIn(timeZone)) throw refuse('date', 'This date has passed')
  if (!endsAfterStart(slot)) throw refuse('endTime', 'The end must be after the start')
  if (!isAhead(slot, now(), timeZone)) throw refuse('startTime', 'This time has passed today')
}

function refuse(field: keyof AddSlot, message: string, code: 'invalid' | 'conflict' = 'invalid'): Refusal {
  return new Refusal(code, message, { [field]: [message] })
}
