import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import type { Actor } from '@/lib/auth/actor'
import { listBellConversations } from '@/lib/messaging/queries/list-bell-conversations'
import { readNewerMessages } from '@/lib/messaging/queries/read-newer-messages'
import { readOlderMessages } from '@/lib/messaging/queries/read-older-messages'
import { conversationChannel } from '@/lib/messaging/rules/conversation'
import { messageNotifications } from '@/lib/messaging/words'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { db } from '@/lib/platform/data/db'
import { userChannel } from '@/lib/studio/notifications/rules'
import { readUnreadCounts } from '@/lib/workflows/read-unread-counts'
import { assignConversation } from './commands/assign-conversation'
import { deleteConversation } from './commands/delete-conversation'
import { markConversationRead } from './commands/mark-conversation-read'
import { sendMessage } from './commands/send-message'
import { setConversationStatus } from './commands/set-conversation-status'
import { startConversation } from './commands/start-conversation'
import { threadPageSize } from './limits'
import { makeConversationPeople } from './messaging.fixture'
import { findConversation } from './queries/find-conversation'
import { listConversations } from './queries/list-conversations'
import { mayHearConversation } from './queries/may-hear-conversation'
import { SendMessage, StartConversation } from './schema'

useDatabase()

let client: Actor
let stranger: Actor
let ava: Actor
let noah: Actor

beforeAll(async () => {
  ;({ client, stranger, ava, noah } = await makeConversationPeople())
})

beforeEach(async () => {
  await db().rateLimit.deleteMany()
  await db().conversation.deleteMany()
  await db().notification.deleteMany()
  await db().outboxMessage.deleteMany()
})

async function start(subject = 'Twilight shots') {
  const input = {
    subject,
    priority: 'MEDIUM' as const,
    message: 'Can the pool be lit?',
    idempotencyKey: randomUUID(),
  }
  return (await startConversation(client, input)).conversationId
}

function send(actor: Actor, conversationId: string, message: string, idempotencyKey = randomUUID()) {
  return sendMessage(actor, { conversationId, message, fileIds: [], idempotencyKey })
}

function notificationsOf(actor: Actor) {
  return db().notification.findMany({ where: { userId: actor.userId } })
}

describe('startConversation', () => {
  test('another text with an earlier key creates another conversation', async () => {
    const first = {
      subject: 'Gate code',
      priority: 'LOW' as const,
      message: 'It is 4417.',
      idempotencyKey: randomUUID(),
    }
    const second = { ...first, message: 'It is 4418 from Friday on.' }
    const ids: string[] = []
    for (const input of [first, second, first, second])
      ids.push((await startConversation(client, input)).conversationId)
    expect(ids.slice(2)).toEqual(ids.slice(0, 2))
    const messages = await db().message.findMany({ where: { conversationId: { in: ids } } })
    expect(messages.map(({ message }) => message).sort()).toEqual([first.message, second.message])
  })

  test('is idempotent, and notifies every photographer once', async () => {
    const input = {
      subject: 'Gate code',
      priority: 'HIGH' as const,
      message: 'It is 4417.',
      idempotencyKey: randomUUID(),
    }
    const results = await Promise.all([1, 2, 3, 4, 5].map(() => startConversation(client, input)))
    expect(new Set(results.map(({ conversationId }) => conversationId)).size).toBe(1)
    const conversationId = results[0]?.conversationId ?? ''
    expect(await db().message.count({ where: { conversationId } })).toBe(1)
    for (const photographer of [ava, noah]) {
      expect(await notificationsOf(photographer)).toMatchObject([
        {
          ...messageNotifications.received('Dana Whitfield', 'It is 4417.', false),
          type: 'MESSAGE',
          actionType: 'view_conversation',
        },
      ])
    }
    expect(await notificationsOf(client)).toEqual([])
  })
})

