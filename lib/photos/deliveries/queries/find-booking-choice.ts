import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { can } from '@/lib/auth/rules/capabilities'
import { toDeposits } from '@/lib/billing/invoices/operations/read-deposits'
import { describeInvoice } from '@/lib/billing/invoices/words/invoice'
import { includedPhotos } from '@/lib/booking/bookings/rules/included-photos'
import { toInvoiceLine, toOrderLines } from '@/lib/booking/bookings/rules/order-lines'
import { agreedTotal } from '@/lib/booking/bookings/rules/payment-terms'
import { joinShotLists } from '@/lib/booking/bookings/rules/shots'
import { toTravel } from '@/lib/calendar/travel/rules/travel-fee'
import { nameCard } from '@/lib/catalog/cards/rules'
import { readCreditOf } from '@/lib/catalog/credit/operations/read-credit-of'
import { readTaxTable } from '@/lib/catalog/taxes/operations/read-tax-terms'
import type { TaxTable } from '@/lib/catalog/taxes/rules/estimate'
import { findExemption } from '@/lib/catalog/taxes/rules/exemption'
import { pickRates } from '@/lib/catalog/taxes/rules/pick-rates'
import { toTaxPlace } from '@/lib/catalog/taxes/rules/place'
import { isTaxable, toTaxedThings } from '@/lib/catalog/taxes/rules/taxable'
import { readCredit } from '@/lib/people/brokerages/operations/read-credit'
import { canSendPhotosFor, preparedBy } from '@/lib/photos/deliveries/policy'
import { coveringInvoice, newestFirst } from '@/lib/photos/deliveries/queries/select-invoices'
import type { BillTerms } from '@/lib/photos/deliveries/rules/planned-bill'
import type { AgreedCharge, BookingChoice } from '@/lib/photos/deliveries/schema/sending'
import { describeTerms } from '@/lib/photos/deliveries/words/choosing'
import { db } from '@/lib/platform/data/db'
import { NotFoundError } from '@/lib/platform/errors'
import { centsToInput } from '@/lib/platform/money/money'
import {
  addDays,
  dateFromDatabase,
  formatDate,
  timeFromDatabase,
  whenOf,
} from '@/lib/platform/time/calendar-date'
import { formatInstantDate, instantOf, todayIn } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import type { Prisma } from '@/prisma/generated/client'
import { describeOption, labelBooking, labelFields } from './label-booking'

/** Most deliveries listed per booking. */
const maxDeliveries = 5

/** Finds a booking the actor can send photos for; null if they can't. */
export async function findBookingChoice(actor: Actor, bookingId: string): Promise<BookingChoice | null> {
  const row = await db().booking.findFirst({
    where: { AND: [{ id: bookingId }, canSendPhotosFor(actor)] },
    select: choiceFields,
  })
  if (!row) return null
  const { timeZone, invoiceDueDays } = await getStudio()
  const { currency, coverage } = row
  const today = todayIn(timeZone)
  const [taxes, credits, brokerage] = await Promise.all([
    readTaxTable(db(), today, row.clientId),
    readCreditOf(db(), [row.clientId]),
    coverage ? readCredit(db(), { brokerageId: coverage.brokerageId, currency, timeZone }) : null,
  ])
  const creditCents = credits.find((credit) => credit.currency === currency)?.cents ?? 0
  const payment = {
    creditLeftCents: brokerage?.leftCents ?? null,
    dueOn: formatDate(brokerage?.statementDueOn ?? addDays(today, invoiceDueDays)),
  }
  return toChoice(actor, row, { timeZone, taxes, creditCents, payment })
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
  photosBy: true,
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
      service: { select: { shots: true } },
    },
    orderBy: { position: 'asc' },
  },
  shots: { select: { room: true } },
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

type BillFacts = {
  taxes: TaxTable
  creditCents: number
  /** How the booking's brokerage will pay. */
  payment: Pick<NonNullable<BillTerms['brokerage']>, 'creditLeftCents' | 'dueOn'>
}

/** Returns what the booking's invoice will come to, line by line as `sendPhotos` writes them. */
function toBillTerms(row: ChoiceRow, { taxes, creditCents, payment }: BillFacts): BillTerms {
  const place = toTaxPlace(row)
  const lines = toOrderLines({ ...row, travel: toTravel(row) })
  return {
    isTaxIncluded: row.pricesIncludeTax,
    brokerage: toBrokerage(row, payment),
    prepaid: { depositCents: toDeposit(row), creditCents },
    things: toTaxedThings(taxes),
    components: findExemption(taxes.exemptions, place) ? [] : pickRates(taxes.rates, place, taxes.today),
    lines: lines.map(toInvoiceLine).map((line) => ({ ...line, taxable: isTaxable(line, taxes) })),
  }
}

/** Returns the brokerage that pays a part, and what it pays on other invoices of the booking. */
function toBrokerage(
  { coverage, invoices }: ChoiceRow,
  payment: BillFacts['payment'],
): BillTerms['brokerage'] {
  if (!coverage) return null
  const { brokerage, brokerageId, basisPoints, capCents, serviceIds } = coverage
  const paid = invoices.filter((invoice) => invoice.brokerageId === brokerageId)
  const paidCents = paid.reduce((sum, { amountCents }) => sum + amountCents, 0)
  return { name: brokerage.name, coverage: { basisPoints, capCents, serviceIds }, paidCents, ...payment }
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
  { timeZone, ...facts }: BillFacts & { timeZone: string },
): BookingChoice {
  const seesPrice = can(actor, 'price-photos')
  const date = dateFromDatabase(row.shootDate)
  const isDelivered = row.deliveries.length > 0
  return {
    id: row.id,
    label: labelBooking(row),
    ...describeOption({ ...row, isDelivered }, todayIn(timeZone)),
    isDelivered,
    isApproved: true,
    endsAt: instantOf(date, timeFromDatabase(row.shootEndTime), timeZone).toISOString(),
    begins: whenOf({ date, startTime: timeFromDatabase(row.shootTime) }),
    amount: seesPrice ? centsToInput(row.totalAmountCents, row.currency) : '',
    currency: row.currency,
    client: row.client.fullName,
    bill: seesPrice ? toBillTerms(row, facts) : null,
    charge: seesPrice ? toCharge(row) : null,
    photos: seesPrice ? includedPhotos(row.services) : null,
    isOpen: row.status === 'CONFIRMED' && can(actor, 'manage-bookings'),
    shots: isDelivered ? [] : joinShotLists(row),
    deliveries: row.deliveries.map(({ id, totalPhotos, uploadedAt, invoices: [invoice], ...terms }) => ({
      id,
      photoCount: totalPhotos,
      sentOn: formatInstantDate(uploadedAt, timeZone),
      invoice: seesPrice && invoice ? describeInvoice(invoice) : null,
      choice: describeTerms(terms, row.currency),
    })),
  }
}
