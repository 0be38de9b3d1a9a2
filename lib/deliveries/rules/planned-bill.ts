import { toPayers } from '@/lib/bookings/rules/payers'
import { type Coverage, coveredCents } from '@/lib/brokerages/rules/coverage'
import { balanceLineItems, type LineItem } from '@/lib/invoices/rules/amounts'
import { newPayer, readSplit, type TypedPayer, type TypedSplit } from '@/lib/invoices/rules/typed-split'
import { formatCents } from '@/lib/platform/money'
import type { TaxComponent } from '@/lib/taxes/rules/tax-component'
import { taxLines } from '@/lib/taxes/rules/tax-lines'
import { isTaxable, type TaxedThings } from '@/lib/taxes/rules/taxable'
import { type Extra, toExtraLine } from './extra-line'

/** How the invoice of a booking's next photos is computed. */
export type BillTerms = {
  /** Whether its prices include tax. */
  isTaxIncluded: boolean
  components: TaxComponent[]
  lines: (LineItem & { taxable: boolean })[]
  things: TaxedThings
  /** The brokerage that pays a part of it; null without one. */
  brokerage: { name: string; coverage: Coverage; paidCents: number } | null
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
}

/** Returns who pays how much of an invoice; none unless a brokerage pays a part of it. */
export function payersOf(
  { amountCents, coveredCents }: PlannedBill,
  { bill, client, currency }: { bill: BillTerms | null; client: string; currency: string },
): { label: string; value: string }[] {
  const paid = { brokerageName: bill?.brokerage?.name ?? '', clientName: client }
  return toPayers({ ...paid, priceCents: amountCents, coveredCents }, (cents) => formatCents(cents, currency))
}

/** Returns what the invoice of an amount with extra items comes to, as it will be issued. */
export function planBill(
  { isTaxIncluded, components, lines, things, brokerage }: BillTerms,
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
  return { agreedCents, amountCents, coveredCents: covered, ownCents: amountCents - covered }
}

/** Someone who shares an invoice with the client, as typed. */
export type SplitPayer = TypedPayer

export function newSplitPayer(size?: string): SplitPayer {
  return newPayer(size)
}

/** Returns what each of them pays, and what is left for the client. A brokerage's part isn't shared. */
export function planSplit(
  { ownCents }: Pick<PlannedBill, 'ownCents'>,
  payers: readonly SplitPayer[],
  currency: string,
): TypedSplit {
  return readSplit(payers, ownCents, currency)
}
