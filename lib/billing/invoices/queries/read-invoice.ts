import 'server-only'
import { cache } from 'react'
import { z } from 'zod'
import type { Actor } from '@/lib/auth/actor'
import { readableBy, visibleTo } from '@/lib/billing/invoices/policy'
import type { InvoiceDetail } from '@/lib/billing/invoices/schema/invoices'
import { db } from '@/lib/platform/data/db'
import { type PrintedInvoice, printedFields, readIssuer, toInvoiceDetail } from './print-invoice'

/** Reads an invoice as it is printed; null for one that the actor may not see. */
export const readInvoice = cache(async (actor: Actor, id: string): Promise<InvoiceDetail | null> => {
  if (!z.uuid().safeParse(id).success) return null
  const [invoice, studio] = await Promise.all([
    db().invoice.findFirst({ where: { AND: [{ id }, readableBy(actor)] }, select: printedFields }),
    readIssuer(),
  ])
  return invoice && toInvoiceDetail(actor, invoice, studio)
})

/** Reads the newest invoices that the actor may see, each also as it is printed. */
export async function listPrintedInvoices(
  actor: Actor,
  limit: number,
): Promise<{ invoice: PrintedInvoice; printed: InvoiceDetail }[]> {
  const [invoices, studio] = await Promise.all([
    db().invoice.findMany({
      where: visibleTo(actor),
      select: printedFields,
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: limit,
    }),
    readIssuer(),
  ])
  return invoices.map((invoice) => ({ invoice, printed: toInvoiceDetail(actor, invoice, studio) }))
}
