import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { createStatement } from '@/lib/billing/pay/operations/create-statement'
import type { Payee } from '@/lib/billing/pay/operations/find-payee'
import { lockPayee } from '@/lib/billing/pay/operations/lock-payee'
import { type Draft, readDrafts } from '@/lib/billing/pay/operations/read-drafts'
import { readPayRule } from '@/lib/billing/pay/operations/read-pay-rule'
import { approvalProblem, entriesOf, sumUp } from '@/lib/billing/pay/rules/entries'
import { type Period, periodOf } from '@/lib/billing/pay/rules/periods'
import type { ApproveStatement } from '@/lib/billing/pay/schema'
import {
  alreadyApprovedText,
  approvalError,
  approvedMessage,
  approvedTitle,
  describePeriod,
  earningsChangedText,
  noTermsText,
} from '@/lib/billing/pay/words'
import { recordAudit } from '@/lib/platform/data/audit'
import { db, type Transaction } from '@/lib/platform/data/db'
import { lockRows } from '@/lib/platform/data/lock'
import { env } from '@/lib/platform/environment/env'
import { AppError } from '@/lib/platform/errors'
import { formatCents } from '@/lib/platform/money/money'
import { dateToDatabase } from '@/lib/platform/time/calendar-date'
import { todayIn } from '@/lib/platform/time/clock'
import { notify } from '@/lib/studio/notifications/operations/notify'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

/**
 * Approves what a photographer has earned up to a period's end and isn't on a statement yet, and notifies them.
 * @throws ForbiddenError for everyone but the owner; AppError `conflict` when the period was approved or isn't over, or its
 * total is no longer the one that was shown
 */
export async function approveStatement(
  actor: Actor,
  { photographerId, startsOn, shownCents }: ApproveStatement,
): Promise<void> {
  const { timeZone } = await getStudio()
  await db().$transaction(async (tx) => {
    const payee = await lockPayee(tx, actor, photographerId)
    const period = periodOf(startsOn, await readPayRule(tx))
    const approved = await tx.payStatement.count({
      where: { photographerId, startsOn: dateToDatabase(period.startsOn) },
    })
    if (approved > 0) throw new AppError('conflict', alreadyApprovedText)
    const draft = await lockDraft(tx, photographerId, { until: period.endsOn, timeZone })
    const problem = approvalProblem(draft, period.endsOn, todayIn(timeZone))
    if (problem) throw new AppError('conflict', approvalError(problem, period))
    if (!draft) throw new AppError('conflict', noTermsText)
    if (draft.totalCents !== shownCents) throw new AppError('conflict', earningsChangedText)
    await createStatement(tx, { photographerId, period, draft, approvedById: actor.profileId })
    await recordAudit(tx, actor, 'pay.approved', photographerId, {
      amountCents: draft.totalCents,
      currency: draft.terms.currency,
      period: describePeriod(period),
    })
    await notifyPhotographer(tx, { payee, period, draft })
  })
}

/** Locks the bookings that are due, and then reads them, so that nobody shares or approves them at the same time. */
async function lockDraft(
  tx: Transaction,
  photographerId: string,
  range: { until: string; timeZone: string },
): Promise<Draft | null> {
  const read = async () =>
    (await readDrafts(tx, { photographerIds: [photographerId], ...range })).get(photographerId) ?? null
  const ids = (await read())?.shoots.map(({ bookingId }) => bookingId) ?? []
  await lockRows(tx, 'bookings', ids, 'NO KEY UPDATE')
  return read()
}

async function notifyPhotographer(
  tx: Transaction,
  { payee, period, draft }: { payee: Payee; period: Period; draft: Draft },
): Promise<void> {
  const { shootCount } = sumUp(entriesOf(draft))
  const amount = formatCents(draft.totalCents, draft.terms.currency)
  const named = describePeriod(period)
  await notify(
    tx,
    {
      userId: payee.userId,
      title: approvedTitle(named),
      message: approvedMessage(amount, shootCount),
      type: 'SUCCESS',
      action: 'view_pay',
      details: { photographer_id: payee.id, starts_on: period.startsOn },
    },
    {
      kind: 'payment',
      template: 'pay-approved',
      props: {
        fullName: payee.fullName,
        period: named,
        amount,
        shootCount,
        link: `${env().APP_URL}/pay/${payee.id}?from=${period.startsOn}`,
      },
    },
  )
}
