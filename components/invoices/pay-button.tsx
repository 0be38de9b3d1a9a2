'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { Button, type ButtonProps } from '@/components/ui/button'
import { explainFailure, lostConnectionText } from '@/components/ui/explain-failure'
import { toast } from '@/components/ui/toast'
import { openCheckoutAction } from '@/lib/invoices/actions'
import { payingStore } from './paying-store'

type PayButtonProps = Pick<ButtonProps, 'variant' | 'size' | 'wide' | 'className' | 'children'> & {
  invoiceId: string
}

/** Leads to the hosted checkout of an invoice. While one Pay Now is in progress, every other on the page rests. */
export function PayButton({ invoiceId, variant = 'main', children = 'Pay Now', ...rest }: PayButtonProps) {
  const paying = useSyncExternalStore(payingStore.subscribe, payingStore.read, payingStore.readOnServer)
  useEffect(() => {
    // Coming back from the checkout the browser may show this page as it was left.
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

/** The checkout's address, or null after saying why there is none. */
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
