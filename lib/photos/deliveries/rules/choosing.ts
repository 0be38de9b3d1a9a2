import type { IncludedPhotos } from '@/lib/booking/bookings/rules/included-photos'
import { type TaxTerms, taxLines } from '@/lib/catalog/taxes/rules/tax-lines'
import { centsToInput } from '@/lib/platform/money/money'

/** What a client chooses from: how many photos at no extra charge, and what each further one costs, in minor units. */
export type ChoiceTerms = { includedPhotos: number; extraPhotoCents: number }

/** What a client may choose from, as typed. */
export type ChoiceTexts = { included: string; extraPhoto: string }

/** Whether a typed number of included photos is one. */
export function isPhotoCount(text: string): boolean {
  return /^\d{1,4}$/.test(text.trim())
}

/** Returns what a client would choose from by what was booked: the photos that weren't sent before, and the price of each more. */
export function offerBooked(booked: IncludedPhotos | null, currency: string, sentBefore = 0): ChoiceTexts {
  if (!booked) return { included: '', extraPhoto: '' }
  return {
    included: String(Math.max(0, booked.count - sentBefore)),
    extraPhoto: booked.extraCents > 0 ? centsToInput(booked.extraCents, currency) : '',
  }
}

/** What can be taken back of a confirmed choice. */
export type Returnable = { purchaseIds: string[]; withDelivery: boolean }

/**
 * Returns which sold photos a client can still take back: those of unpaid purchases, and those sold with the delivery's own invoice
 * while that is unpaid. Once a purchase is paid, the photos included stay sold, because it was priced after them.
 * @param main the delivery's own invoice; `canChange`: it has no chosen photos on it, or can be issued anew without them
 */
export function returnableChoice(
  main: { isPayable: boolean; canChange: boolean } | null,
  purchases: readonly { id: string; isPayable: boolean }[],
): Returnable {
  return {
    purchaseIds: purchases.filter(({ isPayable }) => isPayable).map(({ id }) => id),
    withDelivery: Boolean(main?.isPayable && main.canChange) && purchases.every((one) => one.isPayable),
  }
}

export type PricedChoice = { freeCount: number; extraCount: number; extraCents: number }

/** Returns what chosen photos cost before tax. @param counts.sold the photos sold before, which use up those included first */
export function priceChoice(
  { includedPhotos, extraPhotoCents }: ChoiceTerms,
  { sold, chosen }: { sold: number; chosen: number },
): PricedChoice {
  const freeCount = Math.min(chosen, Math.max(0, includedPhotos - sold))
  const extraCount = chosen - freeCount
  return { freeCount, extraCount, extraCents: extraCount * extraPhotoCents }
}

/** How extra photos are taxed, and what else is taxed on the invoice that they come on, in cents without tax. */
export type ExtraTax = TaxTerms & { isTaxable: boolean; taxedCents: number }

/** Where a client's choice stands: how many photos are unlocked, confirmed and not paid, and chosen and not confirmed. */
export type ChoiceState = {
  unlocked: number
  confirmed: number
  chosen: number
  extraCount: number
  /** Of the extra photos, before and with tax. */
  extraCents: number
  taxedExtraCents: number
  /** What the client pays in all from now on, once the choice is confirmed. */
  totalCents: number
}

/** Returns where a choice stands. @param photos those shown, with ticks that are still being saved */
export function stateChoice(
  choice: ChoiceTerms & { soldCount: number; dueCents: number; tax: ExtraTax },
  photos: readonly { status: string }[],
): ChoiceState {
  const countOf = (wanted: string) => photos.filter(({ status }) => status === wanted).length
  const chosen = countOf('chosen')
  const { extraCount, extraCents } = priceChoice(choice, { sold: choice.soldCount, chosen })
  const taxedExtraCents = addTax(extraCents, choice.tax)
  return {
    unlocked: countOf('unlocked'),
    confirmed: countOf('unpaid'),
    chosen,
    extraCount,
    extraCents,
    taxedExtraCents,
    totalCents: choice.dueCents + taxedExtraCents,
  }
}

/** Returns an amount with its tax, rounded as the last line of its invoice. */
function addTax(cents: number, { isTaxable, taxedCents, ...terms }: ExtraTax): number {
  if (terms.isIncluded) return cents
  const lines = [
    { amountCents: taxedCents, taxable: true },
    { amountCents: cents, taxable: isTaxable },
  ]
  return taxLines(lines, terms)[1]?.amountCents ?? cents
}
