import { cancelled, delivered, type Journey, type Steps } from './journey'
import type { Shoot } from './shoots'

/** The deposit and the late fee of the studio that the journeys are played in, in cents. */
export const deposit = { depositCents: 5_000, lateCancelFeeCents: 2_000, freeCancelHours: 8_760 }

/** Books a shoot whose deposit is charged to the card, and returns it with the deposit's invoice. */
async function bookWithDeposit({ visitors: { persist }, database, shoots, payments }: Steps) {
  const shoot = await shoots.book({ paysDeposit: true })
  const { id } = await persist('find the deposit', () =>
    database.invoice.findFirstOrThrow({ where: { bookingId: shoot.bookingId }, select: { id: true } }),
  )
  await payments.pay(shoot.client, id)
  return { shoot, depositId: id }
}

async function isCancelled({ database }: Steps, { bookingId }: Shoot) {
  return (await database.booking.findUniqueOrThrow({ where: { id: bookingId } })).status === 'CANCELLED'
}

/** Waits until so much of an invoice was refunded. */
async function waitForRefund({ visitors: { persist }, database }: Steps, id: string, cents: number) {
  await persist('wait for the refund', async () => {
    const { refundedCents } = await database.invoice.findUniqueOrThrow({ where: { id } })
    if (refundedCents !== cents) throw new Error(`${refundedCents} was refunded`)
  })
}

/** A deposit is deducted from the invoice for the photos, of which a part is refunded. */
export const usedDeposit: Journey = {
  name: 'used deposit',
  async play(steps) {
    const { shoots, payments } = steps
    const { shoot } = await bookWithDeposit(steps)
    const invoiceId = await shoots.deliver(shoot)
    await payments.pay(shoot.client, invoiceId)
    await payments.refund(shoot.photographer, invoiceId, '39.95')
    return [delivered(shoot, 'COMPLETED 5000 - 0', 'COMPLETED 24900 - 3995')]
  },
}

/** A client cancels too late: the deposit pays the fee, and the rest is refunded. */
export const lateFee: Journey = {
  name: 'late fee',
  async play(steps) {
    const { visitors, shoots } = steps
    const { shoot, depositId } = await bookWithDeposit(steps)
    await shoots.approve(shoot)
    const { client, photographer, bookingId } = shoot
    await visitors.persistUntil(
      'cancel too late',
      () => isCancelled(steps, shoot),
      () =>
        visitors.call(client, 'cancelBookingAction', {
          bookingId,
          shownFeeCents: deposit.lateCancelFeeCents,
          payments: [{ invoiceId: depositId, refund: false }],
        }),
    )
    await visitors.persist('charge the fee', () =>
      visitors.call(photographer, 'chargeLateFeeAction', { bookingId }),
    )
    await waitForRefund(steps, depositId, 3_000)
    return [cancelled(shoot, 'COMPLETED 5000 - 3000', 'COMPLETED 0 - 0')]
  },
}

/** The studio cancels and refunds the deposit. */
export const returnedDeposit: Journey = {
  name: 'returned deposit',
  async play(steps) {
    const { visitors, shoots } = steps
    const { shoot, depositId } = await bookWithDeposit(steps)
    await shoots.approve(shoot)
    await visitors.persistUntil(
      'cancel for the studio',
      () => isCancelled(steps, shoot),
      () =>
        visitors.call(shoot.photographer, 'cancelBookingAction', {
          bookingId: shoot.bookingId,
          shownFeeCents: 0,
          payments: [{ invoiceId: depositId, refund: true }],
        }),
    )
    await waitForRefund(steps, depositId, 5_000)
    return [cancelled(shoot, 'REFUNDED 5000 - 5000')]
  },
}
