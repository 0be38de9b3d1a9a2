'use client'

import { usePageView } from '@/components/ui/use-page-view'
import { recordInvoiceOpenedAction } from '@/lib/billing/invoices/actions'

const record = (invoiceId: string) => recordInvoiceOpenedAction({ invoiceId })

/** Records that the client opened the invoice. Renders nothing. */
export function ViewRecorder({ invoiceId }: { invoiceId: string }) {
  usePageView(invoiceId, record)
  return null
}
