import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { forClient } from '@/lib/booking/bookings/rules/charge-settings'
import type { ChargeSettings } from '@/lib/booking/bookings/rules/payment-terms'
import { prepareQuery } from '@/lib/platform/prepared-query'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

const selectTerms = prepareQuery((builder, { clientId }: { clientId: string }) =>
  builder.selectFrom('client_terms as t').where('t.clientId', '=', clientId).select('t.paysByInvoice'),
)

/** Returns how the actor's own new bookings are charged. */
export async function findChargeSettings(actor: Actor): Promise<ChargeSettings> {
  const [[terms], studio] = await Promise.all([selectTerms({ clientId: actor.profileId }), getStudio()])
  return forClient(studio, terms?.paysByInvoice ?? false)
}
