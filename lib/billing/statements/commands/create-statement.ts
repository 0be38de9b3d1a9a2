import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { canManageStatements } from '@/lib/billing/statements/policy'
import { nothingToCollectText } from '@/lib/billing/statements/words'
import { db } from '@/lib/platform/data/db'
import { AppError, ForbiddenError, NotFoundError } from '@/lib/platform/errors'
import { todayIn } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { issueStatements } from './issue-statements'

/**
 * Issues a brokerage's statement of everything up to today, without waiting for the end of the month.
 * @returns its number; several for several currencies
 * @throws ForbiddenError, NotFoundError; AppError `conflict` if there is nothing to collect
 */
export async function createStatement(
  actor: Actor,
  { brokerageId }: { brokerageId: string },
): Promise<{ numbers: string[] }> {
  if (!canManageStatements(actor)) throw new ForbiddenError()
  const { timeZone } = await getStudio()
  const count = await db().brokerage.count({ where: { id: brokerageId } })
  if (count === 0) throw new NotFoundError('Brokerage not found')
  const numbers = await db().$transaction((tx) =>
    issueStatements(tx, { brokerageId, startsOn: null, endsOn: todayIn(timeZone), actor }),
  )
  if (numbers.length === 0) throw new AppError('conflict', nothingToCollectText)
  return { numbers }
}
