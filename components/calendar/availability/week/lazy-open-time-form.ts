'use client'

import { island } from '@/components/ui/island'

/** OpenTimeForm, which is below the calendar. */
export const LazyOpenTimeForm = island(async () => (await import('./open-time-form')).OpenTimeForm)
