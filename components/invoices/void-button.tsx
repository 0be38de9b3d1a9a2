'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
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
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)} className="max-fold:min-h-11">
        Void
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={`Void ${invoice.number}?`}
        description={`${invoice.amount} for ${invoice.address}. It can no longer be paid, and its number is not given out again.${invoice.opensPhotos ? ' The photos stay locked until another invoice is paid.' : ''}`}
        className="text-left whitespace-normal"
      >
        <VoidForm invoice={invoice} onClose={close} />
      </Dialog>
    </>
  )
}
