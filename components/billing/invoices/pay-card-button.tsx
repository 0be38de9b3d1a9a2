'use client'

import { type ComponentProps, useState, useSyncExternalStore } from 'react'
import { Button, type ButtonProps } from '@/components/ui/button'
import { payingStore } from '@/components/ui/checkout-button'
import { deferComponent } from '@/components/ui/defer'
import type { PayCardDialog } from './pay-card-dialog'

const Dialog = deferComponent(async () => (await import('./pay-card-dialog')).PayCardDialog)

type PayCardButtonProps = Pick<ButtonProps, 'size' | 'wide' | 'className'> &
  Omit<ComponentProps<typeof PayCardDialog>, 'onClose'> & {
    /** Shortens the label to "Card ending 4242", for table rows. */
    brief?: boolean
  }

/** Pays an invoice with the saved card, after a confirmation. A card that needs its bank's confirmation goes to checkout. */
export function PayCardButton({ invoiceId, amount, card, brief = false, ...rest }: PayCardButtonProps) {
  const paying = useSyncExternalStore(payingStore.subscribe, payingStore.read, payingStore.readOnServer)
  const [isOpen, setIsOpen] = useState(false)
  Dialog.usePreload()

  return (
    <>
      <Button
        {...rest}
        icon="credit-card"
        disabled={paying !== null}
        aria-label={`Pay with card ending ${card.last4}`}
        onClick={() => setIsOpen(true)}
      >
        {brief ? 'Card' : 'Pay with card'} ending {card.last4}
      </Button>
      {isOpen && (
        <Dialog invoiceId={invoiceId} amount={amount} card={card} onClose={() => setIsOpen(false)} />
      )}
    </>
  )
}
