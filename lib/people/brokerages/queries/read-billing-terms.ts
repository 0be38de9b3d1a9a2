import 'server-only'
import type { BillingTerms } from '@/lib/people/brokerages/rules/coverage'
import type { Transaction } from '@/lib/platform/data/db'

/** Reads who pays for what a brokerage's members book. The caller has checked that the actor may see it. */
export async function readBillingTerms(
  tx: Pick<Transaction, 'brokerage'>,
  brokerageId: string,
): Promise<BillingTerms> {
  const row = await tx.brokerage.findUniqueOrThrow({
    where: { id: brokerageId },
    select: {
      billing: true,
      billingName: true,
      billingEmail: true,
      paysMonthly: true,
      statementDueDays: true,
      unlocksOnTerms: true,
      creditLimitCents: true,
      allowanceBasisPoints: true,
      allowanceCapCents: true,
      allowanceUses: true,
      allowancePeriod: true,
      allowsAllServices: true,
      allowedServices: { select: { serviceId: true }, orderBy: { serviceId: 'asc' } },
    },
  })
  const { billing, billingName, billingEmail, paysMonthly, statementDueDays, unlocksOnTerms } = row
  return {
    billing,
    contact:
      billingName !== null && billingEmail !== null ? { name: billingName, email: billingEmail } : null,
    paysMonthly,
    statementDueDays,
    unlocksOnTerms,
    creditLimitCents: row.creditLimitCents,
    allowance: {
      basisPoints: row.allowanceBasisPoints,
      capCents: row.allowanceCapCents,
      uses: row.allowanceUses,
      period: row.allowancePeriod,
      serviceIds: row.allowsAllServices ? null : row.allowedServices.map(({ serviceId }) => serviceId),
    },
  }
}
