'use client'

import { island } from '@/components/ui/island'

/** ToursSection, whose code loads after the page. */
export const LazyToursSection = island(async () => (await import('./tours-section')).ToursSection)