describe('sendMessage', () => {
  test('is stored once when it is sent again after a lost response', async () => {
    const id = await start()
    const key = randomUUID()
    const results = await Promise.all([1, 2, 3].map(() => send(client, id, 'Once only', key)))
    expect(new Set(results.map(({ messageId }) => messageId)).size).toBe(1)
    expect(await db().message.count({ where: { conversationId: id, message: 'Once only' } })).toBe(1)
  })

  test('assigns the conversation to the first photographer who replies, and notifies the client with a preview', async () => {
    const id = await start()
    const reply = 'Yes. I would come back at 20:40 for half an hour; it costs nothing extra.'
    await send(ava, id, reply)
    await send(noah, id, 'I could too.')
    const conversation = await db().conversation.findUniqueOrThrow({ where: { id } })
    expect(conversation.assigneeId).toBe(ava.profileId)
    const [notification] = await notificationsOf(client)
    expect(notification).toMatchObject({
      ...messageNotifications.received(
        'Ava Holt',
        'Yes. I would come back at 20:40 for half an hour;…',
        true,
      ),
      type: 'MESSAGE',
      actionData: { conversation_id: id },
    })
  })

  test('notifies only the assigned photographer', async () => {
    const id = await start()
    await send(ava, id, 'Yes.')
    await db().notification.deleteMany()
    await send(client, id, 'Wonderful.')
    expect(await notificationsOf(ava)).toHaveLength(1)
    expect(await notificationsOf(noah)).toEqual([])
  })

  test("a closed conversation rejects a photographer's message and is reopened by the client's", async () => {
    const id = await start()
    await setConversationStatus(ava, id, 'CLOSED')
    await expect(send(ava, id, 'One more thing')).rejects.toMatchObject({ code: 'conflict' })
    await send(client, id, 'One more thing')
    expect(await db().conversation.findUnique({ where: { id } })).toMatchObject({ status: 'OPEN' })
    await send(ava, id, 'Of course.')
  })

  test("forty concurrent messages are all stored, in one order, and the last one sets the conversation's time", async () => {
    const id = await start()
    await Promise.all(
      Array.from({ length: 40 }, (_, index) => send(index % 2 === 0 ? client : ava, id, `Message ${index}`)),
    )
    const messages = await db().message.findMany({
      where: { conversationId: id },
      orderBy: { createdAt: 'asc' },
    })
    expect(messages).toHaveLength(41)
    expect(new Set(messages.map(({ createdAt }) => createdAt.getTime())).size).toBe(41)
    const conversation = await db().conversation.findUniqueOrThrow({ where: { id } })
    expect(conversation.lastMessageAt).toEqual(messages.at(-1)?.createdAt)
  })

  test('a thousand concurrent messages from twenty people are all stored, in the same order for every reader', async () => {
    const id = await start()
    const colleagues = await Promise.all(
      Array.from({ length: 18 }, (_, index) => createPerson('PHOTOGRAPHER', `Photographer ${index}`)),
    )
    const people = [client, ava, ...colleagues]
    await Promise.all(
      people.map(async (person, index) => {
        for (let sent = 0; sent < 50; sent += 1) await send(person, id, `${index} ${sent}`)
      }),
    )
    const readAll = async (reader: Actor) => {
      const texts: string[] = []
      let after = new Date(0).toISOString()
      for (let hasMore = true; hasMore; ) {
        const page = await readNewerMessages(reader, { conversationId: id, after, unreadFrom: null })
        texts.push(...page.messages.map(({ text }) => text))
        after = page.messages.at(-1)?.createdAt ?? after
        hasMore = page.hasMore
      }
      return texts
    }
    const texts = await readAll(client)
    expect(texts).toHaveLength(1001)
    expect(new Set(texts).size).toBe(1001)
    expect(await readAll(noah)).toEqual(texts)
    // Each sender's messages are in the order they were sent.
    for (const index of people.keys()) {
      const own = texts.filter((text) => text.startsWith(`${index} `))
      expect(own).toEqual(Array.from({ length: 50 }, (_, sent) => `${index} ${sent}`))
    }
    const { lastMessageAt } = await db().conversation.findUniqueOrThrow({ where: { id } })
    const last = await db().message.aggregate({ where: { conversationId: id }, _max: { createdAt: true } })
    expect(last._max.createdAt).toEqual(lastMessageAt)
    const unread = { conversationId: id, isRead: false }
    expect(await db().message.count({ where: { ...unread, senderId: client.profileId } })).toBe(51)
    expect(await markConversationRead(client, id)).toEqual({ count: 950 })
    expect(await db().message.count({ where: unread })).toBe(51)
    await db().profile.deleteMany({ where: { id: { in: colleagues.map(({ profileId }) => profileId) } } })
  }, 120_000)

  test('queues one push for all recipients', async () => {
    const id = await start()
    const pushes = await db().outboxMessage.findMany({ where: { kind: 'PUSH' } })
    const userIds = [client, ava, noah].map(({ userId }) => userChannel(userId))
    const channels = expect.arrayContaining([conversationChannel(id), ...userIds])
    expect(pushes).toMatchObject([
      { payload: { channels, event: 'message', payload: { conversationId: id } } },
    ])
  })

  test('is rate-limited, with a clear message', async () => {
    const id = await start()
    const results = await Promise.allSettled(Array.from({ length: 70 }, () => send(client, id, 'Again')))
    const rejected = results.find(({ status }) => status === 'rejected')
    expect(rejected).toMatchObject({
      reason: { code: 'too-many-requests', message: /^Too many attempts\. Try again in/ },
    })
  })
})

