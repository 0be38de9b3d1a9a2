import { describeCharge, describePrepaid } from '@/lib/photos/deliveries/rules/agreed-charge'
import type { ChoiceTexts } from '@/lib/photos/deliveries/rules/choosing'
import {
  type PlannedBill,
  planBill,
  planSplit,
  planWithoutBooking,
  type SplitPayer,
} from '@/lib/photos/deliveries/rules/planned-bill'
import type { BookingChoice } from '@/lib/photos/deliveries/schema/sending'
import { totalText } from '@/lib/photos/deliveries/words/deliveries'
import { formatCents } from '@/lib/platform/money/money'
import { parseAmount } from '@/lib/platform/money/parse-amount'
import type { LicenseKind } from '@/prisma/generated/enums'
import type { ExtraItem } from './extra-items'

export type InvoiceDraft = {
  amount: string
  /** Whether the photographer typed the amount; choosing a booking then doesn't overwrite it. */
  isAmountTyped: boolean
  extras: ExtraItem[]
  /** What the client chooses from; absent while all photos are sold together. */
  choice?: ChoiceTexts | undefined
  /** Who shares the bill with the client. */
  split: SplitPayer[]
  /** Whether sending marks the shoot as completed. */
  completesShoot: boolean
  googleDriveLink: string
  deliveryInstructions: string
  /** `yyyy-MM-dd`; empty when the gallery never expires. */
  expiresOn: string
  license: LicenseKind
}

type Draft = Pick<InvoiceDraft, 'amount' | 'extras' | 'split'>

const freeText = 'No charge. All photos unlock right away.'

/** `Plus $24.65 tax: $323.65.` Nothing where no tax is added. */
function describeTax(agreedCents: number, amountCents: number, currency: string): string | undefined {
  if (agreedCents === amountCents) return undefined
  return `Plus ${formatCents(amountCents - agreedCents, currency)} tax: ${formatCents(amountCents, currency)}.`
}

/** Returns what the amount with the extra items comes to; null where the amount can't be parsed. */
export function planDraft(
  { amount, extras }: Draft,
  currency: string,
  booking: BookingChoice | null,
): PlannedBill | null {
  const { cents } = parseAmount(amount, currency)
  if (cents === null) return null
  const sold = extras.map(({ name, amount: text, serviceId }) => {
    return { name, amountCents: parseAmount(text, currency).cents ?? 0, serviceId }
  })
  const agreedCents = sold.reduce((sum, { amountCents }) => sum + amountCents, cents)
  return booking?.bill ? planBill(booking.bill, agreedCents, sold) : planWithoutBooking(agreedCents)
}

/** Says what is added to and deducted from the amount, and when the client's part is charged. */
export function describeBill(
  bill: PlannedBill,
  { draft, currency, booking }: { draft: Draft; currency: string; booking: BookingChoice | null },
): string | undefined {
  const { agreedCents, amountCents, coveredCents, deducted, dueCents } = bill
  if (agreedCents === 0) return freeText
  const { clientCents } = planSplit(bill, draft.split, currency)
  const othersCents = coveredCents + dueCents - clientCents
  const hints = [
    draft.extras.length > 0 && totalText(formatCents(agreedCents, currency)),
    describeTax(agreedCents, amountCents, currency),
    describePrepaid(deducted, clientCents, currency),
    booking?.charge &&
      clientCents > 0 &&
      describeCharge(booking.charge, { agreedCents, amountCents, othersCents }),
  ]
  return hints.filter(Boolean).join(' ') || undefined
}

/** An editor's draft, which the photographer goes on with, has no amount. */
export function suggestedAmount(
  fields: InvoiceDraft,
  booking: BookingChoice | null | undefined,
): InvoiceDraft {
  return fields.isAmountTyped || fields.amount || !booking ? fields : { ...fields, amount: booking.amount }
}

/** What a new draft charges. */
export function emptyFields(
  { expiresOn, license }: Pick<InvoiceDraft, 'expiresOn' | 'license'>,
  booking: BookingChoice | null,
): InvoiceDraft {
  return {
    amount: booking?.amount ?? '',
    isAmountTyped: false,
    extras: [],
    split: [],
    completesShoot: true,
    googleDriveLink: '',
    deliveryInstructions: '',
    expiresOn,
    license,
  }
}
