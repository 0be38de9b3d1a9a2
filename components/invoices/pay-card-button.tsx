'use client'

import { CreditCard } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useState, useSyncExternalStore } from 'react'
import { Button, type ButtonProps } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { Notice } from '@/components/ui/notice'
import { toast } from '@/components/ui/toast'
import { payByCardAction } from '@/lib/invoices/actions'
import type { PayingCard } from '@/lib/invoices/schema'
import { payingStore } from './paying-store'

type PayCardButtonProps = Pick<ButtonProps, 'size' | 'wide' | 'className'> & {
  invoiceId: string
  /** Formatted: `$498.00`. */
  amount: string
  card: PayingCard
  /** "Card ending 4242", for a row that has little room. */
  brief?: boolean
}

/** Pays an invoice with the card on file, after one question. A card that wants its bank goes on to the checkout. */
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
        icon={<CreditCard className="icon-sm" aria-hidden="true" />}
        disabled={paying !== null}
        aria-label={`Pay with card ending ${card.last4}`}
        onClick={() => setOpen(true)}
      >
        {brief ? 'Card' : 'Pay with card'} ending {card.last4}
      </Button>
      {/* In a table's cell the dialog would inherit how the cell sets its text. */}
      <div className="contents whitespace-normal text-left">
        <ConfirmDialog
          open={open}
          onClose={close}
          title={`Pay ${amount} now?`}
          description={`Charges ${amount} to the card ending ${card.last4}.`}
          confirmLabel={`Pay ${amount}`}
          busyText="Paying"
          tone="main"
          onConfirm={pay}
        >
          {problem && (
            <Notice tone="stop" announce title="Payment not taken">
              {problem}
            </Notice>
          )}
        </ConfirmDialog>
      </div>
    </>
  )
}

/** Asks for the money; `leaving` when the browser is on its way to the hosted checkout. */
async function charge(input: {
  invoiceId: string
  cardId: string
}): Promise<{ leaving: boolean; failure?: string }> {
  const result = await payByCardAction(input).catch(() => null)
  if (!result)
    return {
      leaving: false,
      failure: 'The portal did not answer. You can press again: nothing is charged twice.',
    }
  if (!result.ok) return { leaving: false, failure: result.message }
  const { data } = result
  if (data.outcome === 'checkout') {
    toast.success(data.message, 'Continue on the secure payment page')
    window.location.assign(data.url)
    return { leaving: true }
  }
  if (data.outcome === 'paid') toast.success('Payment Successful!')
  else toast.success('Confirming your payment', 'The bank has not answered yet')
  return { leaving: false }
}
