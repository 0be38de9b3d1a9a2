import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import type { Actor } from '@/lib/auth/actor'
import { db } from '@/lib/platform/db'
import type { Role } from '@/prisma/generated/enums'
import { deleteConversation } from './commands/delete-conversation'
import { markConversationRead } from './commands/mark-conversation-read'
import { sendMessage } from './commands/send-message'
import { setConversationStatus } from './commands/set-conversation-status'
import { startConversation } from './commands/start-conversation'
import { countUnreadMessages, listConversations, readMessageBell } from './queries'
import { findConversation } from './queries/find-conversation'
import { SendMessage, StartConversation, threadPageSize } from './schema'

useDatabase()

let client: Actor
let stranger: Actor
let ava: Actor
let noah: Actor

beforeAll(async () => {
  const studio = {
    id: 1,
    name: 'Northlight',
    supportEmail: 'studio@northlight.test',
    timeZone: 'America/New_York',
  }
  await db().studioSettings.create({ data: { ...studio, hours: 'Mon-Fri 9AM-6PM EST' } })
  client = await createPerson('CLIENT', 'Dana Whitfield')
  stranger = await createPerson('CLIENT', 'Teo Lindqvist')
  ava = await createPerson('PHOTOGRAPHER', 'Ava Holt')
  noah = await createPerson('PHOTOGRAPHER', 'Noah Calloway')
})

beforeEach(async () => {
  await db().rateLimit.deleteMany()
  await db().conversation.deleteMany()
  await db().notification.deleteMany()
  await db().outboxMessage.deleteMany()
})

async function createPerson(role: Role, fullName: string): Promise<Actor> {
  const email = `${randomUUID()}@example.test`
  const user = await db().user.create({
    data: {
      email,
      passwordHash: 'none',
      emailVerifiedAt: new Date(),
      profile: { create: { fullName, email, role } },
    },
    select: { id: true, profile: { select: { id: true } } },
  })
  return {
    userId: user.id,
    profileId: user.profile?.id ?? '',
    role,
    status: 'ACTIVE',
    fullName,
    email,
    avatarUrl: null,
  }
}

async function start(subject = 'Twilight shots') {
  const input = {
    subject,
    priority: 'MEDIUM' as const,
    message: 'Can the pool be lit?',
    requestKey: randomUUID(),
  }
  return (await startConversation(client, input)).conversationId
}

function send(actor: Actor, conversationId: string, message: string, requestKey = randomUUID()) {
  return sendMessage(actor, { conversationId, message, requestKey })
}

function toldTo(actor: Actor) {
  return db().notification.findMany({ where: { userId: actor.userId } })
}

describe('startConversation', () => {
  test('is stored once however often it is sent, and tells every photographer once', async () => {
    const input = {
      subject: 'Gate code',
      priority: 'HIGH' as const,
      message: 'It is 4417.',
      requestKey: randomUUID(),
    }
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => startConversation(client, input)))
    expect(new Set(answers.map(({ conversationId }) => conversationId)).size).toBe(1)
    const conversationId = answers[0]?.conversationId ?? ''
    expect(await db().message.count({ where: { conversationId } })).toBe(1)
    for (const photographer of [ava, noah]) {
      expect(await toldTo(photographer)).toMatchObject([
        {
          title: 'Message from Dana Whitfield',
          message: 'It is 4417.',
          type: 'MESSAGE',
          actionType: 'view_conversation',
        },
      ])
    }
    expect(await toldTo(client)).toEqual([])
    const mails = await db().outboxMessage.findMany({ where: { topic: 'message-received' } })
    expect(mails.map(({ recipient }) => recipient).sort()).toEqual([ava.email, noah.email].sort())
  })
})

describe('sendMessage', () => {
  test('is stored once when a lost answer makes the browser send it again', async () => {
    const id = await start()
    const key = randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => send(client, id, 'Once only', key)))
    expect(new Set(answers.map(({ messageId }) => messageId)).size).toBe(1)
    expect(await db().message.count({ where: { conversationId: id, message: 'Once only' } })).toBe(1)
  })

  test('gives the conversation to the first photographer who replies, and tells the client in fifty characters', async () => {
    const id = await start()
    const reply = 'Yes. I would come back at 20:40 for half an hour; it costs nothing extra.'
    await send(ava, id, reply)
    await send(noah, id, 'I could too.')
    const conversation = await db().conversation.findUniqueOrThrow({ where: { id } })
    expect(conversation.adminId).toBe(ava.profileId)
    const [told] = await toldTo(client)
    expect(told).toMatchObject({
      title: 'Ava Holt replied',
      type: 'MESSAGE',
      actionData: { conversation_id: id },
    })
    expect(told?.message).toBe('Yes. I would come back at 20:40 for half an hour;…')
  })

  test('tells the photographer who took it, and no other', async () => {
    const id = await start()
    await send(ava, id, 'Yes.')
    await db().notification.deleteMany()
    await send(client, id, 'Wonderful.')
    expect(await toldTo(ava)).toHaveLength(1)
    expect(await toldTo(noah)).toEqual([])
  })

  test('a closed conversation refuses the photographer and is opened again by the client', async () => {
    const id = await start()
    await setConversationStatus(ava, id, 'CLOSED')
    await expect(send(ava, id, 'One more thing')).rejects.toMatchObject({ code: 'conflict' })
    await send(client, id, 'One more thing')
    expect(await db().conversation.findUnique({ where: { id } })).toMatchObject({ status: 'OPEN' })
    await send(ava, id, 'Of course.')
  })

  test('forty at once are all kept, in one order, and the last of them is the time of the conversation', async () => {
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

  test('has a limit, with a clear sentence', async () => {
    const id = await start()
    const results = await Promise.allSettled(Array.from({ length: 70 }, () => send(client, id, 'Again')))
    const refused = results.find(({ status }) => status === 'rejected')
    expect(refused).toMatchObject({
      reason: { code: 'too-many-requests', message: /^Too many tries\. Please wait/ },
    })
  })
})

