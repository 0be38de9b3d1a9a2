import { db } from '@/lib/platform/data/db'
import type { Invoice } from './invoice'
import type { Chain } from './open-chain.fixture'

export const zone = 'America/New_York'
export const usd = (cents: number) => ({ cents, currency: 'USD' })

/** Something that someone does next, in the portal and in the model. */
export type Step = { name: string; run: () => Promise<void> }

/** Returns an invoice's id: invoices are numbered as the model lists them. */
export async function idOf({ model, bookingId }: Chain, invoice: Invoice): Promise<string> {
  const rows = await db().invoice.findMany({
    where: { bookingId },
    select: { id: true },
    orderBy: { invoiceNumber: 'asc' },
  })
  return rows[model.invoices.indexOf(invoice)]?.id ?? ''
}
