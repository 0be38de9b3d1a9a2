import 'server-only'
import { cache } from 'react'
import type { Actor } from '@/lib/auth/actor'
import { belongingTo } from '@/lib/bookings/policy'
import type { BookingStatus } from '@/prisma/generated/enums'
import { countByStatus } from './read-page'

/** Counts the actor's bookings by status. Cached per request. */
export const countBookingsByStatus = cache(
  (actor: Actor): Promise<Record<BookingStatus, number>> => countByStatus(belongingTo(actor)),
)
