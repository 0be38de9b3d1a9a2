// Proves that a message that was accepted is kept whatever dies next, and that one whose answer was lost is stored once
// when the browser sends it again.
import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { type KillablePortal, test } from '@/e2e/support/killable-portal'
import { makePerson } from '@/e2e/support/people'

test.describe.configure({ timeout: 240_000 })

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

test('killed right after it accepted a message, a server has kept it', async ({ portal }) => {
  const { client, id, messages } = await createConversation(portal)
  const visitor = await portal.signIn(client)
  const [message] = messages
  expect(await portal.actions.call(visitor, 'sendMessageAction', message)).toMatchObject({ kind: 'ok' })
  await portal.kill()
  expect(await portal.database.message.count({ where: { conversationId: id } })).toBe(1)
  await portal.start()
})

test('killed between requests and answers, a server has each message whole or not at all, and a repeat stores it once', async ({
  portal,
}) => {
  const { client, id, messages } = await createConversation(portal)
  const visitor = await portal.signIn(client)
  const responses = Promise.allSettled(
    messages.map((message) => portal.actions.call(visitor, 'sendMessageAction', message)),
  )
  // The first is in: the others are anywhere between their request and their answer.
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
