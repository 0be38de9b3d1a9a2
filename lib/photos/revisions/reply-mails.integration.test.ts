import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import type { Actor } from '@/lib/auth/actor'
import { createBooking, createDelivery, createInvoice } from '@/lib/billing/invoices/invoices.fixture'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { addPhotos } from '@/lib/photos/deliveries/deliveries.fixture'
import { db } from '@/lib/platform/data/db'
import { markNotifications } from '@/lib/studio/notifications/commands/mark-notifications'
import { createStudio } from '@/lib/studio/settings/studio.fixture'
import { addComment } from './commands/draft-comments'
import { mailReplies } from './commands/mail-replies'
import { reply } from './commands/reply'
import { sendRound } from './commands/send-round'

useDatabase()

let client: Actor
let photographer: Actor
let deliveryId: string
let threadId: string

beforeAll(async () => {
  await createStudio()
  client = await createPerson('CLIENT')
  photographer = await createPerson('PHOTOGRAPHER')
})

beforeEach(async () => {
  const bookingId = await createBooking(client, photographer)
  deliveryId = await createDelivery(bookingId)
  const [photoId = ''] = await addPhotos(deliveryId, 1)
  await createInvoice(bookingId, 49_800, deliveryId)
  await setPaid(true)
  threadId = (await addComment(client, { photoId, spot: null, text: 'Remove the hose' })).threadId
  await sendRound(client, { deliveryId, idempotencyKey: randomUUID(), priceCents: 0 })
  await db().outboxMessage.deleteMany()
  await db().notificationPreference.deleteMany()
})

function setPaid(paid: boolean) {
  const data = paid
    ? ({ status: 'COMPLETED', paidAt: new Date(), paidMethod: 'CARD' } as const)
    : ({ status: 'PENDING', paidAt: null, paidMethod: null } as const)
  return db().invoice.updateMany({ where: { deliveryId }, data })
}

const say = (actor: Actor, text: string) => reply(actor, { threadId, text })
const mail = (reader: 'CLIENT' | 'PHOTOGRAPHER') => mailReplies({ deliveryId, reader })

/** Returns the texts in each email to a person, oldest first. */
async function mailedTo({ email }: Actor): Promise<string[][]> {
  const rows = await db().outboxMessage.findMany({
    where: { kind: 'MAIL', topic: 'replies-received', recipient: email },
    orderBy: { createdAt: 'asc' },
  })
  return rows.map(({ payload }) =>
    (payload as { messages: { text: string }[] }).messages.map(({ text }) => text),
  )
}

test('a burst of replies is one email to the other side, and the request itself is not in it', async () => {
  await say(photographer, 'Which of the two?')
  await say(photographer, 'The green one?')
  const jobs = await db().$queryRaw<{ key: string }[]>`
    SELECT key FROM graphile_worker.jobs WHERE task_identifier = 'mail-replies' AND key LIKE ${`%${deliveryId}%`}`
  expect(jobs).toEqual([{ key: `mail-replies:${deliveryId}:CLIENT` }])
  await Promise.all([mail('CLIENT'), mail('CLIENT'), mail('PHOTOGRAPHER')])
  expect(await mailedTo(client)).toEqual([['Which of the two?', 'The green one?']])
  expect(await mailedTo(photographer)).toEqual([])
})

test('what was read or replied to is not emailed, and what comes later is', async () => {
  await say(photographer, 'Which of the two?')
  await markNotifications(client, 'all', true)
  await mail('CLIENT')
  await say(photographer, 'The green one?')
  await say(client, 'Yes.')
  await mail('CLIENT')
  expect(await mailedTo(client)).toEqual([])
  await say(photographer, 'Done.')
  await mail('CLIENT')
  await mail('PHOTOGRAPHER')
  expect(await mailedTo(client)).toEqual([['Done.']])
})

test('the photographer is emailed the client’s replies', async () => {
  await say(client, 'Both, please.')
  await mail('PHOTOGRAPHER')
  expect(await mailedTo(photographer)).toEqual([['Both, please.']])
})

test('nobody is emailed against their preference, and no client about locked photos', async () => {
  await say(photographer, 'Which of the two?')
  await setPaid(false)
  await mail('CLIENT')
  await setPaid(true)
  await db().notificationPreference.create({ data: { userId: client.userId, messageMail: false } })
  await say(photographer, 'The green one?')
  await mail('CLIENT')
  expect(await mailedTo(client)).toEqual([])
})
