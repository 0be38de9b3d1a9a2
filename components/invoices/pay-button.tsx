'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { Button, type ButtonProps } from '@/components/ui/button'
import { explainFailure } from '@/components/ui/show-result'
import { createSubscribers } from '@/components/ui/subscribers'
import { toast } from '@/components/ui/toast'
import { openCheckoutAction, payShareAction } from '@/lib/invoices/actions'
import type { ActionResult } from '@/lib/platform/errors'
import { lostConnectionText } from '@/lib/platform/words'

type PayButtonProps = Pick<ButtonProps, 'variant' | 'size' | 'wide' | 'className' | 'children'>

/** Opens an invoice's hosted checkout. While one is opening, all other pay buttons on the page are disabled. */
export function PayButton({ invoiceId, ...rest }: PayButtonProps & { invoiceId: string }) {
  return <CheckoutButton {...rest} invoice={invoiceId} open={() => openCheckoutAction({ invoiceId })} />
}

/** Opens the hosted checkout of a share, for whoever has its link. */
export function PayShareButton({ token, ...rest }: PayButtonProps & { token: string }) {
  return <CheckoutButton {...rest} invoice={token} open={() => payShareAction({ token })} />
}

type CheckoutButtonProps = PayButtonProps & {
  /** Different for each button of the page. */
  invoice: string
  open: () => Promise<ActionResult<{ url: string }>>
}

function CheckoutButton(props: CheckoutButtonProps) {
  const { invoice, open, variant = 'main', children = 'Pay Now', ...rest } = props
  const paying = useSyncExternalStore(payingStore.subscribe, payingStore.read, payingStore.readOnServer)
  useEffect(() => {
    // On return from checkout the browser may restore this page with its buttons still disabled.
    const release = (event: PageTransitionEvent) => event.persisted && payingStore.set(null)
    window.addEventListener('pageshow', release)
    return () => window.removeEventListener('pageshow', release)
  }, [])

  async function pay() {
    if (payingStore.read() !== null) return
    payingStore.set(invoice)
    const address = await requestCheckout(open)
    if (address) window.location.assign(address)
    else payingStore.set(null)
  }

  return (
    <Button
      {...rest}
      variant={variant}
      busy={paying === invoice}
      busyText="Creating payment link"
      disabled={paying !== null && paying !== invoice}
      onClick={pay}
    >
      {children}
    </Button>
  )
}

/** Returns the checkout's URL, or null after showing an error. */
async function requestCheckout(open: CheckoutButtonProps['open']): Promise<string | null> {
  try {
    const result = await open()
    if (result.ok) {
      toast.success('Payment Link Created', 'Redirecting to the card checkout')
      return result.data.url
    }
    toast.error('Payment Error', explainFailure(result, 'Failed to create payment link'))
  } catch {
    toast.error('Payment Error', lostConnectionText)
  }
  return null
}

let payingInvoiceId: string | null = null
const { subscribe, notify } = createSubscribers()

/** The invoice on this page whose payment is in progress; for `useSyncExternalStore`. */
export const payingStore = {
  set(invoiceId: string | null) {
    payingInvoiceId = invoiceId
    notify()
  },
  subscribe,
  read: () => payingInvoiceId,
  readOnServer: () => null,
}
