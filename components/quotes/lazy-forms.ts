'use client'

import { hydrateLater } from '@/components/ui/hydrate-later'

/** ClientQuoteForm, whose code loads only for clients. */
export const LazyClientQuoteForm = hydrateLater(
  async () => (await import('./client-quote-form')).ClientQuoteForm,
)

/** VisitorQuoteForm, whose code loads only for visitors. */
export const LazyVisitorQuoteForm = hydrateLater(
  async () => (await import('./visitor-quote-form')).VisitorQuoteForm,
)
