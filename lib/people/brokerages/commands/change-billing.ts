import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { lockBrokerage } from '@/lib/people/brokerages/operations/lock-brokerage'
import { canSetPrices } from '@/lib/people/brokerages/policy'
import { readBillingTerms } from '@/lib/people/brokerages/queries/read-billing-terms'
import type { ChangeBilling } from '@/lib/people/brokerages/schema'
import { contactNeededText } from '@/lib/people/brokerages/words'
import { recordAudit } from '@/lib/platform/data/audit'
import { db, type Transaction } from '@/lib/platform/data/db'
import { EditConflictError, FieldError, ForbiddenError } from '@/lib/platform/errors'
import { assertCurrency } from '@/lib/platform/money/amount-schema'
import { editKey } from '@/lib/platform/web/form-values'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

/**
 * Sets who pays for what a brokerage's members book from now on. Bookings that exist keep what their client was shown, and are
 * billed by the new terms of payment. A service that no longer exists is left out.
 * @throws NotFoundError; FieldError for a missing contact of bookings that the brokerage pays for; AppError `conflict` if the terms
 * have changed since they were opened, or the studio's currency has
 */
export async function changeBilling(actor: Actor, input: ChangeBilling): Promise<void> {
  if (!canSetPrices(actor)) throw new ForbiddenError()
  const { brokerageId, billing, contactName, contactEmail, creditLimit, cap, seen } = input
  const { currency } = await getStudio()
  for (const amount of [creditLimit, cap]) if (amount) assertCurrency(amount, currency)
  const isAllowance = billing === 'ALLOWANCE'
  await db().$transaction(async (tx) => {
    await lockBrokerage(tx, brokerageId, {})
    if (editKey(await readBillingTerms(tx, brokerageId)) !== seen) throw new EditConflictError()
    if (contactName === '' && (await tx.bookingCoverage.count({ where: { brokerageId } })) > 0)
      throw new FieldError('contactName', contactNeededText)
    await tx.brokerage.update({
      where: { id: brokerageId },
      data: {
        billing,
        billingName: contactName || null,
        billingEmail: contactEmail || null,
        paysMonthly: input.paysMonthly,
        statementDueDays: input.dueDays,
        unlocksOnTerms: input.unlocksOnTerms,
        creditLimitCents: creditLimit?.cents ?? null,
        limitPassedAt: null,
        allowanceBasisPoints: isAllowance ? input.percent : 10_000,
        allowanceCapCents: isAllowance ? (cap?.cents ?? null) : null,
        allowanceUses: isAllowance ? input.uses : null,
        allowancePeriod: input.period,
        allowsAllServices: !isAllowance || input.serviceIds === null,
      },
      select: { id: true },
    })
    await replaceServices(tx, brokerageId, isAllowance ? (input.serviceIds ?? []) : [])
    await recordAudit(tx, actor, 'brokerage.billing-changed', brokerageId, { billing })
  })
}

async function replaceServices(tx: Transaction, brokerageId: string, serviceIds: string[]): Promise<void> {
  const existing = await tx.service.findMany({ where: { id: { in: serviceIds } }, select: { id: true } })
  await tx.brokerageAllowedService.deleteMany({ where: { brokerageId } })
  await tx.brokerageAllowedService.createMany({
    data: existing.map(({ id }) => ({ brokerageId, serviceId: id })),
  })
}
