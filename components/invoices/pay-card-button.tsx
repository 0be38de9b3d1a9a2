'use client'

import { useRouter } from 'next/navigation'
import { useState, useSyncExternalStore } from 'react'
import { Button, type ButtonProps } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { Notice } from '@/components/ui/notice'
import { toast } from '@/components/ui/toast'
import { payByCardAction } from '@/lib/invoices/actions'
import type { PayingCard } from '@/lib/invoices/schema'
import { payingStore } from './pay-button'

type PayCardButtonProps = Pick<ButtonProps, 'size' | 'wide' | 'className'> & {
  invoiceId: string
  /** Formatted: `$498.00`. */
  amount: string
  card: PayingCard
  /** Shortens the label to "Card ending 4242", for table rows. */
  brief?: boolean
}

/** Pays an invoice with the saved card, after a confirmation. A card that needs its bank's confirmation goes to checkout. */
export function PayCardButton({ invoiceId, amount, card, brief = false, ...rest }: PayCardButtonProps) {
  const router = useRouter()
  const paying = useSyncExternalStore(payingStore.subscribe, payingStore.read, payingStore.readOnServer)
  const [open, setOpen] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  function close() {
    setOpen(false)
    setProblem(null)
  }

  async function pay() {
    if (payingStore.read() !== null) return
    payingStore.set(invoiceId)
    setProblem(null)
    const { leaving, failure } = await charge({ invoiceId, cardId: card.id })
    if (!leaving) payingStore.set(null)
    if (failure) setProblem(failure)
    else if (!leaving) {
      close()
      router.refresh()
    }
  }

  return (
    <>
      <Button
        {...rest}
        icon="credit-card"
        disabled={paying !== null}
        aria-label={`Pay with card ending ${card.last4}`}
        onClick={() => setOpen(true)}
      >
        {brief ? 'Card' : 'Pay with card'} ending {card.last4}
      </Button>
      {/* Otherwise the dialog inherits the text alignment of its table cell. */}
      <div className="contents whitespace-normal text-left">
        <ConfirmDialog
          open={open}
          onClose={close}
          title={`Pay ${amount} now?`}
          description={`This charges ${amount} to your card ending ${card.last4}.`}
          confirmLabel={`Pay ${amount}`}
          busyText="Paying"
          tone="main"
          onConfirm={pay}
        >
          {problem && (
            <Notice tone="stop" announce title="Payment not confirmed">
              {problem}
            </Notice>
          )}
        </ConfirmDialog>
      </div>
    </>
  )
}

/** Charges the card. Returns `leaving` when the browser is opening the hosted checkout. */
async function charge(input: {
  invoiceId: string
  cardId: string
}): Promise<{ leaving: boolean; failure?: string }> {
  const result = await payByCardAction(input).catch(() => null)
  if (!result)
    return {
      leaving: false,
      failure: "The connection was lost. Try again; you won't be charged twice.",
    }
  if (!result.ok) return { leaving: false, failure: result.message }
  const { data } = result
  if (data.outcome === 'checkout') {
    toast.success(data.message, 'Continue on the secure payment page')
    window.location.assign(data.url)
    return { leaving: true }
  }
  if (data.outcome === 'paid') toast.success('Payment Successful!')
  else toast.success('Confirming your payment', "Your bank hasn't confirmed it yet")
  return { leaving: false }
}
