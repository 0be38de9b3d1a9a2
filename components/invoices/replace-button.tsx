'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
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
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)} className="max-fold:min-h-11">
        New invoice
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={`New invoice instead of ${invoice.number}?`}
        description={`For ${invoice.address}. The client is told at once.${invoice.opensPhotos ? ' The photos unlock when it is paid.' : ''}`}
        className="text-left whitespace-normal"
      >
        <ReplaceForm invoice={invoice} onClose={close} />
      </Dialog>
    </>
  )
}
