import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { mayEnterDemo } from '@/lib/auth/demo-accounts'
import {
  canMarkPaid,
  canPay,
  canRefund,
  canRemind,
  canReplace,
  canSplit,
  canStopCharge,
  canVoid,
  oversees,
} from '@/lib/billing/invoices/policy'
import {
  coverageWithChoice,
  lostRefunds,
  purposeFields,
  replacedEvent,
} from '@/lib/billing/invoices/queries/select-coverage'
import { chargeStateOf } from '@/lib/billing/invoices/rules/charging'
import { openChoiceOf, unlockedPhotosOf } from '@/lib/billing/invoices/rules/choice'
import { isNewestOfKind, opensPhotos, photosOf } from '@/lib/billing/invoices/rules/coverage'
import { returnedCents } from '@/lib/billing/invoices/rules/refunded-tax'
import { percentOf, shareOfBill } from '@/lib/billing/invoices/rules/split-bill'
import { balanceOf, isOverdue } from '@/lib/billing/invoices/rules/status'
import type { InvoiceDetail, UnlockedPhotos } from '@/lib/billing/invoices/schema/invoices'
import { chargeStateText } from '@/lib/billing/invoices/words/charging'
import { occasionOf } from '@/lib/billing/invoices/words/invoice'
import { describePayment, freeStatusOf, stampOf } from '@/lib/billing/invoices/words/payment'
import { payForText, shareText } from '@/lib/billing/invoices/words/shares'
import { listedLines, totalsOf } from '@/lib/billing/invoices/words/totals'
import { bookingNumber } from '@/lib/booking/bookings/rules/booking-number'
import { nameCard } from '@/lib/catalog/cards/rules'
import { readTaxSettings } from '@/lib/catalog/taxes/operations/read-tax-settings'
import { exemptText } from '@/lib/catalog/taxes/words'
import { paysText } from '@/lib/people/brokerages/words'
import { db } from '@/lib/platform/data/db'
import { formatCents } from '@/lib/platform/money/money'
import { dateFromDatabase, formatDate } from '@/lib/platform/time/calendar-date'
import { formatInstantDate, todayIn } from '@/lib/platform/time/clock'
import { getStudio, type Studio } from '@/lib/studio/settings/queries/get-studio'
import type { Prisma } from '@/prisma/generated/client'

export type Issuer = Studio & { taxNumber: string | null }

/** Reads what invoices say of the studio. */
export async function readIssuer(): Promise<Issuer> {
  const [studio, { taxNumber }] = await Promise.all([getStudio(), readTaxSettings(db())])
  return { ...studio, taxNumber }
}

export const printedFields = {
  ...coverageWithChoice,
  invoiceNumber: true,
  status: true,
  amountCents: true,
  taxCents: true,
  pricesIncludeTax: true,
  taxExemption: { select: { certificateNumber: true, state: true } },
  refundedCents: true,
  currency: true,
  dueOn: true,
  paidAt: true,
  paidMethod: true,
  disputedAt: true,
  disputeDueAt: true,
  refunds: lostRefunds,
  createdAt: true,
  clientId: true,
  billCents: true,
  sharedCents: true,
  statement: { select: { id: true, number: true } },
  payerName: true,
  payerEmail: true,
  isCollected: true,
  isOnTerms: true,
  brokerage: { select: { name: true } },
  /** Those that are owed, and what a brokerage was to pay of a voided bill. */
  shares: {
    where: {
      OR: [
        { status: { not: 'VOID' } },
        { brokerageId: { not: null }, events: { none: { kind: 'REPLACED' } } },
      ],
    },
    select: { status: true, brokerageId: true, amountCents: true, taxCents: true },
  },
  client: { select: { fullName: true, company: true, email: true } },
  ...purposeFields,
  events: replacedEvent,
  scheduledCharge: { select: { nextAt: true, awaitsConfirmation: true, stoppedAt: true } },
  lines: {
    select: {
      kind: true,
      description: true,
      amountCents: true,
      taxCents: true,
      taxes: {
        select: { name: true, rateThousandths: true, taxCents: true },
        orderBy: { position: 'asc' },
      },
    },
    orderBy: { position: 'asc' },
  },
  booking: {
    select: {
      id: true,
      photographerId: true,
      propertyAddress: true,
      shootDate: true,
      lateFeeState: true,
      agreement: { select: { brand: true, last4: true } },
      photographer: { select: { fullName: true, accountStatus: true } },
    },
  },
} as const satisfies Prisma.InvoiceSelect

