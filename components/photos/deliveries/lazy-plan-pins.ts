'use client'

import { island } from '@/components/ui/island'

/** PlanPins, which few galleries have. */
export const LazyPlanPins = island(async () => (await import('./plan-pins')).PlanPins)
