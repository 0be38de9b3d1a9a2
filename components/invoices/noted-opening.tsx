'use client'

import { usePageLook } from '@/components/ui/use-page-look'
import { noteInvoiceOpened } from '@/lib/invoices/actions'

const note = (invoiceId: string) => noteInvoiceOpened({ invoiceId })

/** Lets the studio know that its client has opened an invoice. Shows nothing. */
export function NotedOpening({ invoiceId }: { invoiceId: string }) {
  usePageLook(invoiceId, note)
  return null
}
