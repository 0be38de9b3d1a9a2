'use client'

import { hydrateLater } from '@/components/ui/hydrate-later'

/** AvailabilityManager, whose code loads only on its tab. */
export const LazyAvailabilityManager = hydrateLater(
  async () => (await import('./availability-manager')).AvailabilityManager,
)

/** BlockDaysForm, whose code loads after the page. */
export const LazyBlockDaysForm = hydrateLater(async () => (await import('./block-days-form')).BlockDaysForm)
