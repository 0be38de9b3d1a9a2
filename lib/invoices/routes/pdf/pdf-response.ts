import 'server-only'
import { buffer } from 'node:stream/consumers'
import type { Actor } from '@/lib/auth/actor'
import { afterResponse } from '@/lib/entry/after-response'
import { downloadResponse } from '@/lib/entry/download-response'
import { recordInvoiceView } from '@/lib/invoices/commands/record-invoice-view'
import { readInvoice } from '@/lib/invoices/queries/read-invoice'
import { NotFoundError } from '@/lib/platform/errors'
import { writeInvoice } from './write-invoice'

/** Returns an invoice as PDF, and records the download. @throws NotFoundError when the actor may not see it */
export async function pdfResponse(actor: Actor, id: string, logo: Uint8Array | null): Promise<Response> {
  const invoice = await readInvoice(actor, id)
  if (!invoice) throw new NotFoundError('Invoice not found')
  await afterResponse(() => recordInvoiceView(actor, id, 'DOWNLOADED'))
  const pdf = new Uint8Array(await buffer(writeInvoice(invoice, logo)))
  return downloadResponse(pdf, `${invoice.number}.pdf`, 'application/pdf')
}
