import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { can } from '@/lib/auth/rules/capabilities'
import { includedPhotos } from '@/lib/bookings/rules/included-photos'
import { toInvoiceLine, toOrderLines } from '@/lib/bookings/rules/order-lines'
import { agreedTotal } from '@/lib/bookings/rules/payment-terms'
import { nameCard } from '@/lib/cards/rules'
import { readCreditOf } from '@/lib/credits/operations/read-credit-of'
import { canSendPhotosFor, preparedBy } from '@/lib/deliveries/policy'
import { coveringInvoice, newestFirst } from '@/lib/deliveries/queries/select-invoices'
import type { BillTerms } from '@/lib/deliveries/rules/planned-bill'
import type { AgreedCharge, BookingChoice } from '@/lib/deliveries/schema/sending'
import { describeTerms } from '@/lib/deliveries/words/choosing'
import { toDeposits } from '@/lib/invoices/operations/read-deposits'
import { describeInvoice } from '@/lib/invoices/words/invoice'
import { dateFromDatabase, timeFromDatabase, whenOf } from '@/lib/platform/calendar-date'
import { formatInstantDate, instantOf, todayIn } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { NotFoundError } from '@/lib/platform/errors'
import { centsToInput } from '@/lib/platform/money'
import { getStudio } from '@/lib/studio/queries/get-studio'
import { readTaxTable } from '@/lib/taxes/operations/read-tax-terms'
import type { TaxTable } from '@/lib/taxes/rules/estimate'
import { findExemption } from '@/lib/taxes/rules/exemption'
import { pickRates } from '@/lib/taxes/rules/pick-rates'
import { toTaxPlace } from '@/lib/taxes/rules/place'
import { isTaxable, toTaxedThings } from '@/lib/taxes/rules/taxable'
import { toTravel } from '@/lib/travel/rules/travel-fee'
import type { Prisma } from '@/prisma/generated/client'
import { labelBooking, labelFields } from './label-booking'

/** Most deliveries listed per booking. */
const maxDeliveries = 5

/** Finds a booking the actor can send photos for; null if they can't. */
export async function findBookingChoice(actor: Actor, bookingId: string): Promise<BookingChoice | null> {
  const row = await db().booking.findFirst({
    where: { AND: [{ id: bookingId }, canSendPhotosFor(actor)] },
    select: choiceFields,
  })
  if (!row) return null
  const { timeZone } = await getStudio()
  const [taxes, credits] = await Promise.all([
    readTaxTable(db(), todayIn(timeZone), row.clientId),
    readCreditOf(db(), [row.clientId]),
  ])
  const creditCents = credits.find(({ currency }) => currency === row.currency)?.cents ?? 0
  return toChoice(actor, row, { timeZone, taxes, creditCents })
}

/** Returns a booking the actor can send photos for. @throws NotFoundError */
export async function getBookingChoice(actor: Actor, bookingId: string): Promise<BookingChoice> {
  const choice = await findBookingChoice(actor, bookingId)
  if (!choice) throw new NotFoundError()
  return choice
}

/** Returns what a booking is called that isn't approved yet, if the actor would prepare its photos; null for any other. */
export async function findUnapproved(actor: Actor, bookingId: string): Promise<string | null> {
  const row = await db().booking.findFirst({
    where: { AND: [{ id: bookingId, status: 'PENDING' }, preparedBy(actor)] },
    select: labelFields,
  })
  return row && labelBooking(row)
}

const choiceFields = {
  id: true,
  clientId: true,
  status: true,
  ...labelFields,
  shootTime: true,
  shootEndTime: true,
  propertyState: true,
  propertyZip: true,
  totalAmountCents: true,
  pricesIncludeTax: true,
  estimatedTaxCents: true,
  agreement: { select: { brand: true, last4: true, chargeAfterDays: true } },
  travelMiles: true,
  travelFeeCents: true,
  driveFeeCents: true,
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
  deliveries: {
    ...newestFirst,
    select: {
      id: true,
      totalPhotos: true,
      includedPhotos: true,
      extraPhotoCents: true,
      uploadedAt: true,
      invoices: coveringInvoice,
    },
    take: maxDeliveries,
  },
} satisfies Prisma.BookingSelect

type ChoiceRow = Prisma.BookingGetPayload<{ select: typeof choiceFields }>

/** Returns what the booking's invoice will come to, line by line as `sendPhotos` writes them. */
function toBillTerms(
  row: ChoiceRow,
  { taxes, creditCents }: { taxes: TaxTable; creditCents: number },
): BillTerms {
  const place = toTaxPlace(row)
  const lines = toOrderLines({ ...row, travel: toTravel(row) })
  return {
    isTaxIncluded: row.pricesIncludeTax,
    brokerage: toBrokerage(row),
    prepaid: { depositCents: toDeposit(row), creditCents },
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
  const paid = invoices.filter(({ depositCents, status }) => depositCents < 0 || status === 'COMPLETED')
  return toDeposits(paid).availableCents
}

/** Returns the charge that the client agreed to for the first delivery. */
function toCharge({ agreement, deliveries, ...row }: ChoiceRow): AgreedCharge | null {
  if (!agreement || agreement.chargeAfterDays === null || deliveries.length > 0) return null
  const { brand, last4, chargeAfterDays: afterDays } = agreement
  return { card: nameCard(brand, last4), afterDays, ...agreedTotal(row) }
}

function toChoice(
  actor: Actor,
  row: ChoiceRow,
  { timeZone, taxes, creditCents }: { timeZone: string; taxes: TaxTable; creditCents: number },
): BookingChoice {
  const seesPrice = can(actor, 'price-photos')
  const date = dateFromDatabase(row.shootDate)
  return {
    id: row.id,
    label: labelBooking(row),
    isDelivered: row.deliveries.length > 0,
    isApproved: true,
    endsAt: instantOf(date, timeFromDatabase(row.shootEndTime), timeZone).toISOString(),
    begins: whenOf({ date, startTime: timeFromDatabase(row.shootTime) }),
    amount: seesPrice ? centsToInput(row.totalAmountCents, row.currency) : '',
    currency: row.currency,
    client: row.client.fullName,
    bill: seesPrice ? toBillTerms(row, { taxes, creditCents }) : null,
    charge: seesPrice ? toCharge(row) : null,
    photos: seesPrice ? includedPhotos(row.services) : null,
    isOpen: row.status === 'CONFIRMED' && can(actor, 'manage-bookings'),
    deliveries: row.deliveries.map(({ id, totalPhotos, uploadedAt, invoices: [invoice], ...terms }) => ({
      id,
      photoCount: totalPhotos,
      sentOn: formatInstantDate(uploadedAt, timeZone),
      invoice: seesPrice && invoice ? describeInvoice(invoice) : null,
      choice: describeTerms(terms, row.currency),
    })),
  }
}
