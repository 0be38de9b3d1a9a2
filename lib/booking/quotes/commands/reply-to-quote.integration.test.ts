import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import { renderMail } from '@/emails/render'
import type { Actor } from '@/lib/auth/actor'
import { findQuote } from '@/lib/booking/quotes/queries/find-quote'
import { listNewQuotes } from '@/lib/booking/quotes/queries/list-new-quotes'
import { listQuotes } from '@/lib/booking/quotes/queries/list-quotes'
import { filledIn, makeQuoteStudio } from '@/lib/booking/quotes/quotes.fixture'
import { db } from '@/lib/platform/data/db'
import { userChannel } from '@/lib/studio/notifications/rules'
import { deleteQuote } from './delete-quote'
import { replyToQuote } from './reply-to-quote'
import { requestQuote } from './request-quote'
import { setQuoteOpen } from './set-quote-open'

useDatabase()

let ava: Actor
let noah: Actor
let client: Actor
let quoteId: string

beforeAll(async () => {
  ;({ ava, noah, client } = await makeQuoteStudio())
})

beforeEach(async () => {
  await db().rateLimit.deleteMany()
  await db().quoteRequest.deleteMany()
  quoteId = await createQuote()
  await db().outboxMessage.deleteMany()
})

async function createQuote(changed: Parameters<typeof filledIn>[0] = {}): Promise<string> {
  const input = filledIn(changed)
  await requestQuote(input, '2001:db8::1')
  const { idempotencyKey } = input
  return (await db().quoteRequest.findUniqueOrThrow({ where: { idempotencyKey } })).id
}

const say = (text: string, idempotencyKey: string = randomUUID()) => ({
  quoteId,
  text,
  price: null,
  idempotencyKey,
})

describe('a reply', () => {
  test("is recorded and emailed once even if repeated, with the studio's address as Reply-To", async () => {
    const reply = say('$650 for both.')
    const replies = await Promise.all([1, 2, 3].map(() => replyToQuote(ava, reply)))
    expect(new Set(replies.map(({ replyId }) => replyId)).size).toBe(1)
    const mails = await db().outboxMessage.findMany({ where: { kind: 'MAIL' } })
    expect(mails).toMatchObject([
      {
        topic: 'quote-answered',
        recipient: 'helen@ashworth.test',
        payload: {
          text: '$650 for both.',
          photographerName: 'Ava Holt',
          link: expect.stringMatching(/\/book\?quote=.*services=.*zip=28804&sqft=3400$/),
          replyTo: 'studio@northlight.test',
        },
      },
    ])
    expect(await findQuote(noah, quoteId)).toMatchObject({
      status: 'ANSWERED',
      replies: [{ text: '$650 for both.', authorName: 'Ava Holt', isMine: false }],
    })
  })

  test('of a colleague with the same key is a separate reply', async () => {
    const key = randomUUID()
    const repeated = [replyToQuote(ava, say('June 16.', key)), replyToQuote(noah, say('June 18.', key))]
    await Promise.all([...repeated, replyToQuote(ava, say('June 16.', key))])
    expect((await findQuote(ava, quoteId))?.replies.map(({ text }) => text).sort()).toEqual([
      'June 16.',
      'June 18.',
    ])
  })

  test('of a colleague at the same time is recorded too, and both are notified', async () => {
    await Promise.all([replyToQuote(ava, say('June 16.')), replyToQuote(noah, say('June 18.'))])
    const texts = (await findQuote(ava, quoteId))?.replies.map(({ text, isMine }) => [text, isMine])
    expect(texts).toHaveLength(2)
    expect(texts).toEqual(
      expect.arrayContaining([
        ['June 16.', true],
        ['June 18.', false],
      ]),
    )
    const pushes = await db().outboxMessage.findMany({ where: { kind: 'PUSH', topic: 'quote-changed' } })
    expect(pushes).toHaveLength(2)
    for (const { payload } of pushes) {
      const { channels } = payload as { channels: string[] }
      expect(channels.sort()).toEqual([userChannel(ava.userId), userChannel(noah.userId)].sort())
    }
  })

  test('is escaped in the email', async () => {
    const markup = '<img src=x onerror=alert(1)>'
    quoteId = await createQuote({ propertyAddress: `${markup}, Asheville` })
    await replyToQuote(ava, say(`${markup}\nTwo lines`))
    const { payload } = await db().outboxMessage.findFirstOrThrow({ where: { topic: 'quote-answered' } })
    const studio = {
      name: 'Northlight',
      supportEmail: 's@n.test',
      address: null,
      hours: '',
      appUrl: 'https://p.test',
    }
    const { html, subject } = await renderMail('quote-answered', payload, studio)
    expect(html).not.toContain('<img src=x')
    expect(subject).not.toMatch(/[\r\n]/)
  })

  test('to a closed request is rejected until it is reopened', async () => {
    await setQuoteOpen(ava, quoteId, false)
    await expect(replyToQuote(noah, say('Late.'))).rejects.toMatchObject({ code: 'conflict' })
    expect(await db().outboxMessage.count({ where: { kind: 'MAIL' } })).toBe(0)
    await setQuoteOpen(noah, quoteId, true)
    await replyToQuote(noah, say('In time.'))
  })
})

