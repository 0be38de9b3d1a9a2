import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { planFeePayments } from '@/lib/billing/invoices/queries/plan-fee-payments'
import { chargeFeeText, waiveFeeText } from '@/lib/billing/invoices/words/late-fee'
import type { FeeConsequences } from '@/lib/booking/bookings/schema/bookings'
import type { DueLateFee } from '@/lib/booking/bookings/schema/listing'

type Fee = Pick<DueLateFee, 'bookingId' | 'clientId' | 'clientName' | 'cents' | 'currency'>

/** Adds to late fees that the actor decides what charging and waiving them does. */
export async function readFeeConsequences<F extends Fee>(
  actor: Actor,
  fees: readonly F[],
): Promise<(F & { consequences: FeeConsequences })[]> {
  const plans = await planFeePayments(actor, fees)
  return fees.flatMap((fee) => {
    const plan = plans.get(fee.bookingId)
    if (!plan) return []
    const { currency, clientName } = fee
    const consequences = {
      charge: chargeFeeText(plan.charged, currency, clientName),
      waive: waiveFeeText(plan.waived, currency),
    }
    return [{ ...fee, consequences }]
  })
}
