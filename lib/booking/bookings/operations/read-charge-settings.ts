import 'server-only'
import { forClient, type StudioCharges } from '@/lib/booking/bookings/rules/charge-settings'
import type { ChargeSettings } from '@/lib/booking/bookings/rules/payment-terms'
import type { Transaction } from '@/lib/platform/data/db'

/** Returns the settings by which a client's new bookings are charged: the studio's, unless this client pays by invoice. */
export async function readChargeSettings(
  tx: Pick<Transaction, 'clientTerms'>,
  clientId: string,
  studio: StudioCharges,
): Promise<ChargeSettings> {
  const terms = await tx.clientTerms.findUnique({
    where: { clientId },
    select: { paysByInvoice: true },
  })
  return forClient(studio, terms?.paysByInvoice ?? false)
}
