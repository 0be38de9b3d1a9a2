import { defineRoute } from '@/lib/entry/define-route'
import { payrollResponse } from '@/lib/pay/routes/csv/payroll-response'
import { PayrollFile } from '@/lib/pay/schema'

/** Downloads a period's pay as CSV: all photographers for the owner, their own for everyone else. */
export const GET = defineRoute({ access: 'photographer', input: PayrollFile, run: payrollResponse })
