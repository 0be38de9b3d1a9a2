'use client'

import { island } from '@/components/ui/island'

/** For what is said of the checkout over the page. */
export const LazyFlashToast = island(async () => (await import('@/components/ui/flash-toast')).FlashToast)
/** PaymentReturn, which only a client who comes back from the checkout sees. */
export const LazyPaymentReturn = island(async () => (await import('./payment-return')).PaymentReturn)
