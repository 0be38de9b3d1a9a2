'use client'

import { usePageView } from '@/components/ui/use-page-view'
import { recordDeliveryOpenedAction } from '@/lib/deliveries/actions'

const record = (deliveryId: string) => recordDeliveryOpenedAction({ deliveryId })

/** Lets the studio know that its client has opened the page of a delivery. Shows nothing. */
export function ViewRecorder({ deliveryId }: { deliveryId: string }) {
  usePageView(deliveryId, record)
  return null
}
