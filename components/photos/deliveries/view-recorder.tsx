'use client'

import { usePageView } from '@/components/ui/use-page-view'
import { recordDeliveryOpenedAction } from '@/lib/photos/deliveries/actions'

const record = (deliveryId: string) => recordDeliveryOpenedAction({ deliveryId })

/** Records that the client opened a delivery's page. Renders nothing. */
export function ViewRecorder({ deliveryId }: { deliveryId: string }) {
  usePageView(deliveryId, record)
  return null
}
