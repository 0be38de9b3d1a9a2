'use client'

import { island } from '@/components/ui/island'

/** MediaSection, whose code loads after the page. */
export const LazyMediaSection = island(async () => (await import('./media-section')).MediaSection)
