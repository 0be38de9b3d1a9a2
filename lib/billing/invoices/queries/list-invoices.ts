import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { mayEnterDemo } from '@/lib/auth/demo-accounts'
import { can, isClient, isPhotographer } from '@/lib/auth/rules/capabilities'
import { pageSize } from '@/lib/billing/invoices/limits'
import { canMarkPaid, canPay, canRefund, canRemind } from '@/lib/billing/invoices/policy'
import { opensPhotos } from '@/lib/billing/invoices/rules/coverage'
import { returnedCents } from '@/lib/billing/invoices/rules/refunded-tax'
import { percentOf, shareOfBill } from '@/lib/billing/invoices/rules/split-bill'
import { isOverdue, isPayableAlone } from '@/lib/billing/invoices/rules/status'
import type { InvoiceFilter, InvoicePage, InvoiceRow } from '@/lib/billing/invoices/schema/listing'
import { failedNote } from '@/lib/billing/invoices/words/failures'
import { occasionOf } from '@/lib/billing/invoices/words/invoice'
import { freeStatusOf } from '@/lib/billing/invoices/words/payment'
import { onStatementNote, shareOfText } from '@/lib/billing/invoices/words/shares'
import { choosePage } from '@/lib/platform/data/choose-page'
import { containing } from '@/lib/platform/data/like'
import { selectCount } from '@/lib/platform/data/query-builder'
import { formatCents } from '@/lib/platform/money/money'
import {
  type CalendarDate,
  dateFromDatabase,
  dateToDatabase,
  formatDate,
} from '@/lib/platform/time/calendar-date'
import { formatInstantDate, todayIn } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { findPayingCards } from './find-paying-cards'
import { findRareInvoices } from './find-rare-invoices'
import { readFailures } from './read-failures'
import { type InvoiceConditions, selectMatching } from './select-invoices'
import { summarizeInvoices } from './summarize-invoices'

/** Counting stops here: nobody pages that far instead of searching. */
const maxCount = 1_000

/** Returns one page of the actor's invoices; the last page for a number past it. */
export async function listInvoices(actor: Actor, filter: InvoiceFilter): Promise<InvoicePage> {
  const { timeZone } = await getStudio()
  const today = todayIn(timeZone)
  const conditions = {
    scope: filter.scope,
    status: filter.status,
    today: dateToDatabase(today),
    bookingId: filter.booking_id || undefined,
    onlyListed: !filter.booking_id && !filter.search,
    ...(filter.search && (await readSearch(actor, containing(filter.search)))),
  }
  const isFiltered = filter.status || filter.booking_id || filter.search
  const counted = isFiltered
    ? await countMatching(actor, conditions)
    : (await summarizeInvoices(actor, filter.scope)).total
  const { page, skip, take } = choosePage(filter.page, counted, { pageSize, maxCount })
  const records = await readPage(actor, conditions, { ...filter, skip, take })
  const unpaid = records.filter(isPayableAlone).map(({ id }) => id)
  const [cards, failures] = await Promise.all([findPayingCards(actor, unpaid), readFailures(unpaid)])
  const context = { timeZone, today, cards, failures }
  return { rows: records.map((record) => toRow(actor, record, context)), ...page }
}

/** Searches the found ids when there are few, which is faster. */
async function readSearch(
  actor: Actor,
  pattern: string,
): Promise<Pick<InvoiceConditions, 'found' | 'pattern'>> {
  const found = await findRareInvoices(actor, pattern)
  return found ? { found } : { pattern }
}

async function countMatching(actor: Actor, conditions: InvoiceConditions): Promise<number> {
  const matching = selectMatching(actor, conditions).select('i.id')
  return (await selectCount(matching, maxCount + 1).execute())[0]?.count ?? 0
}

type Matching = ReturnType<typeof selectMatching>
type Shown = Pick<InvoiceFilter, 'sort' | 'order'> & { skip: number; take: number }

function readPage(actor: Actor, conditions: InvoiceConditions, { skip, take, ...order }: Shown) {
  return selectRows(actor, inOrder(selectMatching(actor, conditions), order))
    .limit(take)
    .offset(skip)
    .execute()
}

type InvoiceRecord = Awaited<ReturnType<typeof readPage>>[number]

