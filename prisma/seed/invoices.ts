import { invoiceNumber } from '@/lib/billing/invoices/rules/invoice-number'
import { splitLines } from '@/lib/billing/invoices/rules/split-bill'
import { type LineItem, toInvoiceLine, toOrderLines } from '@/lib/booking/bookings/rules/order-lines'
import { readTaxTerms } from '@/lib/catalog/taxes/operations/read-tax-terms'
import { toTaxPlace } from '@/lib/catalog/taxes/rules/place'
import { splitTaxes } from '@/lib/catalog/taxes/rules/split-tax'
import { taxLines } from '@/lib/catalog/taxes/rules/tax-lines'
import { isTaxable } from '@/lib/catalog/taxes/rules/taxable'
import { dueOnOf, monthOf } from '@/lib/people/brokerages/rules/statement-period'
import { chooseTerms, defaultSettings } from '@/lib/photos/licenses/rules/choose-terms'
import { addDays, dateFromDatabase, dateToDatabase } from '@/lib/platform/time/calendar-date'
import type { InvoiceStatus, PaymentMethodKind, Prisma, PrismaClient } from '@/prisma/generated/client'
import type { SeededBooking } from './bookings'

const dueDays = 14

/** Counts the invoices of each year, without gaps. */
export function countNumbers() {
  const counters = new Map<number, number>()
  return {
    next(issuedAt: Date): string {
      const year = issuedAt.getUTCFullYear()
      const sequence = (counters.get(year) ?? 0) + 1
      counters.set(year, sequence)
      return invoiceNumber('NL', year, sequence)
    },
    async save(database: PrismaClient): Promise<void> {
      await database.invoiceCounter.createMany({
        data: [...counters].map(([year, last]) => ({ year, last })),
      })
    },
  }
}

type Bill = {
  booking: SeededBooking
  deliveryId: string
  number: string
  sentAt: Date
  /** How many photos its license is for. */
  photos: number
}

type PayingBrokerage = {
  id: string
  billingName: string | null
  billingEmail: string | null
  statementDueDays: number
}

/** Seeds the invoice of a delivery, with its history. */
export async function seedInvoice(
  database: PrismaClient,
  bill: Bill & { status: InvoiceStatus; paidAt: Date; method: PaymentMethodKind },
): Promise<void> {
  const { booking, status, sentAt, method, deliveryId } = bill
  const paidAt = status === 'COMPLETED' ? bill.paidAt : null
  const actorId = booking.photographer.profileId
  const { lines, ...sale } = await sell(database, booking, sentAt)
  await database.invoice.create({
    data: {
      ...sale,
      ...invoiceOf(bill),
      deliveryId,
      ...totalsOf(lines),
      lines: { create: toRows(lines) },
      status,
      paidAt,
      paidMethod: paidAt && method,
      // The sandbox's Stripe has no payment of it: the card was charged on the photographer's terminal.
      markedPaidById: paidAt && actorId,
      ...(paidAt && { soldLicense: { create: licenseOf(bill.photos) } }),
      events: {
        create: [
          { kind: 'ISSUED', actorId, createdAt: sentAt },
          { kind: 'OPENED', actorId: booking.client.profileId, createdAt: hoursAfter(sentAt, 1) },
          ...(status === 'FAILED' ? [declined(hoursAfter(sentAt, 2))] : []),
          ...(paidAt ? [markedPaid({ actorId, paidAt, method, amountCents: booking.totalCents })] : []),
        ],
      },
    },
  })
}

