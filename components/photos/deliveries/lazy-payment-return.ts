'use client'

import { island } from '@/components/ui/island'

/** PaymentReturn, which only a client who comes back from the checkout sees. */
export const LazyPaymentReturn = island(async () => (await import('./payment-return')).PaymentReturn)
