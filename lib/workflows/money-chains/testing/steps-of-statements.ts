import { applyCheckout } from '@/lib/billing/invoices/commands/apply-checkout'
import { payByLink } from '@/lib/billing/invoices/commands/pay-by-link'
import { payPath } from '@/lib/billing/invoices/operations/pay-link'
import { payOnPage } from '@/lib/billing/invoices/stripe.fixture'
import { createStatement } from '@/lib/billing/statements/commands/create-statement'
import { recordStatementPayment } from '@/lib/billing/statements/commands/record-statement-payment'
import { db } from '@/lib/platform/data/db'
import { todayIn } from '@/lib/platform/time/clock'
import type { Chain } from './open-chain.fixture'
import { type Step, zone } from './step'

/** Lists what can be done with what a brokerage pays by statement. */
export function stepsOfStatement(chain: Chain): Step[] {
  const { model } = chain
  const collected = model.terms.coverage?.paysMonthly ? model.invoices.filter(isUnpaidShare) : []
  const isOpen = collected.some(({ isOnStatement }) => isOnStatement)
  const isWaiting = collected.some(({ isOnStatement }) => !isOnStatement)
  return [
    ...(isWaiting ? [{ name: 'create statement', run: () => create(chain) }] : []),
    ...(isOpen && !isWaiting ? [{ name: 'pay statement by check', run: () => payByCheck(chain) }] : []),
    ...(isOpen && !isWaiting ? [{ name: 'pay statement by card', run: () => payByCard(chain) }] : []),
  ]
}

type Invoice = Chain['model']['invoices'][number]

function isUnpaidShare({ payer, status }: Invoice): boolean {
  return payer === 'brokerage' && status === 'PENDING'
}

async function create({ model, owner, brokerageId }: Chain): Promise<void> {
  await createStatement(owner, { brokerageId: brokerageId ?? '' })
  for (const invoice of model.invoices.filter(isUnpaidShare)) invoice.isOnStatement = true
}

async function payByCheck(chain: Chain): Promise<void> {
  for (const statementId of await listOpen(chain))
    await recordStatementPayment(chain.owner, {
      statementId,
      method: 'CHECK',
      paidOn: todayIn(zone),
      note: '',
    })
  for (const invoice of chain.model.invoices.filter(isUnpaidShare)) chain.model.pay(invoice, 'cash')
}

async function payByCard(chain: Chain): Promise<void> {
  for (const statementId of await listOpen(chain)) {
    const { url } = await payByLink(payPath({ statementId }).replace('/bill/', ''), '198.51.100.7')
    await payOnPage(url)
    const { stripeSessionId } = await db().checkoutSession.findFirstOrThrow({ where: { statementId, url } })
    await applyCheckout(stripeSessionId)
  }
  for (const invoice of chain.model.invoices.filter(isUnpaidShare)) chain.model.pay(invoice, 'card')
}

async function listOpen({ brokerageId }: Chain): Promise<string[]> {
  const where = { brokerageId: brokerageId ?? '', status: 'OPEN' as const }
  return (await db().statement.findMany({ where, select: { id: true } })).map(({ id }) => id)
}
