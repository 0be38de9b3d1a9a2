import { payrollResponse } from '@/lib/billing/pay/routes/csv/payroll-response'
import { PayrollFile } from '@/lib/billing/pay/schema'
import { defineRoute } from '@/lib/entry/define-route'

/** Downloads a period's pay as CSV: all photographers for the owner, their own for everyone else. */
export const GET = defineRoute({ access: 'photographer', input: PayrollFile, run: payrollResponse })
