'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { defer, useLoaded } from '@/components/ui/defer'
import { Dialog } from '@/components/ui/dialog'
import type { InvoiceFormProps } from './invoice-form'

const invoiceForm = defer(() => import('./invoice-form'))

type InvoiceDialogButtonProps<T> = InvoiceFormProps<T> & { label: string; title: string; description: string }

/** A small button that opens a dialog with the form. */
export function InvoiceDialogButton<T>(props: InvoiceDialogButtonProps<T>) {
  const { label, title, description, onDone, ...form } = props
  const [open, setOpen] = useState(false)
  const loaded = useLoaded(invoiceForm)
  const close = () => setOpen(false)
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)} className="max-fold:min-h-11">
        {label}
      </Button>
      {loaded && (
        <Dialog open={open} onClose={close} title={title} description={description}>
          <loaded.InvoiceForm
            {...form}
            onDone={(done) => {
              onDone(done)
              close()
            }}
          />
        </Dialog>
      )}
    </>
  )
}