function selectRows(actor: Actor, invoices: Matching) {
  return invoices
    .leftJoin('delivery_transfers as t', 't.id', 'i.transferId')
    .leftJoin('revision_rounds as round', 'round.invoiceId', 'i.id')
    .leftJoin('brokerages as brokerage', 'brokerage.id', 'i.brokerageId')
    .leftJoin('statements as statement', 'statement.id', 'i.statementId')
    .select([
      'i.id',
      'i.invoiceNumber',
      'i.bookingId',
      'i.deliveryId',
      'i.transferId',
      'i.purchaseId',
      'i.shareOfId',
      'i.billCents',
      'i.sharedCents',
      'i.payerName',
      'i.isCollected',
      'statement.number as statementNumber',
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
      (eb) =>
        eb
          .exists(
            eb
              .selectFrom('refunds as lost')
              .whereRef('lost.invoiceId', '=', 'i.id')
              .where('lost.disputeId', 'is not', null)
              .select('lost.id'),
          )
          .as('isDisputeLost'),
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
}

const sortColumns = {
  amount: 'i.amountCents',
  status: 'i.status',
  date: 'i.createdAt',
  due: 'i.dueOn',
} as const

/** Breaks all ties, so that no row is on two pages. By status it follows that column's index, newest first. */
function inOrder(invoices: Matching, { sort, order }: Pick<InvoiceFilter, 'sort' | 'order'>): Matching {
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
  failures: Awaited<ReturnType<typeof readFailures>>
}

function toRow(actor: Actor, record: InvoiceRecord, context: RowContext): InvoiceRow {
  const { timeZone, today, cards, failures } = context
  const { id, currency, status, clientId, photographerId } = record
  const failure = failures.get(id)
  const returned = returnedCents(record)
  const photographer = { accountStatus: record.photographerStatus }
  const dueOn = dateFromDatabase(record.dueOn)
  const invoice = {
    status,
    isCollected: record.isCollected,
    amountCents: record.amountCents,
    depositCents: record.depositCents,
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
    freeStatus: freeStatusOf(record.paidMethod),
    refunded: returned > 0 ? formatCents(returned, currency) : null,
    status,
    isOverdue: isOverdue(status, dueOn, today),
    dispute: disputeOf(actor, record),
    allowsTest: mayEnterDemo(),
    // Photos of a shared bill wait for the others too.
    opensPhotos: record.billCents === null && opensPhotos(withDelivery, today),
    failure:
      failure && !(isClient(actor) && record.payerName !== null)
        ? failedNote(failure, isClient(actor) ? 'payer' : 'studio')
        : null,
    paidOn: record.paidAt && formatInstantDate(record.paidAt, timeZone),
    issuedOn: formatInstantDate(record.createdAt, timeZone),
    dueOn: formatDate(dueOn),
    canRemind: canRemind(actor, invoice),
    action: actionOf(actor, invoice, record.payerName !== null),
    isShared: record.billCents !== null,
    statement: record.isCollected ? onStatementNote(record.statementNumber) : null,
    card: cards.get(id) ?? null,
  }
}

function disputeOf(actor: Actor, { disputedAt, isDisputeLost }: InvoiceRecord): InvoiceRow['dispute'] {
  if (disputedAt === null) return null
  if (isDisputeLost) return 'lost'
  return can(actor, 'manage-invoices') ? 'open' : null
}

/** Describes what an invoice is for, and which share of it: `Shot June 12, 2026, 40% share of Sam Seller`. */
function describeOccasion(record: InvoiceRecord): string {
  const { roundId } = record
  const payer = record.brokerageName ?? record.payerName
  const revisionRound = roundId ? { id: roundId } : null
  const occasion = occasionOf({ ...record, revisionRound, booking: record })
  const share = shareOfBill(record)
  return share ? `${occasion}, ${shareOfText(percentOf(share), payer)}` : occasion
}

function actionOf(
  actor: Actor,
  invoice: Parameters<typeof canPay>[1] & Parameters<typeof canRefund>[1],
  isAnothers: boolean,
): InvoiceRow['action'] {
  // What another owes is only paid inside the invoice, which names them.
  if (canPay(actor, invoice)) return isAnothers ? null : 'pay'
  if (canMarkPaid(actor, invoice)) return 'mark-paid'
  return canRefund(actor, invoice) ? 'refund' : null
}
