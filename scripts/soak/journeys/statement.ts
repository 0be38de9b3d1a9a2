import { randomUUID } from 'node:crypto'
import { delivered, type Journey, type Steps } from './journey'

/** Creates a brokerage that pays monthly for what its only member books. */
async function makeBrokerage({ database, shoots, visitors }: Steps) {
  const agent = await shoots.makeClient()
  const billingEmail = `bea-${randomUUID()}@example.test`
  const { id: brokerageId } = await visitors.persist('make a brokerage', () =>
    database.brokerage.create({
      data: {
        name: `Oak ${randomUUID()}`,
        billing: 'BROKERAGE',
        billingName: 'Bea Books',
        billingEmail,
        paysMonthly: true,
        members: { create: { clientId: agent.person.profileId, role: 'ADMIN' } },
      },
      select: { id: true },
    }),
  )
  return { agent, billingEmail, brokerageId }
}

/** A brokerage pays two shoots by a statement, and one of them is refunded in part. */
export const statement: Journey = {
  name: 'statement',
  async play(steps) {
    const { database, visitors, shoots, payments } = steps
    const { agent, billingEmail, brokerageId } = await makeBrokerage(steps)
    const coordinator = await visitors.persist('sign in', () => visitors.signIn('COORDINATOR'))
    const booked = [
      await shoots.book({ client: agent, isCovered: true }),
      await shoots.book({ client: agent, isCovered: true }),
    ] as const
    for (const shoot of booked) await shoots.deliver(shoot)
    const find = () => database.statement.findFirst({ where: { brokerageId } })
    await visitors.persistUntil(
      'issue the statement',
      async () => (await find()) !== null,
      () => visitors.call(coordinator, 'createStatementAction', { brokerageId }),
    )
    await payments.payByLink(billingEmail, async () => (await find())?.status === 'PAID')
    const share = await visitors.persist('find the share', () =>
      database.invoice.findFirstOrThrow({ where: { brokerageId, bookingId: booked[0].bookingId } }),
    )
    await payments.refund(coordinator, share.id, '50.00')
    return [
      delivered(booked[0], 'COMPLETED 0 - 0', 'COMPLETED 29900 - 5000'),
      delivered(booked[1], 'COMPLETED 0 - 0', 'COMPLETED 29900 - 0'),
    ]
  },
}
