import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import type { mails } from '@/emails/registry'
import type { Actor } from '@/lib/auth/actor'
import {
  consumeConfirmationAttempt,
  consumeQuoteAttempt,
} from '@/lib/booking/quotes/operations/consume-quote-attempt'
import { listQuotes } from '@/lib/booking/quotes/queries/list-quotes'
import { openForm } from '@/lib/booking/quotes/queries/open-form'
import { filledIn, makeQuoteStudio } from '@/lib/booking/quotes/quotes.fixture'
import { readSentQuote, writeSentQuote } from '@/lib/booking/quotes/rules/sent-quote'
import { pastDateText, quoteNotifications } from '@/lib/booking/quotes/words'
import { noLongerOffered } from '@/lib/catalog/services/words/orders'
import { db } from '@/lib/platform/data/db'
import { addDays } from '@/lib/platform/time/calendar-date'
import { todayIn } from '@/lib/platform/time/clock'
import { requestQuote } from './request-quote'

useDatabase()

let ava: Actor
let noah: Actor

beforeAll(async () => {
  ;({ ava, noah } = await makeQuoteStudio())
})

beforeEach(async () => {
  await db().rateLimit.deleteMany()
  await db().quoteRequest.deleteMany()
  await db().notification.deleteMany()
  await db().outboxMessage.deleteMany()
})

const address = '2001:db8::1'

function mailsOf(template: keyof typeof mails) {
  return db().outboxMessage.findMany({ where: { kind: 'MAIL', topic: template } })
}

async function expectNothingSaved() {
  expect(await db().quoteRequest.count()).toBe(0)
  expect(await db().notification.count()).toBe(0)
  expect(await db().outboxMessage.count()).toBe(0)
}

describe('a request', () => {
  test('is recorded at current prices, sent to every photographer, and confirmed by email', async () => {
    await requestQuote(filledIn(), address)
    const quote = await db().quoteRequest.findFirstOrThrow()
    expect(quote).toMatchObject({
      fullName: 'Helen Ashworth',
      services: ['Photo Shoot', 'House Tour'],
      listPriceCents: 69_800,
      currency: 'USD',
      status: 'NEW',
    })
    for (const { userId } of [ava, noah]) {
      expect(await db().notification.findMany({ where: { userId } })).toMatchObject([
        {
          ...quoteNotifications.requested('Helen Ashworth', '61 Sunset Summit'),
          actionType: 'view_quote',
          actionData: { quote_id: quote.id },
        },
      ])
    }
    expect((await mailsOf('quote-requested')).map(({ recipient }) => recipient).sort()).toEqual(
      [ava.email, noah.email].sort(),
    )
    expect(await mailsOf('quote-received')).toMatchObject([
      {
        recipient: 'helen@ashworth.test',
        userId: null,
        payload: {
          services: ['Photo Shoot', 'House Tour'],
          listPrice: '$698.00',
          replyTo: 'studio@northlight.test',
        },
      },
    ])
  })

  test('keeps its original list price and currency', async () => {
    await requestQuote(filledIn(), address)
    await db().studioSettings.update({ where: { id: 1 }, data: { currency: 'EUR' } })
    const { items } = await listQuotes(ava, { status: '', search: '', page: 1 })
    expect(items.map(({ listPrice }) => listPrice)).toEqual(['$698.00'])
    await db().studioSettings.update({ where: { id: 1 }, data: { currency: 'USD' } })
  })

  test('is recorded, sent, and confirmed once when submitted five times concurrently', async () => {
    const input = filledIn()
    await Promise.all([1, 2, 3, 4, 5].map(() => requestQuote(input, address)))
    expect(await db().quoteRequest.count()).toBe(1)
    expect(await db().notification.count()).toBe(2)
    expect(await mailsOf('quote-received')).toHaveLength(1)
  })

  test('reaches photographers who turned off these emails only in the portal', async () => {
    await db().notificationPreference.create({ data: { userId: noah.userId, messageMail: false } })
    await requestQuote(filledIn(), address)
    expect((await mailsOf('quote-requested')).map(({ recipient }) => recipient)).toEqual([ava.email])
    expect(await db().notification.count({ where: { userId: noah.userId } })).toBe(1)
    await db().notificationPreference.deleteMany()
  })

  test('is confirmed without any of the entered text', async () => {
    const typed = {
      fullName: 'Cheap Pills',
      phone: '8285550142',
      propertyAddress: 'Overdue at once, Asheville',
      propertySize: 'Ring the number below',
      wantedBy: addDays(todayIn('America/New_York'), 9),
      message: 'Good fortune awaits',
    }
    await requestQuote(filledIn(typed), address)
    const [confirmation] = await mailsOf('quote-received')
    const sent = JSON.stringify(confirmation?.payload)
    for (const words of Object.values(typed)) expect(sent).not.toContain(words)
  })

  test('is recorded and sent but not confirmed once sixty were confirmed within an hour', async () => {
    for (let count = 0; count < 60; count += 1) expect(await consumeConfirmationAttempt()).toBe(true)
    await requestQuote(filledIn(), address)
    expect(await db().quoteRequest.count()).toBe(1)
    expect(await mailsOf('quote-requested')).toHaveLength(2)
    expect(await mailsOf('quote-received')).toEqual([])
  })

  test('records a published project only', async () => {
    const project = { title: 'Alder Ridge', category: 'Real Estate Photography' }
    const shown = await db().portfolioItem.create({ data: project })
    const draft = await db().portfolioItem.create({ data: { ...project, published: false } })
    for (const { id } of [shown, draft]) await requestQuote(filledIn({ projectId: id }), address)
    await requestQuote(filledIn({ projectId: randomUUID() }), address)
    const saved = await db().quoteRequest.findMany({ orderBy: { createdAt: 'asc' } })
    expect(saved.map(({ projectId }) => projectId)).toEqual([shown.id, null, null])
  })
})

