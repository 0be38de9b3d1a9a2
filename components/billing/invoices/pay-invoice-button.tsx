'use client'

import { useState, useSyncExternalStore } from 'react'
import { Button, type ButtonProps } from '@/components/ui/button'
import { payingStore } from '@/components/ui/checkout-button'
import { deferComponent } from '@/components/ui/defer'
import type { PayingCard } from '@/lib/billing/invoices/schema/paying'
import { PayButton } from './pay-button'

const Dialog = deferComponent(async () => (await import('./pay-card-dialog')).PayCardDialog)

type PayInvoiceButtonProps = Pick<ButtonProps, 'size' | 'variant' | 'className' | 'children'> & {
  invoice: { id: string; amount: string }
  /** The saved card to offer first; null goes to the hosted checkout at once. */
  card: PayingCard | null
}

/** The one button that pays an invoice: with the saved card after a confirmation, which also offers another card. */
export function PayInvoiceButton({ invoice, card, variant = 'main', ...rest }: PayInvoiceButtonProps) {
  const paying = useSyncExternalStore(payingStore.subscribe, payingStore.read, payingStore.readOnServer)
  const [isOpen, setOpen] = useState(false)
  Dialog.usePreload()

  if (!card) return <PayButton {...rest} variant={variant} invoiceId={invoice.id} />
  return (
    <>
      <Button {...rest} variant={variant} disabled={paying !== null} onClick={() => setOpen(true)} />
      {isOpen && (
        <Dialog
          invoiceId={invoice.id}
          amount={invoice.amount}
          card={card}
          offersOthers
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
