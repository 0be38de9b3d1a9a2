import { youPayLabel } from '@/lib/booking/bookings/words/wizard'
import { paysText } from '@/lib/people/brokerages/words'

type Paid = {
  brokerageName: string
  /** Who pays the rest; null for the reader. */
  clientName: string | null
  priceCents: number
  coveredCents: number
}

/** Returns who pays how much of a price that a brokerage shares: `You pay` and `Oak & Main pays`. None if it pays nothing. */
export function toPayers(
  { brokerageName, clientName, priceCents, coveredCents }: Paid,
  show: (cents: number) => string,
): { label: string; value: string }[] {
  if (coveredCents === 0) return []
  return [
    {
      label: clientName === null ? youPayLabel : paysText(clientName),
      value: show(priceCents - coveredCents),
    },
    { label: paysText(brokerageName), value: show(coveredCents) },
  ]
}
