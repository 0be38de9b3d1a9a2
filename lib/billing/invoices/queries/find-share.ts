import 'server-only'
import { cache } from 'react'
import { viewBillLimit } from '@/lib/billing/invoices/limits'
import { linkedShare } from '@/lib/billing/invoices/operations/pay-link'
import type { InvoiceDetail } from '@/lib/billing/invoices/schema/invoices'
import { db } from '@/lib/platform/data/db'
import { consumeAttempt } from '@/lib/platform/web/rate-limit'
import { printedFields, readIssuer, toInvoiceDetail } from './print-invoice'

/**
 * Returns the share that this link shows, as it is printed; null if the link doesn't work. Cached per request.
 * @param address the IP address of the visitor
 * @throws AppError `too-many-requests`
 */
export const findShare = cache(async (token: string, address: string): Promise<InvoiceDetail | null> => {
  await consumeAttempt(viewBillLimit, address)
  const [share, studio] = await Promise.all([
    db().invoice.findFirst({ where: linkedShare(token), select: printedFields }),
    readIssuer(),
  ])
  return share && toInvoiceDetail(null, share, studio)
})
