import 'server-only'
import { cache } from 'react'
import type { Actor } from '@/lib/auth/actor'
import { prepareForActor } from '@/lib/auth/prepare-for-actor'
import { handledBy } from '@/lib/booking/bookings/policy'
import type { BookingStatus } from '@/prisma/generated/enums'
import { selectStatusCounts, toStatusCounts } from './select-status-counts'

const readCounts = prepareForActor((builder, actor) => selectStatusCounts(builder, handledBy(actor)))

/** Counts the bookings a photographer handles by status. Cached per request. */
export const countManagedBookings = cache(
  async (actor: Actor): Promise<Record<BookingStatus, number>> => toStatusCounts(await readCounts(actor, {})),
)
