'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { payingStore } from '@/components/ui/checkout-button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { Notice } from '@/components/ui/notice'
import { toast } from '@/components/ui/toast'
import { payByCardAction } from '@/lib/billing/invoices/actions'
import type { PayingCard } from '@/lib/billing/invoices/schema/paying'
import { currentPage, PayButton } from './pay-button'

type PayCardDialogProps = {
  invoiceId: string
  /** Formatted: `$498.00`. */
  amount: string
  card: PayingCard
  /** Whether it leads to the checkout for another card too. */
  offersOthers?: boolean
  onClose: () => void
}

/** Confirms that the saved card is charged, and charges it. */
export function PayCardDialog(props: PayCardDialogProps) {
  const { invoiceId, amount, card, offersOthers = false, onClose } = props
  const router = useRouter()
  const [problem, setProblem] = useState<string | null>(null)

  async function pay() {
    if (payingStore.read() !== null) return
    payingStore.set(invoiceId)
    setProblem(null)
    const { leaving, failure } = await charge({ invoiceId, cardId: card.id })
    if (!leaving) payingStore.set(null)
    if (failure) setProblem(failure)
    else if (!leaving) {
      onClose()
      router.refresh()
    }
  }

  return (
    <ConfirmDialog
      open
      onClose={onClose}
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
      {offersOthers && (
        <div className={problem ? 'mt-4' : undefined}>
          <PayButton invoiceId={invoiceId} variant="default">
            Use another card
          </PayButton>
        </div>
      )}
    </ConfirmDialog>
  )
}

/** Charges the card. Returns `leaving` when the browser is opening the hosted checkout. */
async function charge(input: {
  invoiceId: string
  cardId: string
}): Promise<{ leaving: boolean; failure?: string }> {
  const result = await payByCardAction({ ...input, from: currentPage() }).catch(() => null)
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
