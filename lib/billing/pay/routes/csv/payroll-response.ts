import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { listPayroll } from '@/lib/billing/pay/queries/list-payroll'
import type { PayrollFile } from '@/lib/billing/pay/schema'
import { stateNames } from '@/lib/billing/pay/words'
import { statementColumns, toStatementRow } from './statement-rows'
import { tableResponse } from './write-table'

/** Returns a period's pay as CSV, a row for each line, for photographers the actor may see. */
export async function payrollResponse(actor: Actor, input: PayrollFile): Promise<Response> {
  const { period, statements, addresses } = await listPayroll(actor, input)
  const rows = statements.flatMap(({ photographer, entries, state, ...statement }) => {
    const status = stateNames[state].toLowerCase()
    const context = { ...statement, fullName: photographer.fullName, status, addresses }
    return entries.map((entry) => toStatementRow(entry, context))
  })
  return tableResponse(statementColumns, rows, `pay-${period.startsOn}.csv`)
}
