import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { can, isPhotographer } from '@/lib/auth/rules/capabilities'
import { pageSize } from '@/lib/invoices/limits'
import { canMarkPaid, canPay, canRefund, canRemind } from '@/lib/invoices/policy'
import { opensPhotos } from '@/lib/invoices/rules/coverage'
import { percentOf } from '@/lib/invoices/rules/split-bill'
import { isOverdue } from '@/lib/invoices/rules/status'
import type { InvoiceFilter, InvoicePage, InvoiceRow } from '@/lib/invoices/schema'
import { occasionOf } from '@/lib/invoices/words/invoice'
import { shareOfText } from '@/lib/invoices/words/shares'
import { type CalendarDate, dateFromDatabase, formatDate } from '@/lib/platform/calendar-date'
import { choosePage } from '@/lib/platform/choose-page'
import { formatInstantDate, todayIn } from '@/lib/platform/clock'
import { formatCents } from '@/lib/platform/money'
import { countUpTo } from '@/lib/platform/query-builder'
import { getStudio } from '@/lib/studio/queries/get-studio'
import { findPayingCards } from './find-paying-cards'
import { findRareInvoices } from './find-rare-invoices'
import { selectMatching } from './select-invoices'

/** Counting stops here: nobody pages that far instead of searching. */
const maxCount = 1_000

/** Returns one page of the actor's invoices; the last page for a number past it. */
export async function listInvoices(actor: Actor, filter: InvoiceFilter): Promise<InvoicePage> {
  const { timeZone } = await getStudio()
  const today = todayIn(timeZone)
  const found = filter.search ? await findRareInvoices(actor, filter.search) : null
  const invoices = selectMatching(actor, filter, today, found)
  const counted = await countUpTo(maxCount + 1, invoices.select('i.id'))
  const chosen = choosePage(filter.page, counted, { pageSize, maxCount })
  const records = await readPage(actor, invoices, filter, chosen)
  const cards = await findPayingCards(
    actor,
    records.map(({ id }) => id),
  )
  const rows = records.map((record) => toRow(actor, record, { timeZone, today, cards }))
  return { rows, ...chosen.page }
}

type Matching = ReturnType<typeof selectMatching>
type InvoiceRecord = Awaited<ReturnType<typeof readPage>>[number]

function readPage(
  actor: Actor,
  invoices: Matching,
  filter: InvoiceFilter,
  { skip, take }: { skip: number; take: number },
) {
  return inOrder(invoices, filter)
    .leftJoin('delivery_transfers as t', 't.id', 'i.transferId')
    .leftJoin('revision_rounds as round', 'round.invoiceId', 'i.id')
    .leftJoin('brokerages as brokerage', 'brokerage.id', 'i.brokerageId')
    .select([
      'i.id',
      'i.invoiceNumber',
      'i.bookingId',
      'i.deliveryId',
      'i.transferId',
      'i.purchaseId',
      'i.shareOfId',
      'i.billCents',
      'i.payerName',
      'i.isCollected',
      'brokerage.name as brokerageName',
      'i.clientId',
      'b.photographerId',
      'photographer.fullName as photographerName',
      'photographer.accountStatus as photographerStatus',
      `${can(actor, 'manage-invoices') ? 'client' : 'photographer'}.fullName as person`,
      'b.propertyAddress',
      'b.shootDate',
      'b.lateFeeState',
      'i.amountCents',
      'i.depositCents',
      'i.paidMethod',
      'i.refundedCents',
      'i.currency',
      'i.status',
      'i.dueOn',
      'i.paidAt',
      'i.disputedAt',
      'i.createdAt',
      (eb) =>
        eb
          .selectFrom('media_deliveries as delivery')
          .where((of) => of('delivery.id', '=', of.fn.coalesce('i.deliveryId', 't.deliveryId')))
          .select('delivery.expiresOn')
          .as('galleryUntil'),
      (eb) =>
        eb
          .selectFrom('invoices as same')
          .where((same) =>
            same.or([
              same('same.deliveryId', '=', same.ref('i.deliveryId')),
              same('same.transferId', '=', same.ref('i.transferId')),
            ]),
          )
          .select('same.id')
          .orderBy('same.createdAt', 'desc')
          .orderBy('same.id', 'desc')
          .limit(1)
          .as('latestId'),
      't.endedAt as transferEndedAt',
      'round.id as roundId',
    ])
    .limit(take)
    .offset(skip)
    .execute()
}