export type PrintedInvoice = Prisma.InvoiceGetPayload<{ select: typeof printedFields }>

/**
 * Returns an invoice as it is printed. @param actor null for whoever pays a share by its link
 */
export function toInvoiceDetail(actor: Actor | null, invoice: PrintedInvoice, studio: Issuer): InvoiceDetail {
  const { booking, status, pricesIncludeTax } = invoice
  const money = (cents: number) => formatCents(cents, invoice.currency)
  const dueOn = dateFromDatabase(invoice.dueOn)
  const today = todayIn(studio.timeZone)
  const late = isOverdue(status, dueOn, today)
  const opens = opensPhotos(invoice, today) && !invoice.isOnTerms
  // It names the client's card.
  const charge = actor && oversees(actor, invoice) ? null : describeCharge(invoice, studio.timeZone)
  const paidOn = invoice.paidAt && formatInstantDate(invoice.paidAt, studio.timeZone)
  const returned = returnedCents(invoice)
  const refunded = returned > 0 ? money(returned) : null
  const isDisputeLost = invoice.refunds.length > 0
  const unlocks = opens && actor ? unlockedBy(invoice) : null
  const payment = {
    status,
    isOverdue: late,
    dueOn: formatDate(dueOn),
    chargeText: charge?.state === 'scheduled' ? charge.text : null,
    paidOn,
    method: invoice.paidMethod,
    unlocks,
    isShared: invoice.billCents !== null,
    isByLink: actor === null,
    isCollected: invoice.isCollected,
    refunded,
    isDisputeLost,
  }
  return {
    id: invoice.id,
    number: invoice.invoiceNumber,
    status,
    isOverdue: late,
    freeStatus: freeStatusOf(invoice.paidMethod),
    stamp: stampOf(status, late, invoice.paidMethod, isDisputeLost),
    issuedAt: invoice.createdAt,
    issuedOn: formatInstantDate(invoice.createdAt, studio.timeZone),
    dueOn: formatDate(dueOn),
    studio,
    client: payerOf(invoice),
    payFor:
      invoice.payerName === null
        ? null
        : payForText(invoice.brokerage?.name ?? invoice.payerName, !invoice.brokerage),
    share: describeShare(actor, invoice),
    statement: invoice.statement,
    photographer: booking.photographer.fullName,
    booking: {
      id: booking.id,
      number: bookingNumber(booking.id),
      address: booking.propertyAddress,
      occasion: occasionOf(invoice),
    },
    lines: listedLines(linesOf(invoice)).map((line) => ({
      description: line.description,
      amount: money(pricedCents(invoice, line)),
    })),
    totals: totalsOf({ ...invoice, isDisputeLost }),
    pricesIncludeTax,
    replacementCents: replacementOf(invoice),
    amount: money(invoice.amountCents),
    amountCents: invoice.amountCents,
    depositCents: invoice.depositCents,
    currency: invoice.currency,
    exemption: invoice.taxExemption && exemptText(invoice.taxExemption),
    refunded,
    balance: money(balanceOf(invoice)),
    payment: describePayment(payment),
    paymentOnPaper: describePayment({ ...payment, isOnPaper: true }),
    unlocks,
    openChoice:
      opens && invoice.clientId === actor?.profileId ? openChoiceOf(booking.id, invoice.delivery) : null,
    charge,
    can: actor ? whatMay(actor, invoice) : nothing,
    dispute: describeDisputeOf(invoice, studio.timeZone),
    allowsTest: mayEnterDemo(),
    opensPhotos: opens,
  }
}

