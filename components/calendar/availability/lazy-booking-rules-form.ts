'use client'

import { island } from '@/components/ui/island'

/** BookingRulesForm, which is below the weekly hours. */
export const LazyBookingRulesForm = island(
  async () => (await import('./booking-rules-form')).BookingRulesForm,
)
