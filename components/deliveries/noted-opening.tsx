'use client'

import { usePageLook } from '@/components/ui/use-page-look'
import { noteDeliveryOpenedAction } from '@/lib/deliveries/actions'

const note = (deliveryId: string) => noteDeliveryOpenedAction({ deliveryId })

/** Lets the studio know that its client has opened the page of a delivery. Shows nothing. */
export function NotedOpening({ deliveryId }: { deliveryId: string }) {
  usePageLook(deliveryId, note)
  return null
}