/** Returns which photos the payment unlocks; null for an invoice without any. */
function unlockedBy(invoice: PrintedInvoice): UnlockedPhotos | null {
  const photos = photosOf(invoice)
  if (!photos) return null
  const unlocked = unlockedPhotosOf(photos)
  // An agent who takes over a listing chooses nothing.
  return invoice.transfer ? { ...unlocked, isChosen: false } : unlocked
}

function describeDisputeOf(
  { disputedAt, disputeDueAt, refunds }: PrintedInvoice,
  timeZone: string,
): InvoiceDetail['dispute'] {
  if (disputedAt === null) return null
  const dueOn = disputeDueAt && formatInstantDate(disputeDueAt, timeZone)
  return { isLost: refunds.length > 0, dueOn }
}

const nothing: InvoiceDetail['can'] = {
  stopCharge: false,
  pay: false,
  split: false,
  markPaid: false,
  remind: false,
  refund: false,
  void: false,
  replace: false,
}

function whatMay(actor: Actor, invoice: PrintedInvoice): InvoiceDetail['can'] {
  const shares = invoice.shares.filter(({ status }) => status !== 'VOID')
  const withCharge = { ...invoice, shares, charge: invoice.scheduledCharge }
  const isLatest = isNewestOfKind(invoice)
  return {
    stopCharge: canStopCharge(actor, withCharge),
    pay: canPay(actor, invoice),
    split: canSplit(actor, { ...withCharge, isLatest }),
    markPaid: canMarkPaid(actor, invoice),
    remind: canRemind(actor, invoice),
    refund: canRefund(actor, invoice),
    void: canVoid(actor, invoice),
    replace: canReplace(actor, { ...invoice, isLatest }),
  }
}

/** Returns whom an invoice bills: who pays a share without an account, such as a brokerage, or else its client. */
function payerOf({ payerName, payerEmail, brokerage, client }: PrintedInvoice): InvoiceDetail['client'] {
  if (payerName === null || payerEmail === null) return client
  return { fullName: payerName, company: brokerage?.name ?? null, email: payerEmail }
}

/** Returns the lines to print: of a brokerage's share, only the services that it pays a part of. */
function linesOf({ brokerage, lines }: PrintedInvoice): PrintedInvoice['lines'] {
  return brokerage ? lines.filter(({ amountCents }) => amountCents !== 0) : lines
}

/** Returns an amount as the lines were priced, with or without tax. */
function pricedCents(
  { pricesIncludeTax }: PrintedInvoice,
  { amountCents, taxCents }: { amountCents: number; taxCents: number },
): number {
  return pricesIncludeTax ? amountCents : amountCents - taxCents
}

/** Returns what a replacement would be for: the same, of which a deposit is deducted again, and after all of a bill was voided, its brokerage's part too. */
function replacementOf(invoice: PrintedInvoice): number {
  const own = pricedCents(invoice, invoice) - Math.min(0, invoice.depositCents)
  const isVoided = invoice.status === 'VOID' && invoice.shares.every(({ status }) => status === 'VOID')
  return isVoided ? invoice.shares.reduce((sum, share) => sum + pricedCents(invoice, share), own) : own
}

function describeShare(actor: Actor | null, invoice: PrintedInvoice): string | null {
  const share = shareOfBill(invoice)
  if (!share) return null
  const bill = actor && formatCents(share.ofCents, invoice.currency)
  const text = shareText(bill, percentOf(share))
  return invoice.brokerage ? `${paysText(invoice.brokerage.name)}: ${text}` : text
}

function describeCharge(
  { scheduledCharge, status, booking, dueOn }: PrintedInvoice,
  timeZone: string,
): InvoiceDetail['charge'] {
  const state = chargeStateOf(scheduledCharge, status)
  if (state === null) return null
  const { agreement } = booking
  const card = nameCard(agreement?.brand ?? null, agreement?.last4 ?? null)
  const nextAt = scheduledCharge?.nextAt
  const on = nextAt ? formatInstantDate(nextAt, timeZone) : ''
  return { state, text: chargeStateText(state, { card, on, dueOn: formatDate(dateFromDatabase(dueOn)) }) }
}
