'use client'

import { island } from '@/components/ui/island'

/** OrderSummary, which follows what is chosen beside it. */
export const LazyOrderSummary = island(async () => (await import('./order-summary')).OrderSummary)
