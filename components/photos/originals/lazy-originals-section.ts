'use client'

import { island } from '@/components/ui/island'

/** OriginalsSection, whose code loads after the page. */
export const LazyOriginalsSection = island(async () => (await import('./originals-section')).OriginalsSection)
