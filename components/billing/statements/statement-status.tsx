import { Status } from '@/components/ui/status'
import { statementStatusWords } from '@/lib/billing/statements/words'
import type { StatementStatus as StatementStatusValue } from '@/prisma/generated/enums'

type StatementStatusProps = { value: StatementStatusValue; isOverdue: boolean; big?: boolean }

/** A statement's status as the studio and the brokerage read it: Open, Overdue, Paid. */
export function StatementStatus({ value, isOverdue, big }: StatementStatusProps) {
  if (isOverdue) return <Status value="OVERDUE" big={big} />
  return <Status value={value} label={statementStatusWords[value]} big={big} />
}
