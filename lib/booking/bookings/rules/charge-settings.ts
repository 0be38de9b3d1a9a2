import { agreedCancellationText } from '@/lib/booking/bookings/words/agreed-cancellation'
import { minimumChargeCents } from '@/lib/platform/money/minimum-charges'
import type { ChargeSettings } from './payment-terms'

/** The studio's settings that decide how new bookings are charged, and what cancelling them costs. */
export type StudioCharges = Omit<ChargeSettings, 'cancellation' | 'minDepositCents'> & {
  freeCancelHours: number
  currency: string
}

/** Returns the settings for one client: nothing is charged to the card of those who pay by invoice. */
export function forClient(studio: StudioCharges, paysByInvoice: boolean): ChargeSettings {
  const { name, chargeAfterDays, chargeRetryDays, depositCents, depositPercent, lateCancelFeeCents } = studio
  const common = {
    name,
    chargeRetryDays,
    lateCancelFeeCents,
    minDepositCents: minimumChargeCents(studio.currency),
    cancellation: agreedCancellationText(studio),
  }
  return paysByInvoice
    ? { ...common, chargeAfterDays: null, depositCents: 0, depositPercent: null }
    : { ...common, chargeAfterDays, depositCents, depositPercent }
}
