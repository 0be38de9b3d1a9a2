import type { Actor } from '@/lib/auth/actor'
import { arrangeableBy, publishable, readableBy, soldPhotos } from '@/lib/photos/deliveries/policy'
import { type CalendarDate, dateToDatabase } from '@/lib/platform/time/calendar-date'
import type { Prisma } from '@/prisma/generated/client'

/**
 * The deliveries whose page this person can turn on and off: photographers all of clients with an account, clients their
 * own unexpired ones. The photos must also be unlocked.
 */
export function sharedBy(actor: Actor, today: CalendarDate): Prisma.MediaDeliveryWhereInput {
  return { AND: [arrangeableBy(actor, today), publishable] }
}

/** The deliveries that anyone with the address can see: unexpired ones of clients with an account. The photos must also be unlocked. */
export function shownOn(today: CalendarDate): Prisma.MediaDeliveryWhereInput {
  return { AND: [publishable], OR: [{ expiresOn: null }, { expiresOn: { gte: dateToDatabase(today) } }] }
}

/** The photos on the page: altered ones with an unaltered photo, both of which are unlocked and can be shown. */
export const shownPhotos = {
  AND: [soldPhotos],
  isFull: true,
  state: 'READY',
  alterations: { isEmpty: false },
  unaltered: { AND: [soldPhotos], state: 'READY' },
} satisfies Prisma.PhotoWhereInput

/**
 * The deliveries whose disclosure record this person gets, if its photos are unlocked for them: those that they can read. It
 * outlasts the gallery, because an advertisement can.
 */
export function recordedFor(actor: Actor): Prisma.MediaDeliveryWhereInput {
  return readableBy(actor)
}

/** The altered photos that a disclosure record lists. */
export const alteredPhotos = { alterations: { isEmpty: false } } satisfies Prisma.PhotoWhereInput
