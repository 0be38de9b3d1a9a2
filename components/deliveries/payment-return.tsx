'use client'

import { Clock, ReceiptText } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { FlashToast } from '@/components/ui/flash-toast'
import { Notice } from '@/components/ui/notice'
import { Spinner } from '@/components/ui/spinner'
import { TextLink } from '@/components/ui/text-link'

const reloadAfterMs = 2_000
/** After a minute without an answer the client need not wait: the studio sees the payment. */
const patienceMs = 60_000

type PaymentReturnProps = {
  /** The truth, as read from the payment provider and the invoice; never from the address. */
  state: 'paid' | 'processing' | 'cancelled' | 'failed' | 'expired'
  /** The one that the checkout was for. */
  invoice: { id: string; number: string; amount: string } | null
  street: string
  /** Whether the photos are open now: another invoice, or the gallery's last day, may still keep them shut. */
  isOpen: boolean
  className?: string
}

/** What a client sees who comes back from the checkout. */
export function PaymentReturn({ state, invoice, street, isOpen, className }: PaymentReturnProps) {
  if (state === 'cancelled') {
    return (
      <Notice tone="wait" title="Payment Cancelled" announce className={className}>
        Your payment was cancelled. You can try again anytime.
      </Notice>
    )
  }
  if (state === 'failed') {
    return (
      <Notice tone="stop" title="Payment failed" announce className={className}>
        The bank did not complete the payment. Nothing was charged; you can try again or use another card.
      </Notice>
    )
  }
  if (state === 'expired') {
    return (
      <Notice tone="wait" title="The payment page has expired" announce className={className}>
        Nothing was charged. Pay Now opens a new one.
      </Notice>
    )
  }
  if (state === 'processing') return <Processing className={className} />
  return (
    <>
      <Notice
        tone="ok"
        title={invoice ? `Invoice ${invoice.number} is paid` : 'The invoice is paid'}
        className={className}
        action={
          invoice && (
            <TextLink
              href={`/invoices/${invoice.id}`}
              icon={<ReceiptText className="icon-sm" aria-hidden="true" />}
            >
              Receipt
            </TextLink>
          )
        }
      >
        {invoice && `${invoice.amount} for ${street}.`}
      </Notice>
      <FlashToast
        title="Payment Successful!"
        message={isOpen ? `All photos of ${street} are unlocked.` : undefined}
      />
      <ReloadOnce />
    </>
  )
}

/** Shows at once what the payment has changed elsewhere on the page. */
function ReloadOnce() {
  const router = useRouter()
  useEffect(() => {
    const timer = setTimeout(() => router.refresh(), reloadAfterMs)
    return () => clearTimeout(timer)
  }, [router])
  return null
}

function Processing({ className }: { className?: string }) {
  const router = useRouter()
  const [waited, setWaited] = useState(0)
  const patient = waited < patienceMs

  useEffect(() => {
    if (!patient) return
    const timer = setInterval(() => {
      setWaited((before) => before + reloadAfterMs)
      router.refresh()
    }, reloadAfterMs)
    return () => clearInterval(timer)
  }, [patient, router])

  if (!patient) {
    return (
      <Notice
        tone="wait"
        icon={<Clock className="icon" aria-hidden="true" />}
        title="Payment received"
        announce
        className={className}
      >
        Awaiting admin review.
      </Notice>
    )
  }
  return (
    <Notice
      icon={<Spinner size="sm" />}
      title="Confirming your payment"
      announce
      className={className}
      action={
        <Button size="sm" onClick={() => router.refresh()}>
          Check now
        </Button>
      }
    >
      The bank has not answered yet. This page reloads by itself; you may also leave it.
    </Notice>
  )
}
