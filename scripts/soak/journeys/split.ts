import { randomUUID } from 'node:crypto'
import { delivered, type Journey } from './journey'

/** A client splits the bill; each payer pays, and a part of one share is refunded. */
export const split: Journey = {
  name: 'split',
  async play({ database, visitors, shoots, payments }) {
    const shoot = await shoots.book()
    const invoiceId = await shoots.deliver(shoot)
    const email = `vera-${randomUUID()}@example.test`
    const where = { payerEmail: email }
    await visitors.persistUntil(
      'split the bill',
      async () => (await database.invoice.count({ where })) > 0,
      () =>
        visitors.call(shoot.client, 'splitInvoiceAction', {
          invoiceId,
          currency: 'USD',
          'names[]': ['Vera Vendor'],
          'emails[]': [email],
          'units[]': ['percent'],
          'sizes[]': ['50'],
        }),
    )
    const mainId = await shoots.findInvoice(shoot.bookingId)
    const share = await visitors.persist('find the share', () => database.invoice.findFirstOrThrow({ where }))
    await payments.pay(shoot.client, mainId)
    await payments.payByLink(email, () => payments.hasPaid(share.id))
    await payments.refund(shoot.photographer, share.id, '10.00')
    return [delivered(shoot, 'VOID 29900 - 0', 'COMPLETED 14950 - 0', 'COMPLETED 14950 - 1000')]
  },
}