describe('reading', () => {
  test("counts the other side's messages, and marks them and their notifications as read", async () => {
    const id = await start()
    await send(client, id, 'And the dock?')
    expect(await findConversation(ava, id)).toMatchObject({ unreadCount: 2 })
    expect(await findConversation(client, id)).toMatchObject({ unreadCount: 0 })
    await markConversationRead(ava, id)
    expect(await findConversation(ava, id)).toMatchObject({ unreadCount: 0 })
    expect((await notificationsOf(ava)).every(({ isRead }) => isRead)).toBe(true)
    await send(ava, id, 'Gladly.')
    expect(await readUnreadCounts(client)).toEqual({ notifications: 1, messages: 1 })
    const seen = await findConversation(client, id)
    expect(seen?.thread.messages.map(({ isMine, isRead, isUnread }) => [isMine, isRead, isUnread])).toEqual([
      [true, true, false],
      [true, true, false],
      [false, false, true],
    ])
    const unreadFrom = new Date(0).toISOString()
    const query = {
      conversationId: id,
      after: seen?.thread.messages.at(-1)?.createdAt ?? unreadFrom,
      unreadFrom,
    }
    expect(await readNewerMessages(ava, query)).toEqual({ messages: [], hasMore: false, read: null })
    await markConversationRead(client, id)
    expect(await readUnreadCounts(client)).toEqual({ notifications: 0, messages: 0 })
    expect((await readNewerMessages(ava, query)).read).toMatchObject({
      upTo: query.after,
      readWhen: expect.stringMatching(/^\d\d:\d\d$/),
    })
  })

  test('a photographer lists their own and the unassigned conversations, or all', async () => {
    const taken = await start('Taken by Noah')
    await send(noah, taken, 'Mine.')
    const free = await start('Free')
    const idsFor = async (actor: Actor, view: 'mine' | 'unassigned' | 'all' | '' = '') =>
      (await listConversations(actor, { view })).items.map((item) => item.id)
    expect(await idsFor(ava)).toContain(free)
    expect(await idsFor(ava)).not.toContain(taken)
    expect(await idsFor(ava, 'all')).toEqual(expect.arrayContaining([taken, free]))
    expect(await findConversation(ava, taken)).toMatchObject({ isReader: false })
    const bell = await listBellConversations(client)
    expect(bell[0]).toMatchObject({ id: free, href: `/admin-messages?conversation=${free}` })
    expect(bell.find((item) => item.id === taken)).toMatchObject({
      preview: 'Mine.',
      unreadCount: 1,
    })
  })

  test('a search matches the subject, the client, and any message, special characters included', async () => {
    const pool = await start('Pool at dusk')
    const gate = await start('Gate code 100%')
    await send(client, gate, 'It hangs under_the mat.')
    const found = async (search: string) =>
      (await listConversations(ava, { search })).items.map(({ id }) => id).sort()
    expect(await found('POOL AT')).toEqual([pool])
    expect(await found('under_the')).toEqual([gate])
    expect(await found('0%')).toEqual([gate])
    expect(await found('understhe')).toEqual([])
    expect(await found('whitfield')).toEqual([pool, gate].sort())
    await setConversationStatus(ava, pool, 'CLOSED')
    const closed = await listConversations(ava, { status: 'closed', search: 'whitfield' })
    expect(closed.items.map(({ id }) => id)).toEqual([pool])
    expect((await listConversations(stranger, { view: 'all', search: 'whitfield' })).items).toEqual([])
  })

  test('a conversation is assigned, taken over, and unassigned, and the client never sees to whom', async () => {
    const id = await start()
    const takenBy = async (actor: Actor) => (await findConversation(actor, id))?.takenBy
    await assignConversation(ava, id, 'me')
    expect(await takenBy(ava)).toEqual({ name: 'Ava Holt', isViewer: true })
    await assignConversation(noah, id, 'me')
    expect(await takenBy(ava)).toEqual({ name: 'Noah Calloway', isViewer: false })
    expect((await listConversations(ava, { view: 'all' })).items[0]?.takenBy).toBe('Noah Calloway')
    expect(
      JSON.stringify([await findConversation(client, id), await listConversations(client)]),
    ).not.toContain('Noah')
    await assignConversation(noah, id, 'nobody')
    expect(await takenBy(ava)).toBeNull()
  })

  test('pages continue where the last one ended, each conversation once', async () => {
    await db().conversation.createMany({
      data: Array.from({ length: 120 }, (_, index) => ({
        subject: `Number ${index}`,
        clientId: client.profileId,
        // Some have the same time.
        lastMessageAt: new Date(Date.UTC(2026, 0, 1, 0, Math.floor(index / 7))),
      })),
    })
    const ids: string[] = []
    let page = await listConversations(client)
    ids.push(...page.items.map(({ id }) => id))
    while (page.next) {
      page = await listConversations(client, { after: page.next })
      ids.push(...page.items.map(({ id }) => id))
    }
    expect([ids.length, new Set(ids).size]).toEqual([120, 120])
  })

  test('shows the last fifty, and more on request', async () => {
    const id = await start('Long')
    await db().message.createMany({
      data: Array.from({ length: 120 }, (_, index) => ({
        conversationId: id,
        senderId: client.profileId,
        message: `Line ${index}`,
        idempotencyKey: randomUUID(),
        createdAt: new Date(Date.UTC(2030, 0, 1, 0, index)),
      })),
    })
    const first = await findConversation(client, id)
    expect(first?.thread.messages).toHaveLength(threadPageSize)
    expect(first?.thread.messages.at(-1)?.text).toBe('Line 119')
    const texts: string[] = []
    let before = '9999-12-31T00:00:00.000Z'
    for (let hasMore = true; hasMore; ) {
      const page = await readOlderMessages(client, { conversationId: id, before })
      texts.unshift(...page.messages.map(({ text }) => text))
      before = page.messages[0]?.createdAt ?? before
      hasMore = page.hasMore
    }
    expect(texts).toEqual([
      'Can the pool be lit?',
      ...Array.from({ length: 120 }, (_, index) => `Line ${index}`),
    ])
  })
})

