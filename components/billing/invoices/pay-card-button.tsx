'use client'

import { type ComponentProps, useState, useSyncExternalStore } from 'react'
import { Button, type ButtonProps } from '@/components/ui/button'
import { payingStore } from '@/components/ui/checkout-button'
import { deferComponent } from '@/components/ui/defer'
import type { PayCardDialog } from './pay-card-dialog'

const Dialog = deferComponent(async () => (await import('./pay-card-dialog')).PayCardDialog)

type PayCardButtonProps = Pick<ButtonProps, 'size' | 'wide' | 'className'> &
  Pick<ComponentProps<typeof PayCardDialog>, 'invoiceId' | 'amount' | 'card'>

/** Pays an invoice with the saved card, after a confirmation. A card that needs its bank's confirmation goes to checkout. */
export function PayCardButton({ invoiceId, amount, card, ...rest }: PayCardButtonProps) {
  const paying = useSyncExternalStore(payingStore.subscribe, payingStore.read, payingStore.readOnServer)
  const [isOpen, setIsOpen] = useState(false)
  Dialog.usePreload()

  return (
    <>
      <Button {...rest} icon="credit-card" disabled={paying !== null} onClick={() => setIsOpen(true)}>
        Pay with card ending {card.last4}
      </Button>
      {isOpen && (
        <Dialog invoiceId={invoiceId} amount={amount} card={card} onClose={() => setIsOpen(false)} />
      )}
    </>
  )
}
