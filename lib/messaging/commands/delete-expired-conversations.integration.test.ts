import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import type { Actor } from '@/lib/auth/actor'
import { makeConversationPeople } from '@/lib/messaging/messaging.fixture'
import { db } from '@/lib/platform/data/db'
import { deleteExpiredConversations } from './delete-expired-conversations'
import { markConversationRead } from './mark-conversation-read'
import { sendMessage } from './send-message'
import { setConversationStatus } from './set-conversation-status'
import { startConversation } from './start-conversation'

useDatabase()

let client: Actor
let ava: Actor

beforeAll(async () => {
  ;({ client, ava } = await makeConversationPeople())
})

/** Creates a closed conversation that has been read, with a file. */
async function createConversation(daysAgo: number): Promise<string> {
  const first = { subject: 'Gate', priority: 'LOW' as const, message: 'Hello', idempotencyKey: randomUUID() }
  const { conversationId } = await startConversation(client, first)
  const { id: fileId } = await db().storedFile.create({
    data: {
      key: randomUUID(),
      name: 'plan.pdf',
      purpose: 'MESSAGE_ATTACHMENT',
      contentType: 'application/pdf',
      sizeBytes: 10,
      uploaderId: client.profileId,
    },
    select: { id: true },
  })
  await send(client, conversationId, [fileId])
  await markConversationRead(ava, conversationId)
  await setConversationStatus(ava, conversationId, 'CLOSED')
  await setLastMessage(conversationId, daysAgo)
  return conversationId
}

function send(actor: Actor, conversationId: string, fileIds: string[] = []) {
  return sendMessage(actor, { conversationId, message: 'Hi', fileIds, idempotencyKey: randomUUID() })
}

function setLastMessage(id: string, daysAgo: number) {
  const lastMessageAt = new Date(Date.now() - daysAgo * 86_400_000)
  return db().conversation.update({ where: { id }, data: { lastMessageAt }, select: { id: true } })
}

async function listIds(): Promise<string[]> {
  const conversations = await db().conversation.findMany({ select: { id: true } })
  return conversations.map(({ id }) => id).sort()
}

test("closed conversations are deleted after the studio's period, and never by default", async () => {
  const old = await createConversation(61)
  const staying = [await createConversation(59)]

  const open = await createConversation(61)
  await setConversationStatus(ava, open, 'OPEN')
  staying.push(open)

  // A client's message reopens it.
  const reopened = await createConversation(61)
  await send(client, reopened)
  staying.push(reopened)

  const unread = await createConversation(61)
  await send(client, unread)
  await setConversationStatus(ava, unread, 'CLOSED')
  await setLastMessage(unread, 61)
  staying.push(unread)

  await deleteExpiredConversations()
  expect(await listIds()).toEqual([old, ...staying].sort())

  await db().studioSettings.update({ where: { id: 1 }, data: { conversationRetentionDays: 60 } })
  await deleteExpiredConversations()
  await deleteExpiredConversations()
  expect(await listIds()).toEqual(staying.sort())
  expect(await db().message.count({ where: { conversationId: old } })).toBe(0)
  expect(await db().storedFile.count()).toBe(staying.length)
  expect(await listRemovedKeys()).toHaveLength(1)
})

test('more than one batch is deleted', async () => {
  await db().conversation.deleteMany()
  await db().conversation.createMany({
    data: Array.from({ length: 41 }, () => ({
      subject: 'Gate',
      clientId: client.profileId,
      status: 'CLOSED' as const,
      lastMessageAt: new Date(0),
    })),
  })
  await deleteExpiredConversations()
  expect(await listIds()).toEqual([])
})

/** Returns the storage keys of the files that jobs are going to remove. */
async function listRemovedKeys(): Promise<string[]> {
  const jobs = await db().$queryRaw<{ payload: { keys: string[] } }[]>`
    SELECT job.payload FROM graphile_worker._private_jobs AS job
    JOIN graphile_worker._private_tasks AS task ON task.id = job.task_id WHERE task.identifier = 'remove-files'`
  return jobs.flatMap(({ payload }) => payload.keys)
}
