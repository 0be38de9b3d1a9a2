'use client'

import { DialogButton } from './dialog-button'
import { type InvoiceToMark, MarkPaidForm } from './mark-paid-form'

/** Opens the dialog in which a photographer records a payment made outside the portal. */
export function MarkPaidButton({ invoice, today }: { invoice: InvoiceToMark; today: string }) {
  return (
    <DialogButton
      label="Mark Paid"
      title={`Mark ${invoice.number} as paid?`}
      description={`${invoice.amount} for ${invoice.address}.${invoice.opensPhotos ? " The client's photos unlock right away." : ''}`}
    >
      {(close) => <MarkPaidForm invoice={invoice} today={today} onClose={close} />}
    </DialogButton>
  )
}
