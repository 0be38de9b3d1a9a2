'use client'

import { usePageView } from '@/components/ui/use-page-view'
import { recordInvoiceOpenedAction } from '@/lib/invoices/actions'

const record = (invoiceId: string) => recordInvoiceOpenedAction({ invoiceId })

/** Lets the studio know that its client has opened an invoice. Shows nothing. */
export function ViewRecorder({ invoiceId }: { invoiceId: string }) {
  usePageView(invoiceId, record)
  return null
}