const sortColumns = {
  amount: 'i.amountCents',
  status: 'i.status',
  date: 'i.createdAt',
  due: 'i.dueOn',
} as const

/** Breaks all ties, so that no row is on two pages. By status it follows that column's index, newest first. */
function inOrder(invoices: Matching, { sort, order }: InvoiceFilter): Matching {
  const opposite = order === 'asc' ? 'desc' : 'asc'
  const ties = sort === 'status' ? opposite : order
  const sorted =
    sort === 'number'
      ? // Numbers get longer past 9999, so the shorter is the earlier.
        invoices
          .orderBy((eb) => eb.fn('length', ['i.invoiceNumber']), order)
          .orderBy('i.invoiceNumber', order)
      : invoices.orderBy(sortColumns[sort], order)
  return sorted.orderBy('i.createdAt', ties).orderBy('i.id', ties)
}

type RowContext = {
  timeZone: string
  today: CalendarDate
  cards: Awaited<ReturnType<typeof findPayingCards>>
}

function toRow(actor: Actor, record: InvoiceRecord, { timeZone, today, cards }: RowContext): InvoiceRow {
  const { id, currency, status, refundedCents, clientId, photographerId } = record
  const photographer = { accountStatus: record.photographerStatus }
  const dueOn = dateFromDatabase(record.dueOn)
  const invoice = {
    status,
    isCollected: record.isCollected,
    amountCents: record.amountCents,
    clientId,
    shareOf: null,
    booking: { photographerId, photographer },
  }
  const withDelivery = {
    id,
    shareOf: null,
    delivery:
      record.latestId && !record.transferEndedAt
        ? { expiresOn: record.galleryUntil, invoices: [{ id: record.latestId }] }
        : null,
    transfer: null,
  }
  return {
    id,
    number: record.invoiceNumber,
    bookingId: record.bookingId,
    person: record.person,
    leftBehindBy:
      isPhotographer(actor) && photographerId !== actor.profileId ? record.photographerName : null,
    address: record.propertyAddress,
    occasion: describeOccasion(record),
    amount: formatCents(record.amountCents, currency),
    isComplimentary: record.paidMethod === 'NO_CHARGE',
    refunded: refundedCents > 0 ? formatCents(refundedCents, currency) : null,
    status,
    isOverdue: isOverdue(status, dueOn, today),
    isDisputed: can(actor, 'manage-invoices') && record.disputedAt !== null,
    // Photos of a shared bill wait for the others too.
    opensPhotos: record.billCents === null && opensPhotos(withDelivery, today),
    paidOn: record.paidAt && formatInstantDate(record.paidAt, timeZone),
    issuedOn: formatInstantDate(record.createdAt, timeZone),
    dueOn: formatDate(dueOn),
    canRemind: canRemind(actor, invoice),
    action: actionOf(actor, invoice),
    card: cards.get(id) ?? null,
  }
}

/** Describes what an invoice is for, and which share of it: `Shot June 12, 2026, 40% share of Sam Seller`. */
function describeOccasion(record: InvoiceRecord): string {
  const { roundId, billCents, amountCents, depositCents } = record
  const payer = record.brokerageName ?? record.payerName
  const revisionRound = roundId ? { id: roundId } : null
  const occasion = occasionOf({ ...record, revisionRound, booking: record })
  if (billCents === null) return occasion
  return `${occasion}, ${shareOfText(percentOf(amountCents - depositCents, billCents), payer)}`
}

function actionOf(
  actor: Actor,
  invoice: Parameters<typeof canPay>[1] & Parameters<typeof canRefund>[1],
): InvoiceRow['action'] {
  if (canPay(actor, invoice)) return 'pay'
  if (canMarkPaid(actor, invoice)) return 'mark-paid'
  return canRefund(actor, invoice) ? 'refund' : null
}
