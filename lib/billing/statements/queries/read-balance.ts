import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { collectable } from '@/lib/billing/invoices/operations/statement-invoices'
import { canManageStatements } from '@/lib/billing/statements/policy'
import type { BrokerageBalance } from '@/lib/billing/statements/schema'
import { waitingText } from '@/lib/billing/statements/words'
import { administeredBy } from '@/lib/people/brokerages/policy'
import { db } from '@/lib/platform/data/db'
import { formatCents, formatSums } from '@/lib/platform/money/money'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

/** Returns what a brokerage owes; null for readers who don't see its statements. */
export async function readBalance(actor: Actor, brokerageId: string): Promise<BrokerageBalance | null> {
  const visible = canManageStatements(actor) ? {} : administeredBy(actor)
  const [brokerage, { currency }] = await Promise.all([
    db().brokerage.findFirst({
      where: { AND: [{ id: brokerageId }, visible] },
      select: { creditLimitCents: true, paysMonthly: true },
    }),
    getStudio(),
  ])
  if (!brokerage) return null
  const sum = {
    by: ['currency'] as 'currency'[],
    _sum: { amountCents: true as const },
    _count: true as const,
  }
  const [unpaid, due, waiting] = await Promise.all([
    db().invoice.groupBy({ ...sum, where: { brokerageId, status: { in: ['PENDING', 'FAILED'] } } }),
    db().statement.groupBy({ ...sum, where: { brokerageId, status: 'OPEN' } }),
    db().invoice.groupBy({ ...sum, where: { ...collectable, brokerageId } }),
  ])
  const amounts = (rows: Pick<(typeof unpaid)[number], '_sum' | 'currency'>[]) =>
    rows.map((row) => ({ cents: row._sum.amountCents ?? 0, currency: row.currency }))
  const { creditLimitCents, paysMonthly } = brokerage
  const openCents = amounts(unpaid).find((open) => open.currency === currency)?.cents ?? 0
  const count = waiting.reduce((total, row) => total + row._count, 0)
  const amount = formatSums(amounts(waiting), currency)
  return {
    paysMonthly,
    open: formatSums(amounts(unpaid), currency),
    creditLimit: creditLimitCents === null ? null : formatCents(creditLimitCents, currency),
    isOverLimit: creditLimitCents !== null && openCents > creditLimitCents,
    due: formatSums(amounts(due), currency),
    waiting: { count, amount, text: waitingText(count, amount) },
  }
}