/** Leaves nothing to the client: the brokerage pays all of it on its next statement. */
export async function seedBrokerageInvoice(
  database: PrismaClient,
  { brokerage, shareNumber, ...bill }: Bill & { brokerage: PayingBrokerage; shareNumber: string },
): Promise<void> {
  const { booking, sentAt, deliveryId } = bill
  const sentOn = dateFromDatabase(sentAt)
  const actorId = booking.photographer.profileId
  const { lines, ...sale } = await sell(database, booking, sentAt)
  const billCents = booking.totalCents
  const [own = [], covered = []] = splitLines(lines, [0, billCents])
  const { id: shareOfId } = await database.invoice.create({
    data: {
      ...sale,
      ...invoiceOf(bill),
      // Nothing is left to pay.
      dueOn: dateToDatabase(sentOn),
      deliveryId,
      billCents,
      ...totalsOf(own),
      lines: { create: toRows(own) },
      status: 'COMPLETED',
      paidAt: sentAt,
      paidMethod: 'BROKERAGE',
      soldLicense: { create: licenseOf(bill.photos) },
      events: {
        create: { kind: 'ISSUED', actorId, details: { method: 'BROKERAGE' }, createdAt: sentAt },
      },
    },
    select: { id: true },
  })
  await database.invoice.create({
    data: {
      ...sale,
      ...invoiceOf({ ...bill, number: shareNumber }),
      shareOfId,
      dueOn: dateToDatabase(dueOnOf(monthOf(sentOn), brokerage.statementDueDays, sentOn)),
      billCents,
      ...totalsOf(covered),
      lines: { create: toRows(covered) },
      payerName: brokerage.billingName,
      payerEmail: brokerage.billingEmail,
      brokerageId: brokerage.id,
      isCollected: true,
      isOnTerms: true,
      events: { create: { kind: 'ISSUED', actorId, createdAt: sentAt } },
    },
  })
}

/** A payment as the studio records one that was made outside the portal. */
export function markedPaid({
  actorId,
  paidAt,
  method,
  amountCents,
}: {
  actorId: string
  paidAt: Date
  method: PaymentMethodKind
  amountCents: number
}) {
  const details = { method, paidOn: dateFromDatabase(paidAt), amountCents }
  return { kind: 'MARKED_PAID' as const, actorId, details, createdAt: paidAt }
}

export function licenseOf(photoCount: number) {
  return { ...chooseTerms(defaultSettings), photoCount }
}

function declined(createdAt: Date) {
  return {
    kind: 'PAYMENT_FAILED' as const,
    details: { reason: 'the bank declined the card', last4: '0002' },
    createdAt,
  }
}

type TaxedLines = ReturnType<typeof taxLines<LineItem & { taxable: boolean }>>

/** Returns the lines of a booking with the taxes of its place. */
async function sell(database: PrismaClient, booking: SeededBooking, on: Date) {
  const place = toTaxPlace({ propertyAddress: booking.address, propertyState: null, propertyZip: null })
  const items = toOrderLines({
    services: booking.services.map(({ id, ...service }) => ({
      ...service,
      serviceId: id,
      band: null,
      packageName: null,
    })),
    travel: null,
    couponCode: booking.coupon?.code ?? null,
  }).map(toInvoiceLine)
  const lines = await taxItems(database, items, {
    clientId: booking.client.profileId,
    place,
    on: dateFromDatabase(on),
  })
  return { lines, taxState: place.state, taxZip: place.zip }
}

/** Taxes lines whose prices include tax, as every price of the demo does. */
export async function taxItems(
  database: PrismaClient,
  items: readonly LineItem[],
  sale: Parameters<typeof readTaxTerms>[1],
): Promise<TaxedLines> {
  const { components, things } = await readTaxTerms(database, sale)
  const taxable = items.map((item) => ({ ...item, taxable: isTaxable(item, things) }))
  return taxLines(taxable, { isIncluded: true, components })
}

export function totalsOf(lines: readonly { amountCents: number; taxCents: number }[]) {
  const [amountCents, taxCents] = lines.reduce(
    ([amount, tax], line) => [amount + line.amountCents, tax + line.taxCents],
    [0, 0],
  )
  return { amountCents, taxCents }
}

export function toRows(lines: TaxedLines): Prisma.InvoiceLineUncheckedCreateWithoutInvoiceInput[] {
  return splitTaxes(lines).map(({ taxes, ...line }, position) => ({
    ...line,
    position,
    taxes: { create: taxes.map((tax, order) => ({ ...tax, position: order })) },
  }))
}

function invoiceOf({ booking, number, sentAt }: Pick<Bill, 'booking' | 'number' | 'sentAt'>) {
  return {
    invoiceNumber: number,
    bookingId: booking.id,
    clientId: booking.client.profileId,
    dueOn: dateToDatabase(addDays(dateFromDatabase(sentAt), dueDays)),
    createdAt: sentAt,
  }
}

function hoursAfter(time: Date, hours: number): Date {
  return new Date(time.getTime() + hours * 3_600_000)
}
