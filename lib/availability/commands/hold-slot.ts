import { holdSlotLimit } from '@/lib/availability/rate-limits'
import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { slotTaken } from '@/lib/availability/operations/claim-run'
import { findRun } from '@/lib/availability/operations/find-run'
import { lockCalendars } from '@/lib/availability/operations/lock-calendars'
import { canHave } from '@/lib/availability/policy'
import { holdUntil, slotsChanged } from '@/lib/availability/rules'
import type { HoldSlot, OwnHold } from '@/lib/availability/schema'
import { now } from '@/lib/platform/clock'
import { db, type Transaction } from '@/lib/platform/db'
import { queuePush } from '@/lib/platform/outbox'
import { consumeAttempt } from '@/lib/platform/rate-limit'
import { getStudio } from '@/lib/studio/queries'

/**
 * Holds the slots of a visit for the actor while they book: ten minutes, for nobody else. Another time moves the hold;
 * the same one renews it, up to half an hour from its first taking, after which it runs out and is anybody's again.
 * It binds other people, not the photographer: closing, removing or blocking one of the slots ends the hold.
 * @throws AppError `slot-taken` unless all slots are on offer to the actor, `too-many-requests`
 */
export async function holdSlot(
  actor: Actor,
  { slotId, minutes, movingBookingId }: HoldSlot,
): Promise<OwnHold> {
  await consumeAttempt(holdSlotLimit, actor.profileId)
  const { timeZone } = await getStudio()
  return db().$transaction(async (tx) => {
    // Their own profile too: of two holds at once, on two calendars, the second ends the first.
    await lockCalendars(tx, { slotIds: [slotId], profileIds: [actor.profileId] })
    const moment = { now: now(), timeZone }
    const run = await findRun(tx, { ...actor, movingBookingId }, { slotId, minutes }, moment)
    if (!run || !canHave(actor, run)) throw slotTaken()
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
  // All rows of a hold are as old as each other.
  const createdAt = renewed[0]?.createdAt ?? takenAt
  const expiresAt = holdUntil(createdAt, takenAt)
  // Behind the lock and on offer: somebody else's can only be one that has expired.
  await tx.slotHold.deleteMany({ where: { OR: [{ profileId }, { slotId: { in: slotIds } }] } })
  await tx.slotHold.createMany({
    data: slotIds.map((slotId) => ({ slotId, profileId, createdAt, expiresAt })),
  })
  if (!isRenewal) await queuePush(tx, slotsChanged)
  return { slotIds, expiresAt: expiresAt.toISOString() }
}
