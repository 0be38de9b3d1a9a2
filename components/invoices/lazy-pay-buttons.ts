'use client'

import { hydrateLater } from '@/components/ui/hydrate-later'

/** PayButton, whose code loads only where an invoice can be paid. */
export const LazyPayButton = hydrateLater(async () => (await import('./pay-button')).PayButton)

/** PayCardButton, whose code loads only for invoices that a saved card can pay. */
export const LazyPayCardButton = hydrateLater(async () => (await import('./pay-card-button')).PayCardButton)
