import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import type { Actor } from '@/lib/auth/actor'
import { filledIn, makeQuoteStudio } from '@/lib/booking/quotes/quotes.fixture'
import { db } from '@/lib/platform/data/db'
import { deleteExpiredQuotes } from './delete-expired-quotes'
import { replyToQuote } from './reply-to-quote'
import { requestQuote } from './request-quote'
import { setQuoteOpen } from './set-quote-open'

useDatabase()

let ava: Actor

beforeAll(async () => {
  ;({ ava } = await makeQuoteStudio())
})

/** Creates a request with a reply, as old as it was when it was last used. */
async function createQuote(daysAgo: number, { isOpen = false } = {}): Promise<string> {
  const input = filledIn({ email: `${randomUUID()}@visitors.test` })
  await requestQuote(input, '2001:db8::1')
  const { id } = await db().quoteRequest.findUniqueOrThrow({
    where: { idempotencyKey: input.idempotencyKey },
    select: { id: true },
  })
  await replyToQuote(ava, { quoteId: id, text: '$650', price: null, idempotencyKey: randomUUID() })
  if (!isOpen) await setQuoteOpen(ava, id, false)
  const updatedAt = new Date(Date.now() - daysAgo * 86_400_000)
  await db().quoteRequest.update({ where: { id }, data: { createdAt: new Date(0), updatedAt } })
  return id
}

test("closed requests are deleted with their replies after the studio's period, and never by default", async () => {
  const old = await createQuote(61)
  const staying = [await createQuote(59), await createQuote(61, { isOpen: true })]
  const reclosed = await createQuote(61)
  await setQuoteOpen(ava, reclosed, true)
  await setQuoteOpen(ava, reclosed, false)
  staying.push(reclosed)

  await deleteExpiredQuotes()
  expect(await listIds()).toEqual([old, ...staying].sort())

  await db().studioSettings.update({ where: { id: 1 }, data: { quoteRetentionDays: 60 } })
  await deleteExpiredQuotes()
  await deleteExpiredQuotes()
  expect(await listIds()).toEqual(staying.sort())
  expect(await db().quoteReply.count({ where: { quoteRequestId: old } })).toBe(0)
  expect(await db().quoteReply.count()).toBe(staying.length)
})

async function listIds(): Promise<string[]> {
  const quotes = await db().quoteRequest.findMany({ select: { id: true } })
  return quotes.map(({ id }) => id).sort()
}
