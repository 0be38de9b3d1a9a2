import 'server-only'
import { cache } from 'react'
import type { Actor } from '@/lib/auth/actor'
import { readHandledPhotographers } from '@/lib/bookings/operations/read-handled-photographers'
import type { BookingStatus } from '@/prisma/generated/enums'
import { countByStatus } from './read-page'

/** Counts the bookings a photographer handles by status. Cached per request. */
export const countManagedBookings = cache(async (actor: Actor): Promise<Record<BookingStatus, number>> => {
  const photographerId = await readHandledPhotographers(actor)
  return countByStatus({ photographerId })
})
