import 'server-only'
import { db } from '@/lib/platform/data/db'
import { queryBuilder } from '@/lib/platform/data/query-builder'

const batchSize = 1_000

/** The last license of the batch before. */
type Place = { paidAt: Date | null; id: string }

export type SoldLicenseLine = Awaited<ReturnType<typeof readBatch>>[number]

/** Yields every license the studio has sold, in order of payment, read in batches. The caller has checked that it's the owner. */
export async function* listSoldLicenses(): AsyncGenerator<SoldLicenseLine> {
  let last: Place | undefined
  do {
    const batch = await readBatch(last)
    yield* batch
    last = batch.length === batchSize ? batch.at(-1) : undefined
  } while (last)
}

function readBatch(last: Place | undefined) {
  return queryBuilder(db())
    .selectFrom('sold_licenses as sold')
    .innerJoin('invoices as i', 'i.id', 'sold.invoiceId')
    .innerJoin('bookings as b', 'b.id', 'i.bookingId')
    .innerJoin('profiles as client', 'client.id', 'i.clientId')
    .where('i.paidAt', 'is not', null)
    .where((eb) =>
      last ? eb(eb.refTuple('i.paidAt', 'i.id'), '>', eb.tuple(last.paidAt, last.id)) : eb.lit(true),
    )
    .select([
      'i.id',
      'i.paidAt',
      'i.invoiceNumber',
      'i.amountCents',
      'i.refundedCents',
      'i.currency',
      'b.propertyAddress',
      'client.fullName as clientName',
      'sold.kind',
      'sold.photoCount',
    ])
    .orderBy('i.paidAt')
    .orderBy('i.id')
    .limit(batchSize)
    .execute()
}
