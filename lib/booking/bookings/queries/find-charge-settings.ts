import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { forClient } from '@/lib/booking/bookings/rules/charge-settings'
import type { ChargeSettings } from '@/lib/booking/bookings/rules/payment-terms'
import { db } from '@/lib/platform/data/db'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

/** Returns how the actor's own new bookings are charged. */
export async function findChargeSettings(actor: Actor): Promise<ChargeSettings> {
  const [terms, studio] = await Promise.all([
    db().clientTerms.findUnique({ where: { clientId: actor.profileId }, select: { paysByInvoice: true } }),
    getStudio(),
  ])
  return forClient(studio, terms?.paysByInvoice ?? false)
}
