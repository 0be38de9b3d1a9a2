import { type Actor, mayEnter } from '@/lib/auth/actor'
import { isClient } from '@/lib/auth/rules/capabilities'
import { dateToDatabase } from '@/lib/platform/time/calendar-date'
import type { Prisma } from '@/prisma/generated/client'
import { openShootDates } from './rules/window'

/** The bookings whose access details concern the actor: a client's own, and those that a photographer shoots. */
export function concerning(actor: Actor): Prisma.BookingWhereInput {
  if (mayEnter('photographer', actor)) return { photographerId: actor.profileId }
  return mayEnter('client', actor) ? { clientId: actor.profileId } : { id: { in: [] } }
}

/**
 * The bookings whose access details the actor may view now. Of a photographer's, these are all whose window may be open:
 * its exact times depend on the time zone's clock changes, so `stageOf` decides them.
 */
export function viewableBy(actor: Actor, now: Date, timeZone: string): Prisma.BookingWhereInput {
  if (isClient(actor)) return concerning(actor)
  const { first, last } = openShootDates(now, timeZone)
  return {
    AND: [
      concerning(actor),
      {
        status: { not: 'CANCELLED' },
        shootDate: { gte: dateToDatabase(first), lte: dateToDatabase(last) },
      },
    ],
  }
}
