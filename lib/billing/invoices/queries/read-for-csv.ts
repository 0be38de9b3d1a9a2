import 'server-only'
import { sql } from 'kysely'
import type { Actor } from '@/lib/auth/actor'
import type { InvoiceFilter } from '@/lib/billing/invoices/schema/listing'
import { containing } from '@/lib/platform/data/like'
import { type CalendarDate, dateToDatabase } from '@/lib/platform/time/calendar-date'
import { selectMatching } from './select-invoices'

const batchSize = 1_000

/** The last invoice of the batch before. */
type Place = { createdAt: Date; id: string }

export type CsvInvoice = Awaited<ReturnType<typeof readBatch>>[number]

/** Yields all matching invoices that the actor may see, oldest first, read in batches. */
export async function* readForCsv(
  actor: Actor,
  filter: InvoiceFilter,
  today: CalendarDate,
): AsyncGenerator<CsvInvoice> {
  let last: Place | undefined
  do {
    const batch = await readBatch(actor, filter, today, last)
    yield* batch
    last = batch.length === batchSize ? batch.at(-1) : undefined
  } while (last)
}

function readBatch(actor: Actor, filter: InvoiceFilter, today: CalendarDate, last: Place | undefined) {
  const { scope, status, search, booking_id: bookingId } = filter
  const conditions = {
    scope,
    status,
    bookingId,
    today: dateToDatabase(today),
    pattern: search && containing(search),
  }
  return selectMatching(actor, conditions)
    .leftJoin('tax_exemptions as exemption', 'exemption.id', 'i.taxExemptionId')
    .leftJoin('brokerages as brokerage', 'brokerage.id', 'i.brokerageId')
    .where((eb) =>
      last ? eb(eb.refTuple('i.createdAt', 'i.id'), '>', eb.tuple(last.createdAt, last.id)) : eb.lit(true),
    )
    .select((eb) =>
      eb
        .selectFrom('invoice_lines as line')
        .whereRef('line.invoiceId', '=', 'i.id')
        .where('line.taxRateThousandths', '>', 0)
        .select(sql<number[] | null>`array_agg(DISTINCT line.tax_rate_thousandths)`.as('rates'))
        .as('rates'),
    )
    .select((eb) =>
      eb
        .selectFrom('invoice_lines as line')
        .whereRef('line.invoiceId', '=', 'i.id')
        .where('line.taxRateThousandths', '>', 0)
        .select(sql<number | null>`sum(line.amount_cents - line.tax_cents)::int`.as('taxableCents'))
        .as('taxableCents'),
    )
    .select((eb) => [
      eb.fn.coalesce('brokerage.name', 'i.payerName', 'client.fullName').as('clientName'),
      eb.fn.coalesce('i.payerEmail', 'client.email').as('clientEmail'),
    ])
    .select([
      'i.id',
      'i.invoiceNumber',
      'i.createdAt',
      'i.dueOn',
      'i.status',
      'i.paidAt',
      'i.paidMethod',
      'b.propertyAddress',
      'b.shootDate',
      'i.amountCents',
      'i.taxCents',
      'i.depositCents',
      'i.creditCents',
      'i.refundedCents',
      'i.currency',
      'exemption.certificateNumber as certificate',
    ])
    .orderBy('i.createdAt')
    .orderBy('i.id')
    .limit(batchSize)
    .execute()
}
