import 'server-only'
import { readBatches } from '@/lib/billing/ledger/queries/read-batches'
import { grantDocument } from '@/lib/billing/ledger/rules/export/documents'
import type { ExportedDocument } from '@/lib/billing/ledger/rules/export/rows'
import { db } from '@/lib/platform/data/db'
import { dateOf } from '@/lib/platform/time/clock'
import type { Span } from './read-invoices'

/** Yields the credit notes of account credit that was granted or removed in a period. A refund as credit is a refund's. */
export async function* readGranted(span: Span, timeZone: string): AsyncGenerator<ExportedDocument> {
  const entries = readBatches((page) =>
    db().creditEntry.findMany({
      where: { kind: { not: 'REFUNDED' }, createdAt: span },
      select: {
        id: true,
        amountCents: true,
        currency: true,
        createdAt: true,
        client: { select: { fullName: true, email: true } },
      },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      ...page,
    }),
  )
  for await (const { id, amountCents, currency, createdAt, client } of entries) {
    const head = {
      // Short enough for QuickBooks, which takes 21 characters.
      number: `CREDIT-${id.replaceAll('-', '').slice(0, 12)}`,
      customer: client.fullName,
      email: client.email,
      address: '',
      issuedOn: dateOf(createdAt, timeZone),
      currency,
    }
    yield grantDocument(head, amountCents)
  }
}
