import { balanceLineItems } from '@/lib/billing/invoices/rules/amounts'
import { deductFrom, type Prepaid } from '@/lib/billing/invoices/rules/deposit'
import {
  newPayer,
  readSplit,
  type TypedPayer,
  type TypedSplit,
} from '@/lib/billing/invoices/rules/typed-split'
import type { LineItem } from '@/lib/booking/bookings/rules/order-lines'
import { toPayers } from '@/lib/booking/bookings/rules/payers'
import type { TaxComponent } from '@/lib/catalog/taxes/rules/tax-component'
import { taxLines } from '@/lib/catalog/taxes/rules/tax-lines'
import { isTaxable, type TaxedThings } from '@/lib/catalog/taxes/rules/taxable'
import { type Coverage, coveredCents, exceedsCredit } from '@/lib/people/brokerages/rules/coverage'
import { overLimitTexts } from '@/lib/people/brokerages/words'
import { formatCents } from '@/lib/platform/money/money'
import { type Extra, toExtraLine } from './extra-line'

/** How the invoice of a booking's next photos is computed. */
export type BillTerms = {
  /** Whether its prices include tax. */
  isTaxIncluded: boolean
  components: TaxComponent[]
  lines: (LineItem & { taxable: boolean })[]
  things: TaxedThings
  /** The brokerage that pays a part of it; null without one. */
  brokerage: {
    name: string
    coverage: Coverage
    paidCents: number
    /** What it may still owe before photos wait for its payment; null without a limit. */
    creditLeftCents: number | null
    /** When it will have to pay, formatted. */
    dueOn: string
  } | null
  /** What the client paid in advance, with their account credit. */
  prepaid: Prepaid
}

/** What an invoice comes to, in cents. */
export type PlannedBill = {
  /** As it was agreed: before tax, unless prices include it. */
  agreedCents: number
  /** With tax. */
  amountCents: number
  /** What a brokerage pays of that, and what is left for the client. */
  coveredCents: number
  ownCents: number
  /** What a deposit and credit pay of the client's, and what they leave to pay, which people may share. */
  deducted: Prepaid
  dueCents: number
}

/** Returns who pays how much of an invoice; none unless a brokerage pays a part of it. */
export function payersOf(
  { amountCents, coveredCents }: PlannedBill,
  { bill, client, currency }: { bill: BillTerms | null; client: string; currency: string },
): { label: string; value: string }[] {
  const paid = { brokerageName: bill?.brokerage?.name ?? '', clientName: client }
  return toPayers({ ...paid, priceCents: amountCents, coveredCents }, (cents) => formatCents(cents, currency))
}

/** Returns what sending does to a brokerage that the bill takes over its credit limit; null for none. */
export function describeLimit(
  { coveredCents: cents }: PlannedBill,
  { bill, currency }: { bill: BillTerms | null; currency: string },
): { title: string; text: string } | null {
  if (!bill?.brokerage || !exceedsCredit(bill.brokerage.creditLeftCents, cents)) return null
  const { name, dueOn } = bill.brokerage
  const amount = formatCents(cents, currency)
  return { title: overLimitTexts.title(name), text: overLimitTexts.sending(name, amount, dueOn) }
}

/** Returns what the invoice of an amount with extra items comes to, as it will be issued. */
export function planBill(
  { isTaxIncluded, components, lines, things, brokerage, prepaid }: BillTerms,
  agreedCents: number,
  extras: readonly Extra[],
): PlannedBill {
  const added = extras.map(toExtraLine).map((line) => ({ ...line, taxable: isTaxable(line, things) }))
  const taxed = taxLines(balanceLineItems([...lines, ...added], agreedCents), {
    isIncluded: isTaxIncluded,
    components,
  })
  const amountCents = taxed.reduce((sum, line) => sum + line.amountCents, 0)
  const covered = brokerage ? coveredCents(brokerage.coverage, taxed, brokerage.paidCents) : 0
  const ownCents = amountCents - covered
  return { agreedCents, amountCents, coveredCents: covered, ownCents, ...deductFrom(ownCents, prepaid) }
}

/** Does the same as long as nothing is known of taxes, a brokerage, and what the client paid in advance. */
export function planWithoutBooking(agreedCents: number): PlannedBill {
  const amounts = { agreedCents, amountCents: agreedCents, coveredCents: 0, ownCents: agreedCents }
  return { ...amounts, ...deductFrom(agreedCents, { depositCents: 0, creditCents: 0 }) }
}

/** Someone who shares an invoice with the client, as typed. */
export type SplitPayer = TypedPayer

export function newSplitPayer(size?: string): SplitPayer {
  return newPayer(size)
}

/** Returns what each of them pays, and what is left for the client. What a brokerage or a deposit pays isn't shared. */
export function planSplit(
  { dueCents }: Pick<PlannedBill, 'dueCents'>,
  payers: readonly SplitPayer[],
  currency: string,
): TypedSplit {
  return readSplit(payers, dueCents, currency)
}
