import { Status } from '@/components/ui/status'
import type { DeliverySummary } from '@/lib/photos/deliveries/schema/deliveries'
import { unlockedOnStatementText, waitingForSharesLabel } from '@/lib/photos/deliveries/words/deliveries'

type DeliveryStatusProps = {
  delivery: Pick<DeliverySummary, 'importedOn' | 'paid' | 'invoice' | 'statement'>
  big?: boolean
  className?: string
}

const unpaidLabels: Partial<Record<string, string>> = { PENDING: 'Pending Payment', FAILED: 'Payment failed' }

/** Shows Imported, or nothing to readers who don't see payments; else Paid, No charge, Pending Payment or Payment failed, that a
 * statement collects the payment, that it waits for others' shares, or the invoice's own status for anything else, such as a refund. */
export function DeliveryStatus({ delivery, ...rest }: DeliveryStatusProps) {
  if (delivery.importedOn) return <Status value="IMPORTED" {...rest} />
  if (delivery.paid === null) return null
  if (delivery.paid && delivery.statement)
    return <Status value="OPEN" label={unlockedOnStatementText(delivery.statement.number)} {...rest} />
  if (delivery.paid)
    return (
      <Status value="PAID" label={delivery.invoice?.isComplimentary ? 'No charge' : undefined} {...rest} />
    )
  const status = delivery.invoice?.status ?? 'PENDING'
  if (status === 'COMPLETED') return <Status value="PENDING" label={waitingForSharesLabel} {...rest} />
  const label = unpaidLabels[status]
  return <Status value={status} label={label} {...rest} />
}
