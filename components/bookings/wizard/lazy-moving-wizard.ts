'use client'

import { hydrateLater } from '@/components/ui/hydrate-later'

/** MovingWizard, whose code loads only for a reschedule. */
export const LazyMovingWizard = hydrateLater(async () => (await import('./moving-wizard')).MovingWizard)
