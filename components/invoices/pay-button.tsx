'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { Button, type ButtonProps } from '@/components/ui/button'
import { explainFailure } from '@/components/ui/show-result'
import { createSubscribers } from '@/components/ui/subscribers'
import { toast } from '@/components/ui/toast'
import { openCheckoutAction } from '@/lib/invoices/actions'
import { lostConnectionText } from '@/lib/platform/words'

type PayButtonProps = Pick<ButtonProps, 'variant' | 'size' | 'wide' | 'className' | 'children'> & {
  invoiceId: string
}

/** Opens an invoice's hosted checkout. While one is opening, all other pay buttons on the page are disabled. */
export function PayButton({ invoiceId, variant = 'main', children = 'Pay Now', ...rest }: PayButtonProps) {
  const paying = useSyncExternalStore(payingStore.subscribe, payingStore.read, payingStore.readOnServer)
  useEffect(() => {
    // On return from checkout the browser may restore this page with its buttons still disabled.
    const release = (event: PageTransitionEvent) => event.persisted && payingStore.set(null)
    window.addEventListener('pageshow', release)
    return () => window.removeEventListener('pageshow', release)
  }, [])

  async function pay() {
    if (payingStore.read() !== null) return
    payingStore.set(invoiceId)
    const address = await requestCheckout(invoiceId)
    if (address) window.location.assign(address)
    else payingStore.set(null)
  }

  return (
    <Button
      {...rest}
      variant={variant}
      busy={paying === invoiceId}
      busyText="Creating payment link"
      disabled={paying !== null && paying !== invoiceId}
      onClick={pay}
    >
      {children}
    </Button>
  )
}

/** Returns the checkout's URL, or null after showing an error. */
async function requestCheckout(invoiceId: string): Promise<string | null> {
  try {
    const result = await openCheckoutAction({ invoiceId })
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
