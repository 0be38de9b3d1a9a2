'use client'

import { island } from '@/components/ui/island'

/** TimeDrawing, without whose code the calendar reads. */
export const LazyTimeDrawing = island(async () => (await import('./time-drawing')).TimeDrawing)
