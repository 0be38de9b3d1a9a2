import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { findPayee } from '@/lib/billing/pay/operations/find-payee'
import { readPayRule } from '@/lib/billing/pay/operations/read-pay-rule'
import { type Period, periodOf } from '@/lib/billing/pay/rules/periods'
import type { PayrollFile } from '@/lib/billing/pay/schema'
import { db } from '@/lib/platform/data/db'
import { NotFoundError } from '@/lib/platform/errors'
import { listPeriod, type PeriodStatement } from './list-period'

/** The statements of a period, and the addresses of their bookings by id. */
export type Payroll = { period: Period; statements: PeriodStatement[]; addresses: Map<string, string> }

/**
 * Lists every line of a period's statements that the actor may see.
 * @throws NotFoundError if they may not see the pay of the chosen photographer
 */
export async function listPayroll(actor: Actor, { from, photographerId }: PayrollFile): Promise<Payroll> {
  if (photographerId && !(await findPayee(db(), actor, photographerId))) throw new NotFoundError()
  const period = periodOf(from, await readPayRule(db()))
  const statements = (await listPeriod(actor, period)).filter(
    ({ photographer }) => photographerId === undefined || photographer.id === photographerId,
  )
  const ids = statements.flatMap(({ entries }) => entries.flatMap(({ bookingId }) => bookingId ?? []))
  const bookings = await db().booking.findMany({
    where: { id: { in: [...new Set(ids)] } },
    select: { id: true, propertyAddress: true },
  })
  const addresses = new Map(bookings.map(({ id, propertyAddress }) => [id, propertyAddress]))
  return { period, statements, addresses }
}
