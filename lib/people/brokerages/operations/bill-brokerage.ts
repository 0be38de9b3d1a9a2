import 'server-only'
import { findOwner } from '@/lib/people/accounts/operations/find-owner'
import { type BilledBrokerage, exceedsCredit } from '@/lib/people/brokerages/rules/coverage'
import { brokerageNotifications, missingContactText } from '@/lib/people/brokerages/words'
import type { Transaction } from '@/lib/platform/data/db'
import { lockRow } from '@/lib/platform/data/lock'
import { AppError } from '@/lib/platform/errors'
import { formatCents } from '@/lib/platform/money/money'
import { now } from '@/lib/platform/time/clock'
import { notify } from '@/lib/studio/notifications/operations/notify'
import { readCredit } from './read-credit'

/**
 * Returns how a brokerage pays a new bill: whether photos wait for it, and whether a statement collects it. Locks the brokerage
 * until the bill is committed, so that two bills can't both be the last within its credit limit. Call it after locking invoices.
 * Notifies the studio's owner of the first bill past the limit.
 * @throws AppError `conflict` without a billing contact
 */
export async function billBrokerage(
  tx: Transaction,
  brokerageId: string,
  bill: { cents: number; currency: string },
): Promise<BilledBrokerage> {
  await lockRow(tx, 'brokerages', brokerageId, 'NO KEY UPDATE')
  const brokerage = await tx.brokerage.findUniqueOrThrow({
    where: { id: brokerageId },
    select: {
      name: true,
      billingName: true,
      billingEmail: true,
      paysMonthly: true,
      unlocksOnTerms: true,
      creditLimitCents: true,
      limitPassedAt: true,
    },
  })
  const { billingName: name, billingEmail: email, paysMonthly, unlocksOnTerms } = brokerage
  if (name === null || email === null) throw new AppError('conflict', missingContactText(brokerage.name))
  const { timeZone } = await tx.studioSettings.findUniqueOrThrow({
    where: { id: 1 },
    select: { timeZone: true },
  })
  const { currency } = bill
  const { leftCents, statementDueOn } = await readCredit(tx, { brokerageId, currency, timeZone })
  const isOverLimit = exceedsCredit(leftCents, bill.cents)
  const isOnTerms = unlocksOnTerms && !isOverLimit
  if (unlocksOnTerms) await recordLimit(tx, { ...brokerage, id: brokerageId }, isOverLimit)
  return { brokerageId, name, email, isCollected: paysMonthly, dueOn: statementDueOn, isOnTerms, isOverLimit }
}

type Limited = { id: string; name: string; creditLimitCents: number | null; limitPassedAt: Date | null }

/** Records whether the limit is passed, and notifies the owner when that begins. */
async function recordLimit(
  tx: Transaction,
  { id, name, creditLimitCents, limitPassedAt }: Limited,
  isPassed: boolean,
): Promise<void> {
  if (isPassed === (limitPassedAt !== null)) return
  await tx.brokerage.update({
    where: { id },
    data: { limitPassedAt: isPassed ? now() : null },
    select: { id: true },
  })
  const owner = isPassed ? await findOwner(tx) : null
  if (!owner) return
  const { currency } = await tx.studioSettings.findUniqueOrThrow({
    where: { id: 1 },
    select: { currency: true },
  })
  await notify(tx, {
    userId: owner.userId,
    ...brokerageNotifications.limitPassed(name, formatCents(creditLimitCents ?? 0, currency)),
    type: 'WARNING',
    details: { billed_brokerage_id: id },
  })
}
