import 'server-only'
import { type Actor, mayEnter } from '@/lib/auth/actor'
import type { ReassignOutcome } from '@/lib/booking/bookings/schema/changes'
import { chooseActivePhotographerText } from '@/lib/booking/bookings/words/changes'
import { openWork } from '@/lib/people/accounts/policy'
import { db } from '@/lib/platform/data/db'
import { AppError, NotFoundError } from '@/lib/platform/errors'
import { dateFromDatabase, timeFromDatabase, whenOf } from '@/lib/platform/time/calendar-date'
import { reassignBooking } from './reassign-booking'

type Photographers = { fromUserId: string; toUserId: string }

/**
 * Asserts that the actor can reassign one photographer's open bookings to another.
 * @throws AppError `forbidden` for anyone but the studio owner, `invalid` unless the other is an active photographer
 */
export async function assertReassignable(actor: Actor, { fromUserId, toUserId }: Photographers) {
  if (!mayEnter('owner', actor)) {
    throw new AppError('forbidden', "Only the studio owner can reassign all of a photographer's bookings.")
  }
  const people = await db().profile.findMany({
    where: { userId: { in: [fromUserId, toUserId] }, role: 'PHOTOGRAPHER' },
    select: { id: true, userId: true, fullName: true, accountStatus: true },
  })
  const from = people.find(({ userId }) => userId === fromUserId)
  const to = people.find(({ userId }) => userId === toUserId)
  if (!from) throw new NotFoundError('Account not found')
  if (!to || to === from || to.accountStatus !== 'ACTIVE') {
    throw new AppError('invalid', chooseActivePhotographerText)
  }
  return { from, to }
}

/**
 * Reassigns a photographer's open bookings to a colleague, each in its own transaction. Idempotent: a repeat continues
 * where it stopped. Returns the bookings that stay because the colleague isn't available.
 * @throws see assertReassignable
 */
export async function reassignOpenBookings(
  actor: Actor,
  photographers: Photographers,
): Promise<ReassignOutcome> {
  const { from, to } = await assertReassignable(actor, photographers)
  const bookings = await db().booking.findMany({
    where: { AND: [{ photographerId: from.id }, openWork] },
    select: { id: true, propertyAddress: true, shootDate: true, shootTime: true },
    orderBy: [{ shootDate: 'asc' }, { shootTime: 'asc' }, { id: 'asc' }],
  })
  const outcome: ReassignOutcome = { toName: to.fullName, reassigned: 0, stayed: [] }
  for (const { id: bookingId, propertyAddress, shootDate, shootTime } of bookings) {
    try {
      await reassignBooking(actor, { bookingId, photographerId: to.id })
      outcome.reassigned += 1
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'conflict') throw error
      const start = { date: dateFromDatabase(shootDate), startTime: timeFromDatabase(shootTime) }
      outcome.stayed.push({ bookingId, what: `${propertyAddress}, ${whenOf(start)}`, why: error.message })
    }
  }
  return outcome
}
