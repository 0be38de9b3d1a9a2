import 'server-only'
import { cache } from 'react'
import type { Actor } from '@/lib/auth/actor'
import { handledBy } from '@/lib/booking/bookings/policy'
import type { BookingStatus } from '@/prisma/generated/enums'
import { countStatuses } from './count-statuses'

/** Counts the bookings a photographer handles by status. Cached per request. */
export const countManagedBookings = cache(
  async (actor: Actor): Promise<Record<BookingStatus, number>> => countStatuses(handledBy(actor)),
)
