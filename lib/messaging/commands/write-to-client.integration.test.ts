import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import type { Actor } from '@/lib/auth/actor'
import { findConversation } from '@/lib/messaging/queries/find-conversation'
import { findLatestConversation } from '@/lib/messaging/queries/find-latest-conversation'
import { messageNotifications } from '@/lib/messaging/words'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { db } from '@/lib/platform/data/db'
import { writeToClient } from './write-to-client'

useDatabase()

let photographer: Actor
let client: Actor

beforeAll(async () => {
  photographer = await createPerson('PHOTOGRAPHER', 'Marin Holt')
  client = await createPerson('CLIENT')
})

const words = () => ({ subject: 'Friday', message: 'Forecast looks calm.', idempotencyKey: randomUUID() })

test('a conversation that a photographer starts is assigned to them, and the client is notified', async () => {
  const { conversationId } = await writeToClient(photographer, { clientId: client.profileId, ...words() })
  expect(await findConversation(client, conversationId)).toMatchObject({ subject: 'Friday', unreadCount: 1 })
  expect(await findConversation(photographer, conversationId)).toMatchObject({
    takenBy: { isViewer: true },
    unreadCount: 0,
  })
  const notifications = await db().notification.findMany({ where: { userId: client.userId } })
  expect(notifications).toMatchObject([
    messageNotifications.received('Marin Holt', 'Forecast looks calm.', false),
  ])
  expect(await findLatestConversation(photographer, client.profileId)).toMatchObject({
    id: conversationId,
    status: 'OPEN',
    messages: [{ text: 'Forecast looks calm.', isMine: true }],
  })
})

test('two concurrent submits create one conversation', async () => {
  const input = { clientId: client.profileId, ...words() }
  const [one, other] = await Promise.all([
    writeToClient(photographer, input),
    writeToClient(photographer, input),
  ])
  expect(one).toEqual(other)
  expect(await db().message.count({ where: { conversationId: one.conversationId } })).toBe(1)
})

test('rejects a photographer or a disabled account as the client, and a client as the sender', async () => {
  const closed = await createPerson('CLIENT')
  await db().profile.update({ where: { id: closed.profileId }, data: { accountStatus: 'DISABLED' } })
  for (const clientId of [closed.profileId, photographer.profileId, randomUUID()]) {
    await expect(writeToClient(photographer, { clientId, ...words() })).rejects.toMatchObject({
      code: 'not-found',
    })
  }
  await expect(writeToClient(client, { clientId: client.profileId, ...words() })).rejects.toMatchObject({
    code: 'forbidden',
  })
  expect(await findLatestConversation(closed, client.profileId)).toBeNull()
})
