import { Status } from '@/components/ui/status'
import type { DeliveryDetail } from '@/lib/deliveries/schema'

/** Paid or Pending Payment; anything else, such as a refund, by its own word. */
export function DeliveryStatus({ delivery }: { delivery: Pick<DeliveryDetail, 'paid' | 'invoice'> }) {
  if (delivery.paid) return <Status value="PAID" big />
  const status = delivery.invoice?.status ?? 'PENDING'
  const waits = status === 'PENDING' || status === 'FAILED'
  return waits ? <Status value="PENDING" label="Pending Payment" big /> : <Status value={status} big />
}
