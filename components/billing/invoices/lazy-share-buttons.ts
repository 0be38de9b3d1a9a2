'use client'

import { island } from '@/components/ui/island'

/** The buttons for others' shares, which few bills have. */
export const LazyCopyPayLink = island(async () => (await import('./copy-pay-link')).CopyPayLink)
export const LazyPayButton = island(async () => (await import('./pay-button')).PayButton)
