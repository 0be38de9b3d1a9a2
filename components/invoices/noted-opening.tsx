'use client'

import { usePageLook } from '@/components/ui/use-page-look'
import { noteInvoiceOpenedAction } from '@/lib/invoices/actions'

const note = (invoiceId: string) => noteInvoiceOpenedAction({ invoiceId })

/** Lets the studio know that its client has opened an invoice. Shows nothing. */
export function NotedOpening({ invoiceId }: { invoiceId: string }) {
  usePageLook(invoiceId, note)
  return null
}
