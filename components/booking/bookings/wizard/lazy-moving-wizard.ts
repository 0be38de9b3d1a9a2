'use client'

import { island } from '@/components/ui/island'

/** MovingWizard, for a page that mostly shows the wizard for new bookings. */
export const LazyMovingWizard = island(async () => (await import('./moving-wizard')).MovingWizard)
