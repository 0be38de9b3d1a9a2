'use client'

import { island } from '@/components/ui/island'

/** SlotList, for a page that shows it in one of its tabs. */
export const LazySlotList = island(async () => (await import('./slot-list')).SlotList)
