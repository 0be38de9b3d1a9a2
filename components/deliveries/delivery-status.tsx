import { Status } from '@/components/ui/status'
import type { InvoiceStatus } from '@/prisma/generated/enums'

type DeliveryStatusProps = {
  delivery: { paid: boolean; invoice: { status: InvoiceStatus; isComplimentary: boolean } | null }
  big?: boolean
  className?: string
}

/** Paid, No charge or Pending Payment; anything else, such as a refund, by its own word. */
export function DeliveryStatus({ delivery, ...rest }: DeliveryStatusProps) {
  if (delivery.paid)
    return (
      <Status value="PAID" label={delivery.invoice?.isComplimentary ? 'No charge' : undefined} {...rest} />
    )
  const status = delivery.invoice?.status ?? 'PENDING'
  const waits = status === 'PENDING' || status === 'FAILED'
  return waits ? (
    <Status value="PENDING" label="Pending Payment" {...rest} />
  ) : (
    <Status value={status} {...rest} />
  )
}
