'use client'

import { island } from '@/components/ui/island'

/** AccessForm, which few who open a booking need. */
export const LazyAccessForm = island(async () => (await import('./access-form')).AccessForm)
