'use client'

import { island } from '@/components/ui/island'

/** AvailabilityManager, for a page that shows it in one of its tabs. */
export const LazyAvailabilityManager = island(
  async () => (await import('./availability-manager')).AvailabilityManager,
)
