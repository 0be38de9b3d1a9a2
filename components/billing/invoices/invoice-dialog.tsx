'use client'

import { Dialog } from '@/components/ui/dialog'
import { InvoiceForm, type InvoiceFormProps } from './invoice-form'

type InvoiceDialogProps<T> = InvoiceFormProps<T> & {
  title: string
  description: string
  onClose: () => void
}

/** A dialog with a form that changes an invoice. Closes once that is saved. */
export function InvoiceDialog<T>(props: InvoiceDialogProps<T>) {
  const { title, description, onClose, onDone, ...form } = props
  return (
    <Dialog open onClose={onClose} title={title} description={description}>
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
