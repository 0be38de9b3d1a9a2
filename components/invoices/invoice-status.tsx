import { Status } from '@/components/ui/status'
import type { InvoiceStatus as InvoiceStatusValue } from '@/prisma/generated/enums'

/** An invoice's state; a completed payment is called Paid. */
export function InvoiceStatus({ value, big }: { value: InvoiceStatusValue; big?: boolean }) {
  return <Status value={value === 'COMPLETED' ? 'PAID' : value} big={big} />
}
