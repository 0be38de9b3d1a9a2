import { delivered, type Journey } from './journey'

/** A refund becomes account credit, which the client's next shoot uses; that one is refunded in full. */
export const credit: Journey = {
  name: 'credit',
  async play({ shoots, payments }) {
    const first = await shoots.book()
    const paid = await shoots.deliver(first)
    await payments.pay(first.client, paid)
    await payments.refund(first.photographer, paid, '100.00', 'credit')
    const second = await shoots.book({ client: first.client })
    const reduced = await shoots.deliver(second)
    await payments.pay(first.client, reduced)
    await payments.refund(second.photographer, reduced, '199.00')
    return [delivered(first, 'COMPLETED 29900 - 10000'), delivered(second, 'REFUNDED 19900 - 19900')]
  },
}
