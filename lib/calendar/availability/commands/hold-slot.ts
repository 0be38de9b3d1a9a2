import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { slotTaken } from '@/lib/calendar/availability/operations/claim-slot'
import { findRun } from '@/lib/calendar/availability/operations/find-run'
import { lockCalendars } from '@/lib/calendar/availability/operations/lock-calendars'
import { canHave } from '@/lib/calendar/availability/policy'
import { readVisit } from '@/lib/calendar/availability/queries/read-visit'
import { holdUntil, slotsChanged } from '@/lib/calendar/availability/rules/slots'
import type { HoldSlot, OwnHold } from '@/lib/calendar/availability/schema/slots'
import { db, type Transaction } from '@/lib/platform/data/db'
import { queuePush } from '@/lib/platform/jobs/outbox'
import { now } from '@/lib/platform/time/clock'
import { consumeAttempt } from '@/lib/platform/web/rate-limit'
import type { RateLimit } from '@/lib/platform/web/rate-limit-type'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

/**
 * Holds a visit's slots for the actor for `holdMinutes` while they book. Choosing another time moves the hold; choosing
 * the same one renews it, up to `maxHoldMinutes` after it was first made. The photographer can still disable, remove, or
 * block any of the slots, which ends the hold.
 * @throws AppError `slot-taken` unless all slots are available to the actor, `too-many-requests`
 */
export async function holdSlot(actor: Actor, request: HoldSlot): Promise<OwnHold> {
  await consumeAttempt(holdSlotLimit, actor.profileId)
  const { slotId, minutes, movingBookingId } = request
  const studio = await getStudio()
  const { needs } = await readVisit(actor, request, studio)
  const requester = { ...actor, movingBookingId, ...needs }
  return db().$transaction(async (tx) => {
    // Locks the actor's profile too, so that of two concurrent holds on two calendars the later one ends the other.
    await lockCalendars(tx, { slotIds: [slotId], profileIds: [actor.profileId] })
    const moment = { now: now(), timeZone: studio.timeZone }
    const run = await findRun(tx, requester, { slotId, minutes }, moment)
    if (!run || !canHave(requester, run)) throw slotTaken()
    return hold(tx, actor, run.slotIds, moment.now)
  })
}

async function hold(tx: Transaction, actor: Actor, slotIds: string[], takenAt: Date): Promise<OwnHold> {
  const { profileId } = actor
  const own = await tx.slotHold.findMany({
    where: { profileId, expiresAt: { gt: takenAt } },
    select: { slotId: true, createdAt: true },
  })
  const renewed = own.filter(({ slotId }) => slotIds.includes(slotId))
  const isRenewal = own.length === slotIds.length && renewed.length === slotIds.length
  // All rows of a hold have the same creation time.
  const createdAt = renewed[0]?.createdAt ?? takenAt
  const expiresAt = holdUntil(createdAt, takenAt)
  // The slots are locked and available, so another person's hold on them can only be an expired one.
  await tx.slotHold.deleteMany({ where: { OR: [{ profileId }, { slotId: { in: slotIds } }] } })
  await tx.slotHold.createMany({
    data: slotIds.map((slotId) => ({ slotId, profileId, createdAt, expiresAt })),
  })
  if (!isRenewal) await queuePush(tx, slotsChanged)
  return { slotIds, expiresAt: expiresAt.toISOString() }
}

/** Allows browsing many times, but stops a script from holding every slot. */
const holdSlotLimit: RateLimit = { name: 'hold-slot', attempts: 120, seconds: 10 * 60 }
