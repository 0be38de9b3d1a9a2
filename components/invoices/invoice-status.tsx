import { Status } from '@/components/ui/status'
import type { InvoiceStatus as InvoiceStatusValue } from '@/prisma/generated/enums'

type InvoiceStatusProps = {
  value: InvoiceStatusValue
  isOverdue?: boolean
  /** Nothing was ever to be paid for it. */
  isComplimentary?: boolean
  big?: boolean
}

/**
 * An invoice's state; a completed payment is called Paid, and one that is late Overdue. A complimentary invoice reads No
 * charge.
 */
export function InvoiceStatus({
  value,
  isOverdue = false,
  isComplimentary = false,
  big,
}: InvoiceStatusProps) {
  if (isOverdue && value === 'PENDING') return <Status value="OVERDUE" big={big} />
  if (value !== 'COMPLETED') return <Status value={value} big={big} />
  return <Status value="PAID" label={isComplimentary ? 'No charge' : undefined} big={big} />
}
