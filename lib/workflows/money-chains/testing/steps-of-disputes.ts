import { writeOff } from '@/lib/billing/invoices/commands/write-off'
import { stripe } from '@/lib/integrations/stripe'
import { db } from '@/lib/platform/data/db'
import type { Invoice } from './invoice'
import type { Chain } from './open-chain.fixture'
import { idOf, type Step } from './step'

/** Lists what can follow the payment by a card whose owner disputes it. */
export function stepsOfDispute(chain: Chain, invoice: Invoice): Step[] {
  const { dispute, replacedBy } = invoice
  if (dispute === null) return [{ name: 'dispute', run: () => open(chain, invoice) }]
  if (dispute === 'open')
    return [
      { name: 'win dispute', run: () => decide(chain, invoice, 'won') },
      { name: 'lose dispute', run: () => decide(chain, invoice, 'lost') },
    ]
  if (dispute !== 'lost' || replacedBy?.status !== 'PENDING') return []
  return [{ name: 'write off', run: () => writeOffAgain(chain, invoice, replacedBy) }]
}

async function open(chain: Chain, invoice: Invoice): Promise<void> {
  await deliver(chain, invoice, 'charge.dispute.created')
  invoice.dispute = 'open'
}

async function decide(chain: Chain, invoice: Invoice, state: 'won' | 'lost'): Promise<void> {
  const disputeId = await deliver(chain, invoice, 'charge.dispute.created')
  const evidence = { uncategorized_text: state === 'won' ? 'winning_evidence' : 'losing_evidence' }
  await stripe().disputes.update(disputeId, { evidence, submit: true })
  await deliver(chain, invoice, 'charge.dispute.closed')
  if (state === 'won') invoice.dispute = 'won'
  else chain.model.loseDispute(invoice)
}

/** Delivers an event of an invoice's payment twice. Returns the dispute's id. */
async function deliver(chain: Chain, invoice: Invoice, type: string): Promise<string> {
  const id = await idOf(chain, invoice)
  const { stripePaymentId } = await db().invoice.findUniqueOrThrow({ where: { id } })
  const events = await chain.stripe.eventsOf(type)
  const own = events.find(
    ({ data }) => (data.object as { payment_intent?: string }).payment_intent === stripePaymentId,
  )
  if (!own) throw new Error(`Stripe has no ${type} of this payment`)
  await chain.stripe.deliver(own.id, 2)
  return own.data.object.id
}

async function writeOffAgain(chain: Chain, lost: Invoice, again: Invoice): Promise<void> {
  await writeOff(chain.photographer, await idOf(chain, lost))
  chain.model.writeOff(again)
}
