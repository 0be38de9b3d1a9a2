import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { handOverBooking as handOver } from '@/lib/bookings/operations/hand-over-booking'
import type { HandOverBooking } from '@/lib/bookings/schema'
import { db } from '@/lib/platform/db'
import { getStudio } from '@/lib/studio/queries'

/** Hands a booking over to another photographer, or takes it over for the actor. @throws as the operation does */
export async function handOverBooking(actor: Actor, input: HandOverBooking): Promise<{ bookingId: string }> {
  const studio = await getStudio()
  await db().$transaction((tx) => handOver(tx, actor, input, studio))
  return { bookingId: input.bookingId }
}
