import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import type { Actor } from '@/lib/auth/actor'
import { filledIn, makeQuoteStudio } from '@/lib/booking/quotes/quotes.fixture'
import { db } from '@/lib/platform/data/db'
import { requestQuoteByMessage } from './request-quote-by-message'

useDatabase()

let client: Actor
let ava: Actor

beforeAll(async () => {
  ;({ client, ava } = await makeQuoteStudio())
})

beforeEach(async () => {
  await db().rateLimit.deleteMany()
  await db().conversation.deleteMany()
  await db().notification.deleteMany()
})

function quoteInput(changed: Parameters<typeof filledIn>[0] = {}) {
  return { ...filledIn(changed), idempotencyKey: randomUUID() }
}

test("starts one conversation per request with the server's prices, however often it is sent", async () => {
  const input = quoteInput()
  const results = await Promise.all([1, 2, 3].map(() => requestQuoteByMessage(client, input)))
  expect(new Set(results.map(({ conversationId }) => conversationId)).size).toBe(1)
  const conversations = await db().conversation.findMany({ include: { messages: true } })
  expect(conversations).toMatchObject([
    {
      clientId: client.profileId,
      subject: 'Quote for 61 Sunset Summit',
      messages: [{ senderId: client.profileId }],
    },
  ])
  expect(conversations[0]?.messages[0]?.message).toContain(
    'Services: Photo Shoot, House Tour\nList price: $698.00',
  )
  expect(
    await db().notification.count({ where: { userId: ava.userId, actionType: 'view_conversation' } }),
  ).toBe(1)
  expect(await db().quoteRequest.count()).toBe(0)
})

test('shortens a long address in the subject only, and keeps a long message', async () => {
  await requestQuoteByMessage(
    client,
    quoteInput({ propertyAddress: 'Sunset '.repeat(70), message: 'm'.repeat(2000) }),
  )
  const { subject, messages } = await db().conversation.findFirstOrThrow({ include: { messages: true } })
  expect(subject).toMatch(/^Quote for Sunset .* Sunset…$/)
  expect(messages[0]?.message).toContain('Sunset '.repeat(70).trim())
  expect(messages[0]?.message.endsWith('m'.repeat(2000))).toBe(true)
})

test('rejects an inactive service and a past day', async () => {
  await expect(requestQuoteByMessage(client, quoteInput({ services: ['slides'] }))).rejects.toMatchObject({
    code: 'invalid',
  })
  await expect(requestQuoteByMessage(client, quoteInput({ wantedBy: '2020-01-01' }))).rejects.toMatchObject({
    code: 'invalid',
  })
  expect(await db().conversation.count()).toBe(0)
})
