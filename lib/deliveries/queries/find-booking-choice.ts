import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { can } from '@/lib/auth/rules/capabilities'
import { matchAddressOrClient } from '@/lib/bookings/operations/match-address-or-client'
import { bookingIdRange } from '@/lib/bookings/rules/booking-number'
import { includedPhotos } from '@/lib/bookings/rules/included-photos'
import { toInvoiceLine, toOrderLines } from '@/lib/bookings/rules/order-lines'
import { agreedTotal } from '@/lib/bookings/rules/payment-terms'
import { nameCard } from '@/lib/cards/rules'
import { canSendPhotosFor, deliverableStatuses, photographersPreparedFor } from '@/lib/deliveries/policy'
import { coveringInvoice, newestFirst } from '@/lib/deliveries/queries/select-invoices'
import type { BillTerms } from '@/lib/deliveries/rules/planned-bill'
import type { AgreedCharge, BookingChoice } from '@/lib/deliveries/schema/sending'
import { availableDeposit } from '@/lib/invoices/rules/deposit'
import { describeInvoice } from '@/lib/invoices/words/invoice'
import { splitAddress } from '@/lib/platform/address'
import { dateFromDatabase, dateToDatabase, formatDate } from '@/lib/platform/calendar-date'
import { formatInstantDate, todayIn } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { centsToInput } from '@/lib/platform/money'
import { getStudio } from '@/lib/studio/queries/get-studio'
import { listValidExemptions } from '@/lib/taxes/operations/list-valid-exemptions'
import { readTaxTable } from '@/lib/taxes/operations/read-tax-terms'
import type { TaxTable } from '@/lib/taxes/rules/estimate'
import { findExemption } from '@/lib/taxes/rules/exemption'
import { pickRates } from '@/lib/taxes/rules/pick-rates'
import { toTaxPlace } from '@/lib/taxes/rules/place'
import { isTaxable, toTaxedThings } from '@/lib/taxes/rules/taxable'
import { toTravel } from '@/lib/travel/rules/travel-fee'
import type { Prisma } from '@/prisma/generated/client'
import type { BookingStatus } from '@/prisma/generated/enums'

/** Most bookings listed at once; others are found by searching. */
const maxChoices = 50
/** Most deliveries listed per booking. */
const maxDeliveries = 5
/** Above this, bookings are filtered by a join on clients instead of by client ids. */
const maxMatchingClients = 50

/** Finds a booking the actor can send photos for; null if they can't. */
export async function findBookingChoice(actor: Actor, bookingId: string): Promise<BookingChoice | null> {
  const row = await db().booking.findFirst({
    where: { AND: [{ id: bookingId }, canSendPhotosFor(actor)] },
    select: choiceFields,
  })
  if (!row) return null
  const { timeZone } = await getStudio()
  return toChoice(actor, row, timeZone, await readTaxTable(db(), todayIn(timeZone), row.clientId))
}

/**
 * Finds the latest bookings the actor can send photos for, by address, client, date or number. Bookings without a
 * delivery come first, completed before confirmed.
 */
export async function findBookingChoices(actor: Actor, search = ''): Promise<BookingChoice[]> {
  const [handled, matching, { timeZone }] = await Promise.all([
    db().profile.findMany({ where: photographersPreparedFor(actor), select: { id: true } }),
    search ? matchingSearch(search) : {},
    getStudio(),
  ])
  const photographerId = { in: handled.map(({ id }) => id) }
  // One query per status, so that each reads only the end of an index, however many bookings there are.
  const latestOf = (status: BookingStatus) =>
    db().booking.findMany({
      where: { AND: [{ photographerId, status }, matching] },
      select: choiceFields,
      orderBy: [{ shootDate: 'desc' }, { id: 'asc' }],
      take: maxChoices,
    })
  const [taxes, ...rows] = await Promise.all([
    readTaxTable(db(), todayIn(timeZone), null),
    ...deliverableStatuses.toReversed().map(latestOf),
  ])
  const clientIds = [...new Set(rows.flat().map(({ clientId }) => clientId))]
  const certificates = await listValidExemptions(db(), clientIds, taxes.today)
  const choices = rows.flat().map((row) => {
    const exemptions = certificates.filter(({ clientId }) => clientId === row.clientId)
    return toChoice(actor, row, timeZone, { ...taxes, exemptions })
  })
  const inOrder = [
    ...choices.filter((choice) => choice.deliveries.length === 0),
    ...choices.filter((choice) => choice.deliveries.length > 0),
  ]
  return inOrder.slice(0, maxChoices)
}

async function matchingSearch(search: string): Promise<Prisma.BookingWhereInput> {
  const day = readDay(search)
  const number = bookingIdRange(search)
  return {
    OR: [
      await matchAddressOrClient(db(), search, { maxClients: maxMatchingClients }),
      ...(day ? [{ shootDate: dateToDatabase(day) }] : []),
      ...(number ? [{ id: number }] : []),
    ],
  }
}

