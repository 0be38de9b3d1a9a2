import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import { db } from '@/lib/platform/data/db'
import { notify } from './notify'

useDatabase()
let userId: string

beforeAll(async () => {
  const user = await db().user.create({
    data: {
      email: 'reader@notify.test',
      passwordHash: 'x',
      profile: { create: { fullName: 'Reader', email: 'reader@notify.test', role: 'CLIENT' } },
    },
  })
  userId = user.id
})
beforeEach(async () => {
  await db().notification.deleteMany()
  await db().outboxMessage.deleteMany()
  await db().$executeRaw`DELETE FROM graphile_worker._private_jobs`
})

const invoiceNotification = {
  title: 'Hello',
  message: 'There',
  type: 'INFO',
  action: 'view_invoice',
} as const
const mail = {
  kind: 'payment',
  template: 'pay-approved',
  props: {
    fullName: 'Reader',
    period: 'June 2026',
    amount: '$100.00',
    shootCount: 1,
    link: 'https://portal.test',
  },
} as const

async function count() {
  const jobs = await db().$queryRaw<
    { n: number }[]
  >`SELECT count(*)::int AS n FROM graphile_worker._private_jobs`
  return {
    notifications: await db().notification.count(),
    pushes: await db().outboxMessage.count({ where: { kind: 'PUSH' } }),
    mails: await db().outboxMessage.count({ where: { kind: 'MAIL' } }),
    jobs: jobs[0]?.n,
  }
}

describe('notify', () => {
  test('writes the notification, its push, its email and their jobs together', async () => {
    await db().$transaction((tx) => notify(tx, { userId, ...invoiceNotification }, mail))
    expect(await count()).toEqual({ notifications: 1, pushes: 1, mails: 1, jobs: 2 })
  })

  test('writes nothing when the change it reports is rolled back', async () => {
    const change = db().$transaction(async (tx) => {
      await notify(tx, { userId, ...invoiceNotification }, mail)
      throw new Error('the change failed')
    })
    await expect(change).rejects.toThrow('the change failed')
    expect(await count()).toEqual({ notifications: 0, pushes: 0, mails: 0, jobs: 0 })
  })

  test('sends no email of a kind that the person has turned off', async () => {
    await db().notificationPreference.create({ data: { userId, paymentMail: false } })
    await db().$transaction((tx) => notify(tx, { userId, ...invoiceNotification }, mail))
    await db().$transaction((tx) =>
      notify(tx, { userId, ...invoiceNotification }, { ...mail, kind: 'booking' }),
    )
    expect(await count()).toMatchObject({ notifications: 2, mails: 1 })
  })
})
