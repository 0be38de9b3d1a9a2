'use client'

import { island } from '@/components/ui/island'

/** SizeSection, which is below the services and empty before one is chosen that has no fixed price. */
export const LazySizeSection = island(async () => (await import('./size-section')).SizeSection)
