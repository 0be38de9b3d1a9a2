import { createHmac, randomUUID } from 'node:crypto'
import { NextRequest } from 'next/server'
import { beforeEach, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import { useEnvironment } from '@/e2e/support/use-environment'
import type { Actor } from '@/lib/auth/actor'
import { replyAddress } from '@/lib/messaging/commands/reply-address'
import { receiveEmailReply } from '@/lib/messaging/routes/receive-email-reply'
import { conversationClosed, cutOffText, messageNotifications } from '@/lib/messaging/words'
import { db } from '@/lib/platform/data/db'
import { useResend } from '@/lib/studio/notifications/resend.fixture'
import type { Role } from '@/prisma/generated/enums'
import { mailMessages } from './mail-messages'
import { setConversationStatus } from './set-conversation-status'
import { startConversation } from './start-conversation'

useDatabase()
const resend = useResend()
const key = Buffer.from('a webhook key that only the test knows')
useEnvironment(() => ({
  INBOUND_MAIL_DOMAIN: 'in.northlight.test',
  RESEND_WEBHOOK_SECRET: `whsec_${key.toString('base64')}`,
}))

let dana: Actor
let ava: Actor
let conversationId: string

beforeEach(async () => {
  await db().rateLimit.deleteMany()
  await db().conversation.deleteMany()
  await db().outboxMessage.deleteMany()
  await db().user.deleteMany()
  dana = await createPerson('CLIENT')
  ava = await createPerson('PHOTOGRAPHER')
  const input = { subject: 'Twilight shots', priority: 'MEDIUM' as const, message: 'Can the pool be lit?' }
  conversationId = (await startConversation(dana, { ...input, idempotencyKey: randomUUID() })).conversationId
})

async function createPerson(role: Role): Promise<Actor> {
  const email = `${randomUUID()}@example.test`
  const fullName = 'Dana Whitfield'
  const { id, profile } = await db().user.create({
    data: { email, passwordHash: 'none', profile: { create: { fullName, email, role } } },
    select: { id: true, profile: { select: { id: true } } },
  })
  const profileId = profile?.id ?? ''
  return { userId: id, profileId, role, status: 'ACTIVE', fullName, email, avatarUrl: null }
}

const addressOf = (reader: Actor) => replyAddress(conversationId, reader.userId).replyTo ?? ''
const quote =
  '\n\nOn Mon, Jun 8, 2026 at 16:20 Northlight <studio@northlight.test> wrote:\n> Can the pool be lit?'

/** Receives an email and reports it as Resend does. Returns the response's status. */
async function receiveReply(
  mail: { from: string; to: string; text: string; headers?: Record<string, string> },
  options: { secret?: Buffer; times?: number } = {},
): Promise<number> {
  const emailId = await resend.receive({ ...mail, to: [mail.to] })
  const body = JSON.stringify({
    type: 'email.received',
    created_at: new Date().toISOString(),
    data: { email_id: emailId, from: mail.from, to: [mail.to], subject: 'Re: Twilight shots' },
  })
  let status = 0
  for (let time = 0; time < (options.times ?? 1); time += 1) {
    const [id, timestamp] = [`msg_${randomUUID()}`, String(Math.floor(Date.now() / 1000))]
    const signature = createHmac('sha256', options.secret ?? key)
      .update(`${id}.${timestamp}.${body}`)
      .digest('base64')
    const headers = { 'svix-id': id, 'svix-timestamp': timestamp, 'svix-signature': `v1,${signature}` }
    const url = 'http://localhost/api/mail/inbound'
    status = (await receiveEmailReply(new NextRequest(url, { method: 'POST', body, headers }))).status
  }
  return status
}

async function readReplies(): Promise<[string | null, string][]> {
  const rows = await db().message.findMany({ where: { conversationId }, orderBy: { createdAt: 'asc' } })
  return rows.slice(1).map(({ senderId, message }) => [senderId, message])
}

test('an email with messages has a reply address for its reader alone', async () => {
  await mailMessages({ conversationId, userId: ava.userId })
  const mail = await db().outboxMessage.findFirstOrThrow({ where: { topic: 'message-received' } })
  const { replyTo } = mail.payload as { replyTo: string }
  expect(replyTo).toBe(addressOf(ava))
  expect(replyTo).not.toBe(addressOf(dana))
  expect(replyTo.indexOf('@')).toBeLessThanOrEqual(64)
})

test('a reply becomes one message of its reader, without the quoted email, however often it is reported', async () => {
  const mail = { from: `Ava Holt <${ava.email}>`, to: addressOf(ava).toUpperCase(), text: `Yes.${quote}` }
  expect(await receiveReply(mail, { times: 3 })).toBe(200)
  expect(await readReplies()).toEqual([[ava.profileId, 'Yes.']])
})

test('a long reply becomes several messages in order, once, however often it is reported', async () => {
  const paragraphs = ['First', 'Second', 'Third'].map((word) => `${word} ${'word '.repeat(300)}`.trim())
  const mail = { from: ava.email, to: addressOf(ava), text: `${paragraphs.join('\n\n')}${quote}` }
  expect(await receiveReply(mail, { times: 2 })).toBe(200)
  expect(await readReplies()).toEqual(paragraphs.map((paragraph) => [ava.profileId, paragraph]))
})

test('a very long reply is cut off, and the last message says so', async () => {
  await receiveReply({ from: ava.email, to: addressOf(ava), text: 'word '.repeat(10_000) })
  const texts = (await readReplies()).map(([, text]) => text)
  expect(texts.length).toBeLessThan(15)
  expect(texts.join(' ').length).toBeGreaterThan(19_900)
  expect(texts.at(-1)).toContain(cutOffText)
})

test('a wrong signature, someone else’s address and a forwarded email create no message', async () => {
  const right = { from: ava.email, to: addressOf(ava), text: 'Yes.' }
  expect(await receiveReply(right, { secret: Buffer.from('another') })).toBe(400)
  await receiveReply({ ...right, from: dana.email })
  await receiveReply({ ...right, from: 'colleague@example.test' })
  await receiveReply({ ...right, to: addressOf(ava).replace(/.@/, (end) => (end === '0@' ? '1@' : '0@')) })
  await receiveReply({ ...right, to: addressOf(ava).replace('in.northlight.test', 'elsewhere.test') })
  expect(await readReplies()).toEqual([])
})

test('ignores automatic replies', async () => {
  const headers = { 'Auto-Submitted': 'auto-replied' }
  expect(await receiveReply({ from: ava.email, to: addressOf(ava), text: 'I am away.', headers })).toBe(200)
  expect(await readReplies()).toEqual([])
})

test('ignores replies from disabled accounts', async () => {
  await db().profile.update({ where: { id: ava.profileId }, data: { accountStatus: 'DISABLED' } })
  await receiveReply({ from: ava.email, to: addressOf(ava), text: 'Yes.' })
  expect(await readReplies()).toEqual([])
})

test('notifies the author of a rejected reply, and does not ask Resend to report it again', async () => {
  await setConversationStatus(ava, conversationId, 'CLOSED')
  await db().notification.deleteMany()
  expect(await receiveReply({ from: ava.email, to: addressOf(ava), text: 'Yes.' })).toBe(200)
  expect(await readReplies()).toEqual([])
  expect(await db().notification.findMany({ where: { userId: ava.userId } })).toMatchObject([
    {
      ...messageNotifications.emailReplyRejected(conversationClosed),
    },
  ])
})
