import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { pageSize } from '@/lib/invoices/limits'
import { canMarkPaid, canPay, canRefund, canRemind } from '@/lib/invoices/policy'
import { opensPhotos } from '@/lib/invoices/rules/coverage'
import { isOverdue } from '@/lib/invoices/rules/status'
import type { InvoiceFilter, InvoicePage, InvoiceRow } from '@/lib/invoices/schema'
import { occasionOf } from '@/lib/invoices/words/invoice'
import { type CalendarDate, dateFromDatabase, formatDate } from '@/lib/platform/calendar-date'
import { formatInstantDate, todayIn } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { formatCents } from '@/lib/platform/money'
import { getStudio } from '@/lib/studio/queries/get-studio'
import { Prisma } from '@/prisma/generated/client'
import type { AccountStatus, InvoiceStatus, LateFeeState } from '@/prisma/generated/enums'
import { findPayingCards } from './find-paying-cards'
import { findRareInvoices } from './find-rare-invoices'
import { joinedInvoices, matching } from './select-invoices'

/** Counting stops here: nobody pages that far instead of searching. */
const maxCount = 1_000

/** Returns one page of the actor's invoices; the last page for a number past it. */
export async function listInvoices(actor: Actor, filter: InvoiceFilter): Promise<InvoicePage> {
  const { timeZone } = await getStudio()
  const today = todayIn(timeZone)
  const found = filter.search ? await findRareInvoices(actor, filter.search) : null
  const where = matching(actor, filter, today, found)
  const counted = await countUpTo(maxCount + 1, where)
  const total = Math.min(counted, maxCount)
  const page = Math.min(filter.page, Math.max(1, Math.ceil(total / pageSize)))
  const records = await readPage(actor, where, filter, page)
  const cards = await findPayingCards(
    actor,
    records.map(({ id }) => id),
  )
  const rows = records.map((record) => toRow(actor, record, { timeZone, today, cards }))
  return { rows, total, hasMore: counted > total, page }
}

/** A row of the query, with Prisma's field names. */
type InvoiceRecord = {
  id: string
  invoiceNumber: string
  bookingId: string
  deliveryId: string | null
  galleryUntil: Date | null
  latestId: string | null
  clientId: string
  photographerId: string
  photographerName: string
  photographerStatus: AccountStatus
  person: string
  propertyAddress: string
  shootDate: Date
  lateFeeState: LateFeeState | null
  amountCents: number
  refundedCents: number
  currency: string
  status: InvoiceStatus
  dueOn: Date
  paidAt: Date | null
  disputedAt: Date | null
  createdAt: Date
}

function readPage(actor: Actor, where: Prisma.Sql, filter: InvoiceFilter, page: number) {
  const person =
    actor.role === 'PHOTOGRAPHER' ? Prisma.sql`client.full_name` : Prisma.sql`photographer.full_name`
  return db().$queryRaw<InvoiceRecord[]>`
    SELECT i.id, i.invoice_number AS "invoiceNumber", i.booking_id AS "bookingId", i.delivery_id AS "deliveryId",
      b.client_id AS "clientId", b.photographer_id AS "photographerId",
      photographer.full_name AS "photographerName", photographer.account_status AS "photographerStatus", ${person} AS person,
      b.property_address AS "propertyAddress", b.shoot_date AS "shootDate", b.late_fee_state AS "lateFeeState",
      i.amount_cents AS "amountCents", i.refunded_cents AS "refundedCents", i.currency, i.status, i.due_on AS "dueOn",
      i.paid_at AS "paidAt", i.disputed_at AS "disputedAt", i.created_at AS "createdAt",
      (SELECT expires_on FROM media_deliveries WHERE id = i.delivery_id) AS "galleryUntil",
      (SELECT id FROM invoices WHERE delivery_id = i.delivery_id ORDER BY created_at DESC, id DESC LIMIT 1) AS "latestId"
    FROM ${joinedInvoices}
    WHERE ${where}
    ORDER BY ${orderOf(filter)}
    LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}`
}

async function countUpTo(limit: number, where: Prisma.Sql): Promise<number> {
  const [row] = await db().$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM (SELECT 1 FROM ${joinedInvoices} WHERE ${where} LIMIT ${limit}) AS counted`
  return row?.count ?? 0
}

/** Numbers get longer past 9999, so the shorter is the earlier. */
const columns: Record<InvoiceFilter['sort'], Prisma.Sql[]> = {
  number: [Prisma.sql`length(i.invoice_number)`, Prisma.sql`i.invoice_number`],
  amount: [Prisma.sql`i.amount_cents`],
  status: [Prisma.sql`i.status`],
  date: [Prisma.sql`i.created_at`],
  due: [Prisma.sql`i.due_on`],
}

/** Breaks all ties, so that no row is on two pages. By status it follows that column's index, newest first. */
function orderOf({ sort, order }: InvoiceFilter): Prisma.Sql {
  const [direction, opposite] =
    order === 'asc' ? [Prisma.sql`ASC`, Prisma.sql`DESC`] : [Prisma.sql`DESC`, Prisma.sql`ASC`]
  const ties = sort === 'status' ? opposite : direction
  const parts = [
    ...columns[sort].map((column) => Prisma.sql`${column} ${direction}`),
    Prisma.sql`i.created_at ${ties}`,
    Prisma.sql`i.id ${ties}`,
  ]
  return Prisma.join(parts, ', ')
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
    amountCents: record.amountCents,
    booking: { clientId, photographerId, photographer },
  }
  const withDelivery = {
    id,
    delivery: record.latestId
      ? { expiresOn: record.galleryUntil, invoices: [{ id: record.latestId }] }
      : null,
  }
  return {
    id,
    number: record.invoiceNumber,
    bookingId: record.bookingId,
    person: record.person,
    leftBehindBy:
      actor.role === 'PHOTOGRAPHER' && photographerId !== actor.profileId ? record.photographerName : null,
    address: record.propertyAddress,
    occasion: occasionOf({ ...record, booking: record }),
    amount: formatCents(record.amountCents, currency),
    isComplimentary: record.amountCents === 0,
    refunded: refundedCents > 0 ? formatCents(refundedCents, currency) : null,
    status,
    isOverdue: isOverdue(status, dueOn, today),
    isDisputed: actor.role === 'PHOTOGRAPHER' && record.disputedAt !== null,
    opensPhotos: opensPhotos(withDelivery, today),
    paidOn: record.paidAt && formatInstantDate(record.paidAt, timeZone),
    issuedOn: formatInstantDate(record.createdAt, timeZone),
    dueOn: formatDate(dueOn),
    canRemind: canRemind(actor, invoice),
    action: actionOf(actor, invoice),
    card: cards.get(id) ?? null,
  }
}

function actionOf(
  actor: Actor,
  invoice: Parameters<typeof canPay>[1] & Parameters<typeof canRefund>[1],
): InvoiceRow['action'] {
  if (canPay(actor, invoice)) return 'pay'
  if (canMarkPaid(actor, invoice)) return 'mark-paid'
  return canRefund(actor, invoice) ? 'refund' : null
}
