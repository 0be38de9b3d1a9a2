'use client'

import { island } from '@/components/ui/island'

/** BlockDaysForm, which is below the fold. */
export const LazyBlockDaysForm = island(async () => (await import('./block-days-form')).BlockDaysForm)
