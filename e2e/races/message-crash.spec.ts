// Tests that an accepted message survives a server crash, and that a message whose response was lost is stored once
// when the browser sends it again.
import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { type KillablePortal, test } from '@/e2e/support/killable-portal'
import { makePerson } from '@/e2e/support/people'

const messageCount = 12

async function createConversation(portal: KillablePortal) {
  const client = await makePerson(portal.database, 'client')
  const { id } = await portal.database.conversation.create({
    data: { subject: 'Gate code', clientId: client.profileId },
  })
  const messages = Array.from({ length: messageCount }, (_, index) => ({
    conversationId: id,
    message: `Message ${index}`,
    fileIds: [],
    idempotencyKey: randomUUID(),
  }))
  return { client, id, messages }
}

test('a message accepted just before the server is killed is stored', async ({ portal }) => {
  const { client, id, messages } = await createConversation(portal)
  const visitor = await portal.signIn(client)
  const [message] = messages
  expect(await portal.actions.call(visitor, 'sendMessageAction', message)).toMatchObject({ kind: 'ok' })
  await portal.kill()
  expect(await portal.database.message.count({ where: { conversationId: id } })).toBe(1)
  await portal.start()
})

test('messages in flight when the server is killed are stored whole or not at all, and sending them again stores each once', async ({
  portal,
}) => {
  const { client, id, messages } = await createConversation(portal)
  const visitor = await portal.signIn(client)
  const responses = Promise.allSettled(
    messages.map((message) => portal.actions.call(visitor, 'sendMessageAction', message)),
  )
  // The first message is stored; the others may be anywhere between request and response.
  await expect
    .poll(() => portal.database.message.count({ where: { conversationId: id } }), { intervals: [10] })
    .toBeGreaterThan(0)
  await portal.kill()
  const accepted = (await responses).filter(({ status }) => status === 'fulfilled').length
  const stored = await portal.database.message.count({ where: { conversationId: id } })
  expect(stored).toBeGreaterThanOrEqual(accepted)

  await portal.start()
  const again = await portal.signIn(client)
  for (const message of messages)
    expect(await portal.actions.call(again, 'sendMessageAction', message)).toMatchObject({ kind: 'ok' })
  const saved = await portal.database.message.findMany({ where: { conversationId: id } })
  expect(saved.map(({ idempotencyKey }) => idempotencyKey).sort()).toEqual(
    messages.map(({ idempotencyKey }) => idempotencyKey).sort(),
  )
})