describe('reading', () => {
  test('counts what the other side wrote, and marks it with the bell', async () => {
    const id = await start()
    await send(client, id, 'And the dock?')
    expect(await findConversation(ava, id)).toMatchObject({ unreadCount: 2 })
    expect(await findConversation(client, id)).toMatchObject({ unreadCount: 0 })
    await markConversationRead(ava, id)
    expect(await findConversation(ava, id)).toMatchObject({ unreadCount: 0 })
    expect((await toldTo(ava)).every(({ isRead }) => isRead)).toBe(true)
    await send(ava, id, 'Gladly.')
    expect(await countUnreadMessages(client)).toBe(1)
    const seen = await findConversation(client, id)
    expect(seen?.messages.map(({ isMine, isRead, isUnread }) => [isMine, isRead, isUnread])).toEqual([
      [true, true, false],
      [true, true, false],
      [false, false, true],
    ])
    await markConversationRead(client, id)
    expect(await countUnreadMessages(client)).toBe(0)
  })

  test('a photographer lists their own and what nobody has taken, or all', async () => {
    const taken = await start('Taken by Noah')
    await send(noah, taken, 'Mine.')
    const free = await start('Free')
    const idsFor = async (actor: Actor, all = false) =>
      (await listConversations(actor, { all })).items.map((item) => item.id)
    expect(await idsFor(ava)).toContain(free)
    expect(await idsFor(ava)).not.toContain(taken)
    expect(await idsFor(ava, true)).toEqual(expect.arrayContaining([taken, free]))
    expect(await findConversation(ava, taken)).toMatchObject({ isReader: false })
    const bell = await readMessageBell(client)
    expect(bell.conversations[0]).toMatchObject({ id: free, href: `/admin-messages?conversation=${free}` })
    expect(bell.conversations.find((item) => item.id === taken)).toMatchObject({
      preview: 'Mine.',
      unreadCount: 1,
    })
  })

  test('shows the last fifty, and more on request', async () => {
    const id = await start('Long')
    await db().message.createMany({
      data: Array.from({ length: 120 }, (_, index) => ({
        conversationId: id,
        senderId: client.profileId,
        message: `Line ${index}`,
        requestKey: randomUUID(),
        createdAt: new Date(Date.UTC(2030, 0, 1, 0, index)),
      })),
    })
    const first = await findConversation(client, id)
    expect(first?.messages).toHaveLength(threadPageSize)
    expect(first?.messages.at(-1)?.text).toBe('Line 119')
    expect((await findConversation(client, id, 3))?.messages).toHaveLength(121)
  })
})

describe('another client', () => {
  test('can neither read, write, mark nor delete, and learns nothing', async () => {
    const id = await start()
    expect(await findConversation(stranger, id)).toBeNull()
    expect((await listConversations(stranger, { all: true })).total).toBe(0)
    const refused = { code: 'not-found' }
    await expect(send(stranger, id, 'Hello')).rejects.toMatchObject(refused)
    await expect(markConversationRead(stranger, id)).rejects.toMatchObject(refused)
    await expect(setConversationStatus(stranger, id, 'CLOSED')).rejects.toMatchObject(refused)
    await expect(deleteConversation(stranger, id)).rejects.toMatchObject(refused)
    const unknown = await send(stranger, randomUUID(), 'Hello').catch((error: Error) => error.message)
    const hidden = await send(stranger, id, 'Hello').catch((error: Error) => error.message)
    expect(hidden).toBe(unknown)
  })
})

describe('deleteConversation', () => {
  test('takes the messages with it and leaves who did it; a reply that races is refused or gone', async () => {
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

describe('what is typed', () => {
  const requestKey = randomUUID()

  test('is trimmed, not blank, and at most 2000 characters as a person counts them', () => {
    const conversationId = randomUUID()
    const parse = (message: string) => SendMessage.safeParse({ conversationId, message, requestKey })
    expect(parse('  Hello ').data?.message).toBe('Hello')
    expect(parse(' \n ').error?.issues[0]?.message).toBe('Message cannot be empty')
    expect(parse('👩‍👩‍👧‍👦'.repeat(2000)).success).toBe(true)
    expect(parse('a'.repeat(2001)).success).toBe(false)
  })

  test('needs a priority that exists', () => {
    const parsed = StartConversation.safeParse({
      subject: 'Hi',
      message: 'Hello',
      priority: 'URGENT',
      requestKey,
    })
    expect(parsed.error?.issues.map(({ message }) => message)).toEqual(['Please select a priority'])
  })
})
