import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { readChargeSettings } from '@/lib/bookings/operations/read-charge-settings'
import type { ChargeSettings } from '@/lib/bookings/rules/payment-terms'
import { db } from '@/lib/platform/db'
import { getStudio } from '@/lib/studio/queries/get-studio'

/** Returns how the actor's own new bookings are charged. */
export async function findChargeSettings(actor: Actor): Promise<ChargeSettings> {
  return readChargeSettings(db(), actor.profileId, await getStudio())
}
