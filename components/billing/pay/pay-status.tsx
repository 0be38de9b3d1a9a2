import { Status } from '@/components/ui/status'
import type { StatementState } from '@/lib/billing/pay/rules/entries'
import { stateNames } from '@/lib/billing/pay/words'

const values: Record<StatementState, string> = {
  NO_TERMS: 'CLOSED',
  OPEN: 'PENDING',
  APPROVED: 'CONFIRMED',
  PAID: 'PAID',
}

/** Whether a statement is approved and paid. */
export function PayStatus({ state, big }: { state: StatementState; big?: boolean }) {
  return <Status value={values[state]} label={stateNames[state]} big={big} />
}
