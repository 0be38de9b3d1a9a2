'use client'

import { DialogButton } from './dialog-button'
import { VoidForm } from './void-form'

type VoidButtonProps = {
  invoice: {
    id: string
    number: string
    amount: string
    address: string
    /** Whether its payment would unlock photos. */
    opensPhotos: boolean
  }
}

/** Opens the dialog in which a photographer voids an invoice. */
export function VoidButton({ invoice }: VoidButtonProps) {
  return (
    <DialogButton
      label="Void"
      title={`Void ${invoice.number}?`}
      description={`${invoice.amount} for ${invoice.address}. The client will no longer be able to pay it, and its number won't be reused.${invoice.opensPhotos ? ' The photos stay locked until another invoice is paid.' : ''}`}
    >
      {(close) => <VoidForm invoice={invoice} onClose={close} />}
    </DialogButton>
  )
}