describe('another client', () => {
  test('can neither read, write, mark, nor delete, and gets only "not found"', async () => {
    const id = await start()
    expect(await findConversation(stranger, id)).toBeNull()
    expect((await listConversations(stranger, { view: 'all' })).items).toEqual([])
    const rejected = { code: 'not-found' }
    await expect(send(stranger, id, 'Hello')).rejects.toMatchObject(rejected)
    const from = new Date(0).toISOString()
    await expect(readOlderMessages(stranger, { conversationId: id, before: from })).rejects.toMatchObject(
      rejected,
    )
    const newer = { conversationId: id, after: from, unreadFrom: null }
    await expect(readNewerMessages(stranger, newer)).rejects.toMatchObject(rejected)
    expect(await mayHearConversation(stranger, conversationChannel(id))).toBe(false)
    expect(await mayHearConversation(client, conversationChannel(id))).toBe(true)
    expect(await mayHearConversation(ava, conversationChannel(id))).toBe(true)
    for (const channel of [
      'private-conversation-',
      `private-conversation-${randomUUID()}`,
      `private-user-${id}`,
    ])
      expect(await mayHearConversation(ava, channel)).toBe(false)
    await expect(markConversationRead(stranger, id)).rejects.toMatchObject(rejected)
    for (const who of [stranger, client, { ...ava, status: 'DISABLED' as const }]) {
      const forbidden = { code: 'forbidden' }
      await expect(setConversationStatus(who, id, 'CLOSED')).rejects.toMatchObject(forbidden)
      await expect(assignConversation(who, id, 'me')).rejects.toMatchObject(forbidden)
    }
    await expect(deleteConversation(stranger, id)).rejects.toMatchObject(rejected)
    const unknown = await send(stranger, randomUUID(), 'Hello').catch((error: Error) => error.message)
    const hidden = await send(stranger, id, 'Hello').catch((error: Error) => error.message)
    expect(hidden).toBe(unknown)
  })
})

