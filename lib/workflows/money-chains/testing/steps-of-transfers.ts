import { randomUUID } from 'node:crypto'
import { transferDelivery } from '@/lib/photos/transfers/commands/transfer-delivery'
import type { Chain } from './open-chain.fixture'
import { type Step, usd } from './step'

/** Lists the sale of delivered photos to another agent, once. */
export function stepsOfTransfer(chain: Chain, size: number): Step[] {
  const { model, deliveryId } = chain
  const isSold = model.invoices.some(({ what }) => what === 'transfer')
  if (deliveryId === null || isSold || model.terms.choice) return []
  return [{ name: 'transfer photos', run: () => transfer(chain, deliveryId, size * 123) }]
}

async function transfer(chain: Chain, deliveryId: string, cents: number): Promise<void> {
  const recipient = { recipient: 'client' as const, clientId: chain.second.profileId }
  const terms = { amount: usd(cents), kind: 'YEAR' as const, idempotencyKey: randomUUID() }
  await transferDelivery(chain.photographer, { ...recipient, ...terms, deliveryId })
  // The other agent is offered this amount, whether or not prices include tax.
  chain.model.issueOne({ what: 'transfer', payer: 'second', pricedCents: cents, deducts: false })
}
