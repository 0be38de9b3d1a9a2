'use client'

import { island } from '@/components/ui/island'

/** Choosing photos, which few deliveries have, and offering it, which is below the photos. */
export const LazyChoiceBoard = island(async () => (await import('./choice-board')).ChoiceBoard)
export const LazyChoiceOffer = island(async () => (await import('./choice-offer')).ChoiceOffer)
