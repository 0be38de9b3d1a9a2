import 'server-only'
import { buffer } from 'node:stream/consumers'
import type { Actor } from '@/lib/auth/actor'
import { clientAddress } from '@/lib/auth/client-address'
import { recordInvoiceView } from '@/lib/billing/invoices/commands/record-invoice-view'
import { findShare } from '@/lib/billing/invoices/queries/find-share'
import { readInvoice } from '@/lib/billing/invoices/queries/read-invoice'
import type { InvoiceDetail } from '@/lib/billing/invoices/schema/invoices'
import { afterResponse } from '@/lib/entry/after-response'
import { downloadResponse } from '@/lib/entry/download-response'
import { NotFoundError } from '@/lib/platform/errors'
import { writeInvoice } from './write-invoice'

/** Returns an invoice as PDF, and records the download. @throws NotFoundError when the actor may not see it */
export async function pdfResponse(actor: Actor, id: string, logo: Uint8Array | null): Promise<Response> {
  const invoice = await readInvoice(actor, id)
  if (!invoice) throw new NotFoundError('Invoice not found')
  await afterResponse(() => recordInvoiceView(actor, id, 'DOWNLOADED'))
  return respond(invoice, logo)
}

/** Returns a share as PDF. @throws NotFoundError if the link doesn't work, AppError `too-many-requests` */
export async function sharePdfResponse(
  token: string,
  request: Request,
  logo: Uint8Array | null,
): Promise<Response> {
  const share = await findShare(token, clientAddress(request.headers))
  if (!share) throw new NotFoundError('Invoice not found')
  return respond(share, logo)
}

async function respond(invoice: InvoiceDetail, logo: Uint8Array | null): Promise<Response> {
  const pdf = new Uint8Array(await buffer(writeInvoice(invoice, logo)))
  return downloadResponse(pdf, `${invoice.number}.pdf`, 'application/pdf')
}
