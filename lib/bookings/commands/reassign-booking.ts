import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { reassignBooking as reassign } from '@/lib/bookings/operations/reassign-booking'
import type { ReassignBooking } from '@/lib/bookings/schema'
import { db } from '@/lib/platform/db'
import { getStudio } from '@/lib/studio/queries/get-studio'

/** Reassigns a booking to another photographer or to the actor. @throws see the operation of this name */
export async function reassignBooking(actor: Actor, input: ReassignBooking): Promise<void> {
  const studio = await getStudio()
  await db().$transaction((tx) => reassign(tx, actor, input, studio))
}
