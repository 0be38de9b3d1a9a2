'use client'

import { island } from '@/components/ui/island'

/** DeliveryRows, as data: a list's texts take far fewer bytes, and less time on the server, than its elements. */
export const LazyDeliveryRows = island(async () => (await import('./delivery-rows')).DeliveryRows)
