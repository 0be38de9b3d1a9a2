'use client'

import { deferComponent } from '@/components/ui/defer'

/** HoldAnnouncer, whose code loads once a time is held. */
export const LazyHoldAnnouncer = deferComponent(async () => (await import('./hold-clock')).HoldAnnouncer)
