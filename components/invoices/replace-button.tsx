'use client'

import { DialogButton } from './dialog-button'
import { type InvoiceToReplace, ReplaceForm } from './replace-form'

type ReplaceButtonProps = {
  invoice: InvoiceToReplace & {
    address: string
    /** Whether the new invoice's payment unlocks photos. */
    opensPhotos: boolean
  }
}

/** Opens the dialog in which a photographer replaces a voided or refunded invoice. */
export function ReplaceButton({ invoice }: ReplaceButtonProps) {
  return (
    <DialogButton
      label="Replace invoice"
      title={`Replace ${invoice.number}?`}
      description={`Issues a new invoice for ${invoice.address} and notifies the client.${invoice.opensPhotos ? " The photos unlock when it's paid." : ''}`}
    >
      {(close) => <ReplaceForm invoice={invoice} onClose={close} />}
    </DialogButton>
  )
}
