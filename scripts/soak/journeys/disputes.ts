import Stripe from 'stripe'
import { sandboxKeys } from '@/sandbox/keys'
import { delivered, type Journey, type Outcome, type Steps } from './journey'
import { disputedCard } from './payments'
import type { Shoot } from './shoots'

/** Pays with a card whose bank disputes it, and lets the bank decide. Returns the invoice. */
async function playDispute(steps: Steps, evidence: 'winning_evidence' | 'losing_evidence') {
  const { portal, database, visitors, shoots, payments } = steps
  const shoot = await shoots.book()
  const invoiceId = await shoots.deliver(shoot)
  await payments.pay(shoot.client, invoiceId, disputedCard)
  const { hostname: host, port } = new URL(portal.sandboxUrl)
  const stripe = new Stripe(sandboxKeys.stripe.secretKey, { host, port, protocol: 'http', telemetry: false })
  const disputeId = await visitors.persist('see the dispute', async () => {
    const event = await database.invoiceEvent.findFirst({ where: { invoiceId, kind: 'DISPUTED' } })
    const details = event?.details as { disputeId?: string } | undefined
    if (!details?.disputeId) throw new Error('the dispute has not arrived')
    return details.disputeId
  })
  await visitors.persist('decide the dispute', async () => {
    const { status } = await stripe.disputes.retrieve(disputeId)
    if (status !== 'needs_response') return
    await stripe.disputes.update(disputeId, { evidence: { uncategorized_text: evidence }, submit: true })
  })
  await visitors.persist('see the decision', async () => {
    const count = await database.invoiceEvent.count({
      where: { invoiceId, onceKey: `dispute-closed:${disputeId}` },
    })
    if (count === 0) throw new Error('the decision has not arrived')
  })
  return shoot
}

/** A client's bank disputes a payment and loses. */
export const wonDispute: Journey = {
  name: 'won dispute',
  async play(steps) {
    return [delivered(await playDispute(steps, 'winning_evidence'), 'COMPLETED 29900 - 0')]
  },
}

/** A client's bank takes a payment back; the client pays the invoice that asks for it again. */
export const lostDispute: Journey = {
  name: 'lost dispute',
  async play(steps): Promise<Outcome[]> {
    const shoot: Shoot = await playDispute(steps, 'losing_evidence')
    await steps.payments.pay(shoot.client, await steps.shoots.findInvoice(shoot.bookingId))
    return [delivered(shoot, 'REFUNDED 29900 - 29900', 'COMPLETED 29900 - 0')]
  },
}