describe('is rejected without recording anything', () => {
  test('for an inactive or unknown service', async () => {
    await expect(
      requestQuote(filledIn({ services: ['photo_shoot', 'slides'] }), address),
    ).rejects.toMatchObject({
      code: 'invalid',
      fields: { services: [noLongerOffered(['Slides'])] },
    })
    await expect(requestQuote(filledIn({ services: ['none'] }), address)).rejects.toMatchObject({
      code: 'invalid',
    })
    await expectNothingSaved()
  })

  test("for a past date in the studio's time zone, but not for today", async () => {
    const today = todayIn('America/New_York')
    await expect(requestQuote(filledIn({ wantedBy: addDays(today, -1) }), address)).rejects.toMatchObject({
      fields: { wantedBy: [pastDateText] },
    })
    await expectNothingSaved()
    await requestQuote(filledIn({ wantedBy: today }), address)
    expect(await db().quoteRequest.count()).toBe(1)
  })

  test('when the form was sent too fast, too late, or with a forged opening', async () => {
    const hasty = filledIn(openForm(new Date()))
    await expect(requestQuote(hasty, address)).rejects.toMatchObject({ code: 'unavailable' })
    const dayOld = filledIn(openForm(new Date(Date.now() - 25 * 60 * 60 * 1000)))
    const fromTomorrow = filledIn({
      stamp: filledIn().stamp.replace(/^\d+/, String(Date.now() + 86_400_000)),
    })
    const ofAnother = filledIn({ idempotencyKey: randomUUID() })
    for (const stale of [dayOld, fromTomorrow, ofAnother, filledIn({ stamp: '' })]) {
      await expect(requestQuote(stale, address)).rejects.toMatchObject({ code: 'conflict' })
    }
    await expectNothingSaved()
  })

  test('after five for one mailbox, in any spelling, and after thirty from one IP address', async () => {
    const submit = (email: string, from: string) => requestQuote(filledIn({ email }), from)
    for (let count = 0; count < 5; count += 1)
      await submit(`helen+${count}@ashworth.test`, `2001:db8:1::${count}`)
    for (const email of ['HELEN@ashworth.test', 'helen+a+b@ashworth.test']) {
      await expect(submit(email, '2001:db8:1::9')).rejects.toMatchObject({ code: 'too-many-requests' })
    }
    for (let count = 0; count < 30; count += 1)
      await consumeQuoteAttempt(`visitor-${count}@example.test`, address)
    await expect(submit('another@example.test', address)).rejects.toMatchObject({ code: 'too-many-requests' })
    expect(await db().quoteRequest.count()).toBe(5)
  })
})

test("a bot's request is accepted but not recorded", async () => {
  await expect(requestQuote(filledIn({ reference: 'https://example.com' }), address)).resolves.toBeUndefined()
  await expectNothingSaved()
  expect(await db().rateLimit.count()).toBe(0)
})

test('the cookie of a sent request is parsed as written, and ignored when malformed', () => {
  const cookie = writeSentQuote(filledIn({ fullName: 'Zoë Ångström' }))
  expect(readSentQuote(cookie)).toEqual({
    firstName: 'Zoë',
    street: '61 Sunset Summit',
    email: 'helen@ashworth.test',
  })
  for (const changed of [undefined, '', '{', '{"firstName":1}']) expect(readSentQuote(changed)).toBeNull()
})
