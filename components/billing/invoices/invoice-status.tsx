import { Status } from '@/components/ui/status'
import { lostStatus } from '@/lib/billing/invoices/words/disputes'
import type { InvoiceStatus as InvoiceStatusValue } from '@/prisma/generated/enums'

type InvoiceStatusProps = {
  value: InvoiceStatusValue
  isOverdue?: boolean
  /** What stands for Paid where there was never anything to pay. */
  freeStatus?: string | null
  /** Whether the client's bank took the payment back. */
  isDisputeLost?: boolean
  /** Outlined, beside a page's title. */
  big?: boolean
}

/** An invoice's status as clients and photographers read it: Paid, Overdue, No charge. */
export function InvoiceStatus(props: InvoiceStatusProps) {
  const { value, isOverdue = false, freeStatus = null, isDisputeLost = false, big } = props
  if (isDisputeLost) return <Status value="DISPUTED" label={lostStatus} big={big} />
  if (isOverdue && value === 'PENDING') return <Status value="OVERDUE" big={big} />
  if (value === 'VOID') return <Status value={value} label="Voided" big={big} />
  if (value !== 'COMPLETED') return <Status value={value} big={big} />
  return <Status value="PAID" label={freeStatus ?? undefined} big={big} />
}
