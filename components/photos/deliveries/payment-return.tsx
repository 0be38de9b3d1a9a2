'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { FlashToast } from '@/components/ui/flash-toast'
import { Notice } from '@/components/ui/notice'
import { Spinner } from '@/components/ui/spinner'
import { TextLink } from '@/components/ui/text-link'

const reloadAfterMs = 2_000
/** After a minute without confirmation the page stops asking: the studio sees the payment. */
const maxWaitMs = 60_000

type PaymentReturnProps =
  | {
      state: 'cancelled'
      /** What is said over the page. */
      notice: { title: string; message: string }
    }
  | ConfirmedProps

type ConfirmedProps = {
  /** Read from Stripe and the invoice, never from the URL. */
  state: 'paid' | 'processing'
  /** The invoice that the checkout was for. */
  invoice: { id: string; number: string; amount: string } | null
  street: string
  /** Whether the photos are open now; they aren't if another invoice covers them or the gallery has expired. */
  isOpen: boolean
  className?: string
}

/** Shows a canceled, paid or processing payment to a client returning from the checkout. */
export function PaymentReturn(props: PaymentReturnProps) {
  if (props.state === 'cancelled') return <FlashToast tone="info" {...props.notice} />
  const { state, invoice, street, isOpen, className } = props
  if (state === 'processing') return <Processing className={className} />
  return (
    <>
      <Notice
        tone="ok"
        title={invoice ? `Invoice ${invoice.number} is paid` : 'The invoice is paid'}
        className={className}
        action={
          invoice && (
            <TextLink href={`/invoices/${invoice.id}`} icon="receipt-text">
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

/** Refreshes the page once, to show what the payment changed elsewhere on it. */
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
  const isWaiting = waited < maxWaitMs

  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => {
      setWaited((before) => before + reloadAfterMs)
      router.refresh()
    }, reloadAfterMs)
    return () => clearInterval(timer)
  }, [isWaiting, router])

  if (!isWaiting) {
    return (
      <Notice tone="wait" icon="clock" title="Payment received" announce className={className}>
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
      We're waiting for the bank. This page updates automatically, and you can leave it safely.
    </Notice>
  )
}
