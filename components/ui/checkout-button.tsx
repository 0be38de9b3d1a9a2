'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { Button, type ButtonProps } from '@/components/ui/button'
import { explainFailure } from '@/components/ui/show-result'
import { createSubscribers } from '@/components/ui/subscribers'
import { toast } from '@/components/ui/toast'
import type { ActionResult } from '@/lib/platform/errors'
import { lostConnectionText } from '@/lib/platform/words'

export type PayButtonProps = Pick<ButtonProps, 'variant' | 'size' | 'wide' | 'className' | 'children'>

type CheckoutButtonProps = PayButtonProps & {
  /** What is paid; different for each button of the page. */
  payable: string
  open: () => Promise<ActionResult<{ url: string }>>
}

/** Opens a hosted checkout. While one is opening, all other pay buttons on the page are disabled. */
export function CheckoutButton(props: CheckoutButtonProps) {
  const { payable, open, variant = 'main', children = 'Pay Now', ...rest } = props
  const paying = useSyncExternalStore(payingStore.subscribe, payingStore.read, payingStore.readOnServer)
  useEffect(() => {
    // On return from checkout the browser may restore this page with its buttons still disabled.
    const release = (event: PageTransitionEvent) => event.persisted && payingStore.set(null)
    window.addEventListener('pageshow', release)
    return () => window.removeEventListener('pageshow', release)
  }, [])

  async function pay() {
    if (payingStore.read() !== null) return
    payingStore.set(payable)
    const address = await requestCheckout(open)
    if (address) window.location.assign(address)
    else payingStore.set(null)
  }

  return (
    <Button
      {...rest}
      variant={variant}
      busy={paying === payable}
      busyText="Creating payment link"
      disabled={paying !== null && paying !== payable}
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

let payingId: string | null = null
const { subscribe, notify } = createSubscribers()

/** What on this page is being paid; for `useSyncExternalStore`. */
export const payingStore = {
  set(payable: string | null) {
    payingId = payable
    notify()
  },
  subscribe,
  read: () => payingId,
  readOnServer: () => null,
}
