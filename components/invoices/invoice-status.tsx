import { Status } from '@/components/ui/status'
import type { InvoiceStatus as InvoiceStatusValue } from '@/prisma/generated/enums'

type InvoiceStatusProps = { value: InvoiceStatusValue; isOverdue?: boolean; big?: boolean }

/** An invoice's state; a completed payment is called Paid, and one that is late Overdue. */
export function InvoiceStatus({ value, isOverdue = false, big }: InvoiceStatusProps) {
  if (isOverdue && value === 'PENDING') return <Status value="OVERDUE" big={big} />
  return <Status value={value === 'COMPLETED' ? 'PAID' : value} big={big} />
}
