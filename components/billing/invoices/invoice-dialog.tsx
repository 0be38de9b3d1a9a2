'use client'

import { Dialog } from '@/components/ui/dialog'
import type { DialogProps } from '@/components/ui/dialog-props'
import { InvoiceForm, type InvoiceFormProps } from './invoice-form'

type InvoiceDialogProps<T> = InvoiceFormProps<T> &
  Pick<DialogProps, 'side'> & {
    title: string
    description: string
    onClose: () => void
  }

/** A dialog with a form that changes an invoice. Closes once that is saved. */
export function InvoiceDialog<T>(props: InvoiceDialogProps<T>) {
  const { title, description, side, onClose, onDone, ...form } = props
  return (
    <Dialog open side={side} onClose={onClose} title={title} description={description}>
      <InvoiceForm
        {...form}
        onDone={(done) => {
          onDone(done)
          onClose()
        }}
      />
    </Dialog>
  )
}
