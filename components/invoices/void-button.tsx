'use client'

import { DialogButton } from './dialog-button'
import { VoidForm } from './void-form'

type VoidButtonProps = {
  invoice: {
    id: string
    number: string
    amount: string
    address: string
    /** Whether the client's photos would have opened by its payment. */
    opensPhotos: boolean
  }
}

/** Opens the dialog in which a photographer withdraws an invoice that is wrong. */
export function VoidButton({ invoice }: VoidButtonProps) {
  return (
    <DialogButton
      label="Void"
      title={`Void ${invoice.number}?`}
      description={`${invoice.amount} for ${invoice.address}. It can no longer be paid, and its number won't be reused.${invoice.opensPhotos ? ' The photos stay locked until another invoice is paid.' : ''}`}
    >
      {(close) => <VoidForm invoice={invoice} onClose={close} />}
    </DialogButton>
  )
}