test('the same key from two senders stores a message of each, repeats included', async () => {
  const id = await start()
  const key = randomUUID()
  const texts = await Promise.all([
    send(client, id, 'From the client', key),
    send(ava, id, 'From the studio', key),
    send(client, id, 'From the client', key),
    send(ava, id, 'From the studio', key),
  ])
  expect(new Set(texts.map(({ messageId }) => messageId)).size).toBe(2)
  const stored = await db().message.findMany({ where: { conversationId: id, idempotencyKey: key } })
  expect(stored.map(({ message }) => message).sort()).toEqual(['From the client', 'From the studio'])
})

describe('deleteConversation', () => {
  test('deletes the messages and records an audit entry; a concurrent reply is rejected or deleted', async () => {
    const id = await start()
    const [deleted] = await Promise.allSettled([
      deleteConversation(client, id),
      ...Array.from({ length: 5 }, () => send(ava, id, 'Too late?')),
    ])
    expect(deleted.status).toBe('fulfilled')
    expect(await db().message.count({ where: { conversationId: id } })).toBe(0)
    expect(await db().auditEntry.findFirst({ where: { subjectId: id } })).toMatchObject({
      actorId: client.profileId,
    })
  })
})

test('a deletion is pushed to the open thread and both sides, and marks its notifications as read', async () => {
  const id = await start()
  const unread = { isRead: false, actionData: { path: ['conversation_id'], equals: id } }
  expect(await db().notification.count({ where: unread })).toBeGreaterThan(0)
  await deleteConversation(ava, id)
  expect(await db().notification.count({ where: unread })).toBe(0)
  const push = await db().outboxMessage.findFirstOrThrow({
    where: { kind: 'PUSH', topic: 'conversation-deleted' },
  })
  const { channels, payload } = push.payload as { channels: string[]; payload: unknown }
  expect(payload).toEqual({ conversationId: id })
  expect(channels).toEqual(
    expect.arrayContaining([
      conversationChannel(id),
      ...[client, ava].map(({ userId }) => userChannel(userId)),
    ]),
  )
})

describe('input', () => {
  const idempotencyKey = randomUUID()

  test('is trimmed, not blank, and at most 2000 graphemes', () => {
    const conversationId = randomUUID()
    const parse = (message: string) => SendMessage.safeParse({ conversationId, message, idempotencyKey })
    expect(parse('  Hello ').data?.message).toBe('Hello')
    expect(parse(' \n ').error?.issues[0]?.message).toBe('Message cannot be empty')
    expect(parse('👩‍👩‍👧‍👦'.repeat(2000)).success).toBe(true)
    expect(parse('a'.repeat(2001)).success).toBe(false)
  })

  test('needs a known priority', () => {
    const parsed = StartConversation.safeParse({
      subject: 'Hi',
      message: 'Hello',
      priority: 'URGENT',
      idempotencyKey,
    })
    expect(parsed.error?.issues.map(({ message }) => message)).toEqual(['Please select a priority'])
  })
})
