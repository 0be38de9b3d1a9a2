import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { reassignBooking as reassign } from '@/lib/booking/bookings/operations/reassign-booking'
import type { ReassignBooking } from '@/lib/booking/bookings/schema/changes'
import { db } from '@/lib/platform/data/db'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

/** Reassigns a booking to another photographer or to the actor. @throws see the operation of this name */
export async function reassignBooking(actor: Actor, input: ReassignBooking): Promise<void> {
  const studio = await getStudio()
  await db().$transaction((tx) => reassign(tx, actor, input, studio))
}