/** Parses `2026-05-28` or `May 28, 2026` as a calendar date; returns null for anything else. */
function readDay(text: string): string | null {
  const written = /^[a-z]{3,9}\.? \d{1,2},? \d{4}$/i.test(text) ? `${text} UTC` : null
  const source = /^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T00:00:00Z` : written
  const day = new Date(source ?? Number.NaN)
  // Postgres has no year 0, and an invalid date's year is NaN.
  return day.getUTCFullYear() > 0 ? dateFromDatabase(day) : null
}

const choiceFields = {
  id: true,
  clientId: true,
  status: true,
  propertyAddress: true,
  shootDate: true,
  propertyState: true,
  propertyZip: true,
  totalAmountCents: true,
  pricesIncludeTax: true,
  estimatedTaxCents: true,
  agreement: { select: { brand: true, last4: true, chargeAfterDays: true } },
  travelMiles: true,
  travelFeeCents: true,
  couponCode: true,
  coverage: {
    select: {
      brokerageId: true,
      basisPoints: true,
      capCents: true,
      serviceIds: true,
      coveredCents: true,
      brokerage: { select: { name: true } },
    },
  },
  currency: true,
  services: {
    select: {
      serviceId: true,
      name: true,
      band: true,
      priceCents: true,
      discountCents: true,
      packageName: true,
      photosIncluded: true,
      extraPhotoCents: true,
      addedAt: true,
      addedTaxCents: true,
    },
    orderBy: { position: 'asc' },
  },
  invoices: {
    where: {
      OR: [{ depositCents: { not: 0 } }, { brokerageId: { not: null } }],
      status: { notIn: ['VOID', 'REFUNDED'] },
    },
    select: {
      brokerageId: true,
      depositCents: true,
      creditCents: true,
      status: true,
      amountCents: true,
      refundedCents: true,
      refunds: { where: { state: 'PENDING', stripeRefundId: null }, select: { amountCents: true } },
    },
  },
  client: { select: { fullName: true } },
  photographer: { select: { fullName: true, accountStatus: true } },
  deliveries: {
    ...newestFirst,
    select: { id: true, totalPhotos: true, uploadedAt: true, invoices: coveringInvoice },
    take: maxDeliveries,
  },
} satisfies Prisma.BookingSelect

type ChoiceRow = Prisma.BookingGetPayload<{ select: typeof choiceFields }>

/** Returns what the booking's invoice will come to, line by line as `sendPhotos` writes them. */
function toBillTerms(row: ChoiceRow, taxes: TaxTable): BillTerms {
  const place = toTaxPlace(row)
  const lines = toOrderLines({ ...row, travel: toTravel(row) })
  return {
    isTaxIncluded: row.pricesIncludeTax,
    brokerage: toBrokerage(row),
    things: toTaxedThings(taxes),
    components: findExemption(taxes.exemptions, place) ? [] : pickRates(taxes.rates, place, taxes.today),
    lines: lines.map(toInvoiceLine).map((line) => ({ ...line, taxable: isTaxable(line, taxes) })),
  }
}

/** Returns the brokerage that pays a part, and what it pays on other invoices of the booking. */
function toBrokerage({ coverage, invoices }: ChoiceRow): BillTerms['brokerage'] {
  if (!coverage) return null
  const { brokerage, brokerageId, basisPoints, capCents, serviceIds } = coverage
  const paid = invoices.filter((invoice) => invoice.brokerageId === brokerageId)
  const paidCents = paid.reduce((sum, { amountCents }) => sum + amountCents, 0)
  return { name: brokerage.name, coverage: { basisPoints, capCents, serviceIds }, paidCents }
}

/** Returns what the client paid in advance and the next invoice deducts. */
function toDeposit({ invoices }: ChoiceRow): number {
  const paid = invoices
    .filter(({ depositCents, status }) => depositCents > 0 && status === 'COMPLETED')
    .map(({ refunds, ...invoice }) => ({
      ...invoice,
      pendingCents: refunds.reduce((sum, { amountCents }) => sum + amountCents, 0),
    }))
  const deductions = invoices
    .filter(({ depositCents }) => depositCents < 0)
    .map(({ depositCents, creditCents }) => depositCents - creditCents)
  return availableDeposit(paid, deductions)
}

/** Returns the charge that the client agreed to for the first delivery. */
function toCharge({ agreement, deliveries, ...row }: ChoiceRow): AgreedCharge | null {
  if (!agreement || agreement.chargeAfterDays === null || deliveries.length > 0) return null
  const { brand, last4, chargeAfterDays: afterDays } = agreement
  return { card: nameCard(brand, last4), afterDays, ...agreedTotal(row) }
}

function toChoice(actor: Actor, row: ChoiceRow, timeZone: string, taxes: TaxTable): BookingChoice {
  const { fullName: photographer, accountStatus } = row.photographer
  const seesPrice = can(actor, 'price-photos')
  return {
    id: row.id,
    label: [
      splitAddress(row.propertyAddress).street,
      row.client.fullName,
      formatDate(dateFromDatabase(row.shootDate)),
      ...(accountStatus === 'DISABLED' ? [`photographer: ${photographer} (disabled)`] : []),
    ].join(', '),
    amount: seesPrice ? centsToInput(row.totalAmountCents, row.currency) : '',
    currency: row.currency,
    client: row.client.fullName,
    bill: seesPrice ? toBillTerms(row, taxes) : null,
    charge: seesPrice ? toCharge(row) : null,
    depositCents: seesPrice ? toDeposit(row) : 0,
    photos: seesPrice ? includedPhotos(row.services) : null,
    isOpen: row.status === 'CONFIRMED' && can(actor, 'manage-bookings'),
    deliveries: row.deliveries.map(({ id, totalPhotos, uploadedAt, invoices: [invoice] }) => ({
      id,
      photoCount: totalPhotos,
      sentOn: formatInstantDate(uploadedAt, timeZone),
      invoice: seesPrice && invoice ? describeInvoice(invoice) : null,
    })),
  }
}
