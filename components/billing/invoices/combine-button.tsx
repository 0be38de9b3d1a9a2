'use client'

import { useRouter } from 'next/navigation'
import { ConfirmButton } from '@/components/ui/confirm-button'
import { combineInvoicesAction } from '@/lib/billing/invoices/actions'

/** Undoes a split while nobody has paid. Opens the invoice that replaces the shares. */
export function CombineButton({ invoiceId }: { invoiceId: string }) {
  const router = useRouter()
  async function combine() {
    const result = await combineInvoicesAction({ invoiceId })
    if (result.ok) router.push(`/invoices/${result.data.invoiceId}`)
    return result
  }
  return (
    <ConfirmButton
      label="Combine again"
      size="sm"
      variant="quiet"
      act={combine}
      done="Invoices combined"
      failed="Invoices not combined"
      title="Combine these invoices?"
      description="One new invoice for the whole amount replaces them. The links of the others stop working."
      confirmLabel="Combine"
      busyText="Combining"
      cancelLabel="Keep shares"
    />
  )
}
