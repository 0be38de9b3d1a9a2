import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { isOnOffer, slotFields } from '@/lib/availability/offer/rules'
import { offeredTo } from '@/lib/availability/policy'
import { holdUntil, slotsChanged } from '@/lib/availability/rules'
import type { HoldSlot, OwnHold } from '@/lib/availability/schema'
import { now } from '@/lib/platform/clock'
import { db, type Transaction } from '@/lib/platform/db'
import { Refusal } from '@/lib/platform/errors'
import { queuePush } from '@/lib/platform/outbox'
import { countTry, type Limit } from '@/lib/platform/rate-limit'
import { getStudio } from '@/lib/studio/queries'
import { lockCalendarOf } from './lock-calendar'

/** A person looking through times presses many; a script that shuts everybody out presses more. */
const limit: Limit = { name: 'hold-slot', tries: 120, seconds: 10 * 60 }

/**
 * Keeps a slot for the actor while they book: ten minutes, for nobody else. Another slot moves the hold; the same one
 * renews it, up to half an hour from its first taking, after which it runs out and is anybody's again.
 * It binds other people, not the photographer: closing, removing or blocking the time ends the hold.
 * @throws Refusal `slot-taken` unless the slot is on offer to the actor, `too-many-requests`
 */
export async function holdSlot(actor: Actor, input: HoldSlot): Promise<OwnHold> {
  await countTry(limit, actor.profileId)
  const { timeZone } = await getStudio()
  return db().$transaction(async (tx) => {
    await lockCalendarOf(tx, input.slotId)
    const moment = { now: now(), timeZone }
    const slot = await readSlot(tx, actor, input)
    const asker = { ...actor, movingBookingId: input.movingBookingId }
    if (!slot || !isOnOffer(slot, asker, moment)) throw new Refusal('slot-taken', 'That time was just taken')
    return keep(tx, actor, slot.id, moment.now)
  })
}

async function readSlot(tx: Transaction, actor: Actor, { slotId, movingBookingId }: HoldSlot) {
  const where = { AND: [{ id: slotId }, offeredTo(actor)] }
  const found = await tx.availabilitySlot.findFirst({ where, select: { date: true } })
  if (!found) return null
  const fields = slotFields(found.date, { ...actor, movingBookingId })
  return tx.availabilitySlot.findFirst({ where, select: fields })
}

async function keep(tx: Transaction, actor: Actor, slotId: string, takenAt: Date): Promise<OwnHold> {
  const { profileId } = actor
  const own = await tx.slotHold.findUnique({
    where: { profileId },
    select: { slotId: true, createdAt: true, expiresAt: true },
  })
  const isRenewal = own?.slotId === slotId && own.expiresAt > takenAt
  const createdAt = isRenewal ? own.createdAt : takenAt
  const hold = { slotId, createdAt, expiresAt: holdUntil(createdAt, takenAt) }
  // Behind the lock and on offer: somebody else's can only be one that has expired.
  await tx.slotHold.deleteMany({ where: { slotId, profileId: { not: profileId } } })
  await tx.slotHold.upsert({
    where: { profileId },
    update: hold,
    create: { ...hold, profileId },
    select: { id: true },
  })
  if (!isRenewal) await queuePush(tx, slotsChanged)
  return { slotId, expiresAt: hold.expiresAt.toISOString() }
}
