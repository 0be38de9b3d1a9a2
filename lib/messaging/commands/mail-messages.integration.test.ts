import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import type { Actor } from '@/lib/auth/actor'
import { db } from '@/lib/platform/data/db'
import type { Role } from '@/prisma/generated/enums'
import { mailMessages } from './mail-messages'
import { markConversationRead } from './mark-conversation-read'
import { sendMessage } from './send-message'
import { startConversation } from './start-conversation'

useDatabase()

let dana: Actor
let ava: Actor
let noah: Actor
let conversationId: string

beforeEach(async () => {
  await db().rateLimit.deleteMany()
  await db().conversation.deleteMany()
  await db().outboxMessage.deleteMany()
  await db().user.deleteMany()
  await db().$executeRaw`DELETE FROM graphile_worker._private_jobs`
  dana = await createPerson('CLIENT', 'Dana Whitfield')
  ava = await createPerson('PHOTOGRAPHER', 'Ava Holt')
  noah = await createPerson('PHOTOGRAPHER', 'Noah Calloway')
  const first = { subject: 'Twilight shots', priority: 'MEDIUM' as const, message: 'Can the pool be lit?' }
  conversationId = (await startConversation(dana, { ...first, idempotencyKey: randomUUID() })).conversationId
})

async function createPerson(role: Role, fullName: string): Promise<Actor> {
  const email = `${randomUUID()}@example.test`
  const { id, profile } = await db().user.create({
    data: {
      email,
      passwordHash: 'none',
      emailVerifiedAt: new Date(),
      profile: { create: { fullName, email, role } },
    },
    select: { id: true, profile: { select: { id: true } } },
  })
  const profileId = profile?.id ?? ''
  return { userId: id, profileId, role, status: 'ACTIVE', fullName, email, avatarUrl: null }
}

function send(actor: Actor, message: string) {
  return sendMessage(actor, { conversationId, message, fileIds: [], idempotencyKey: randomUUID() })
}

const mail = (reader: Actor) => mailMessages({ conversationId, userId: reader.userId })

/** Returns the texts in each email to a person, oldest first. */
async function mailedTo(reader: Actor) {
  const rows = await db().outboxMessage.findMany({
    where: { kind: 'MAIL', topic: 'message-received', recipient: reader.email },
    orderBy: { createdAt: 'asc' },
  })
  return rows.map(({ payload }) => {
    const { messages, moreCount } = payload as { messages: { text: string }[]; moreCount: number }
    return { texts: messages.map(({ text }) => text), moreCount }
  })
}

async function plans() {
  return db().$queryRaw<{ key: string; seconds: number }[]>`
    SELECT key, extract(epoch FROM run_at - now())::float AS seconds
    FROM graphile_worker.jobs WHERE task_identifier = 'mail-messages' ORDER BY key`
}

test('a burst schedules one email per reader, with all of the messages', async () => {
  await send(dana, 'And the path?')
  await send(dana, 'Thank you.')
  expect(await mailedTo(ava)).toEqual([])
  expect(await plans()).toHaveLength(2)
  await mail(ava)
  expect(await mailedTo(ava)).toEqual([
    { texts: ['Can the pool be lit?', 'And the path?', 'Thank you.'], moreCount: 0 },
  ])
})

test('messages that were read in the meantime are not emailed', async () => {
  await send(ava, 'Yes, from 20:40.')
  await markConversationRead(dana, conversationId)
  await mail(dana)
  expect(await mailedTo(dana)).toEqual([])
  await send(ava, 'Or 21:00.')
  await mail(dana)
  expect(await mailedTo(dana)).toEqual([{ texts: ['Or 21:00.'], moreCount: 0 }])
})

test('no message is emailed twice, however many runs there are at once', async () => {
  await Promise.all([1, 2, 3, 4, 5].map(() => mail(ava)))
  await mail(ava)
  await send(dana, 'One more thing.')
  await Promise.all([1, 2, 3].map(() => mail(ava)))
  expect(await mailedTo(ava)).toEqual([
    { texts: ['Can the pool be lit?'], moreCount: 0 },
    { texts: ['One more thing.'], moreCount: 0 },
  ])
})

test('messages that arrive while an email is being written are in that email or the next', async () => {
  await Promise.all([
    ...Array.from({ length: 6 }, (_, index) => send(dana, `Message ${index}`)),
    mail(ava),
    mail(ava),
  ])
  await mail(ava)
  const texts = (await mailedTo(ava)).flatMap((one) => one.texts)
  expect(texts).toHaveLength(7)
  expect(new Set(texts).size).toBe(7)
})

test('a long burst is emailed as eight messages and the number of the rest', async () => {
  for (let index = 0; index < 10; index += 1) await send(dana, `Message ${index} ${'x'.repeat(700)}`)
  await mail(ava)
  const [one] = await mailedTo(ava)
  expect(one?.texts).toHaveLength(8)
  expect(one?.moreCount).toBe(3)
  expect(one?.texts[1]).toHaveLength(601)
})

test('a reader who has turned off message emails gets none', async () => {
  await db().notificationPreference.create({ data: { userId: ava.userId, messageMail: false } })
  await mail(ava)
  await mail(noah)
  expect(await mailedTo(ava)).toEqual([])
  expect(await mailedTo(noah)).toHaveLength(1)
})

test('once a colleague has taken the conversation, or it is deleted, no one else is emailed', async () => {
  await send(ava, 'Yes.')
  await mail(noah)
  expect(await mailedTo(noah)).toEqual([])
  await db().conversation.delete({ where: { id: conversationId } })
  await mail(dana)
  expect(await mailedTo(dana)).toEqual([])
})

test('a steady stream of messages delays the email by at most ten minutes', async () => {
  const [before] = await plans()
  expect(before?.seconds).toBeGreaterThan(100)
  const first = new Date(Date.now() - 590_000)
  await db().message.updateMany({ where: { conversationId }, data: { createdAt: first } })
  await send(dana, 'Still writing')
  const [after] = await plans()
  expect(after?.seconds).toBeLessThan(12)
})
