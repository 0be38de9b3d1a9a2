'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { type InvoiceToMark, MarkPaidForm } from './mark-paid-form'

/** Opens the dialog in which a photographer records money that came another way. */
export function MarkPaidButton({ invoice, today }: { invoice: InvoiceToMark; today: string }) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)} className="max-fold:min-h-11">
        Mark Paid
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={`Mark ${invoice.number} as paid?`}
        description={`${invoice.amount} for ${invoice.address}.${invoice.opensPhotos ? " The client's photos unlock at once." : ''}`}
        className="text-left whitespace-normal"
      >
        <MarkPaidForm invoice={invoice} today={today} onClose={close} />
      </Dialog>
    </>
  )
}
