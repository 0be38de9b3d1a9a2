'use client'

import { DialogButton } from './dialog-button'
import { type InvoiceToReplace, ReplaceForm } from './replace-form'

type ReplaceButtonProps = {
  invoice: InvoiceToReplace & {
    address: string
    /** Whether the client's photos open by the payment of the new one. */
    opensPhotos: boolean
  }
}

/** Opens the dialog in which a photographer issues an invoice instead of one that was withdrawn or refunded. */
export function ReplaceButton({ invoice }: ReplaceButtonProps) {
  return (
    <DialogButton
      label="New invoice"
      title={`New invoice instead of ${invoice.number}?`}
      description={`For ${invoice.address}. The client is told at once.${invoice.opensPhotos ? ' The photos unlock when it is paid.' : ''}`}
    >
      {(close) => <ReplaceForm invoice={invoice} onClose={close} />}
    </DialogButton>
  )
}