test('closing and reopening are idempotent, and a reopened request has its former status', async () => {
  await setQuoteOpen(ava, quoteId, true)
  expect(await db().outboxMessage.count()).toBe(0)
  await setQuoteOpen(ava, quoteId, false)
  await setQuoteOpen(noah, quoteId, false)
  expect(await db().outboxMessage.count({ where: { topic: 'quote-changed' } })).toBe(1)
  await setQuoteOpen(ava, quoteId, true)
  expect((await findQuote(ava, quoteId))?.status).toBe('NEW')
  await replyToQuote(ava, say('$650.'))
  await setQuoteOpen(ava, quoteId, false)
  await setQuoteOpen(ava, quoteId, true)
  expect((await findQuote(ava, quoteId))?.status).toBe('ANSWERED')
})

test('deleting removes the replies, is audited, and wins over a concurrent reply', async () => {
  const [deleted] = await Promise.allSettled([deleteQuote(ava, quoteId), replyToQuote(noah, say('$650.'))])
  expect(deleted.status).toBe('fulfilled')
  expect(await db().quoteReply.count()).toBe(0)
  expect(await findQuote(ava, quoteId)).toBeNull()
  expect(await db().auditEntry.findMany({ where: { subjectId: quoteId } })).toMatchObject([
    { action: 'quote.deleted', actorId: ava.profileId, subject: 'quote' },
  ])
  await expect(deleteQuote(noah, quoteId)).rejects.toMatchObject({ code: 'not-found' })
})

test('only active photographers can see, reply to, or change a request', async () => {
  const outsiders: Actor[] = [client, { ...ava, status: 'DISABLED' }, { ...noah, status: 'PENDING_APPROVAL' }]
  for (const actor of outsiders) {
    expect(await findQuote(actor, quoteId)).toBeNull()
    expect((await listQuotes(actor, { status: '', search: '', page: 1 })).items).toEqual([])
    expect(await listNewQuotes(actor)).toHaveLength(0)
    for (const act of [
      () => replyToQuote(actor, say('Hello')),
      () => setQuoteOpen(actor, quoteId, false),
      () => setQuoteOpen(actor, quoteId, true),
      () => deleteQuote(actor, quoteId),
    ]) {
      await expect(act()).rejects.toMatchObject({ code: 'not-found' })
    }
  }
})

describe('the list', () => {
  test('can be filtered by status and searched by name, email, or property, with % taken literally', async () => {
    const other = await createQuote({
      fullName: 'José Nguyễn',
      email: 'jose_n@example.test',
      propertyAddress: '5 Pavilion Way',
    })
    await replyToQuote(ava, { ...say('$650.'), quoteId: other })
    const ids = async (filter: { status?: 'new' | 'answered' | 'closed'; search?: string }) => {
      const { items } = await listQuotes(ava, { status: '', search: '', page: 1, ...filter })
      return items.map(({ id }) => id)
    }
    expect(await ids({})).toEqual([other, quoteId])
    expect(await ids({ status: 'new' })).toEqual([quoteId])
    expect(await ids({ status: 'answered' })).toEqual([other])
    expect(await ids({ search: 'nguyễn' })).toEqual([other])
    expect(await ids({ search: 'JOSE_N' })).toEqual([other])
    expect(await ids({ search: 'pavilion' })).toEqual([other])
    expect(await ids({ search: '%' })).toEqual([])
    expect(await listNewQuotes(ava)).toHaveLength(1)
  })

  test('has pages of twenty, and a page after the last returns the last', async () => {
    const row = {
      fullName: 'Helen',
      email: 'h@a.test',
      propertyAddress: '1 Way',
      services: [],
      listPriceCents: 0,
    }
    await db().quoteRequest.createMany({
      data: Array.from({ length: 20 }, () => ({ ...row, idempotencyKey: randomUUID() })),
    })
    const last = await listQuotes(ava, { status: '', search: '', page: 9 })
    expect(last).toMatchObject({ total: 21, hasMore: false, page: 2 })
    expect(last.items.map(({ id }) => id)).toEqual([quoteId])
  })
})

test('only an email address that an active client has verified is marked as a client', async () => {
  expect((await findQuote(ava, quoteId))?.isClient).toBe(false)
  const asClient = await createQuote({ email: client.email.toUpperCase() })
  expect((await findQuote(ava, asClient))?.isClient).toBe(true)
  await db().user.update({ where: { id: client.userId }, data: { emailVerifiedAt: null } })
  expect((await findQuote(ava, asClient))?.isClient).toBe(false)
})
