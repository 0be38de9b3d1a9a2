import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import type { Actor } from '@/lib/auth/actor'
import { db } from '@/lib/platform/data/db'
import { queueMail } from '@/lib/platform/jobs/outbox'
import { log } from '@/lib/platform/monitoring/log'
import { signToken } from '@/lib/platform/secrets/signed-token'
import { notifyByEmail } from '@/lib/studio/notifications/operations/notify'
import { listMails } from '@/lib/studio/notifications/queries/list-mails'
import { findNoPictures, useResend } from '@/lib/studio/notifications/resend.fixture'
import { MailFilter } from '@/lib/studio/notifications/schema'
import { emailNotifications } from '@/lib/studio/notifications/words/mail'
import { chooseMail } from '@/lib/workflows/choose-mail'
import { readMailChoice } from '@/lib/workflows/read-mail-choice'
import type { Role } from '@/prisma/generated/enums'
import { retryMails } from './retry-mails'
import { sendOutboxMessage } from './send-outbox-message'

useDatabase()
const resend = useResend()

let dana: Actor
let ava: Actor

beforeEach(async () => {
  await db().outboxMessage.deleteMany()
  await db().user.deleteMany()
  await db().$executeRaw`DELETE FROM graphile_worker._private_jobs`
  dana = await createPerson('CLIENT')
  ava = await createPerson('PHOTOGRAPHER')
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

const props = {
  fullName: 'Dana',
  address: '5 Pavilion Way, Fletcher',
  invoiceNumber: 'NL-2026-0001',
  amount: '$498.00',
  link: 'http://localhost:3000/invoices',
}

/** Queues an email about a payment. Returns its id. */
async function queuePaymentMail(): Promise<string> {
  await db().$transaction((tx) =>
    notifyByEmail(tx, dana.userId, { kind: 'payment', template: 'payment-failed', props }),
  )
  return newestMail()
}

async function newestMail(): Promise<string> {
  const { id } = await db().outboxMessage.findFirstOrThrow({
    where: { kind: 'MAIL' },
    orderBy: { createdAt: 'desc' },
  })
  return id
}

const send = (outboxMessageId: string) => sendOutboxMessage({ outboxMessageId }, findNoPictures)
const stored = (id: string) => db().outboxMessage.findUnique({ where: { id } })
const noticesTo = (actor: Actor) => db().notification.findMany({ where: { userId: actor.userId } })
/** Returns the keys of the jobs that send emails. */
const pendingJobs = () =>
  db().$queryRaw<{ key: string }[]>`
    SELECT job.key FROM graphile_worker.jobs AS job
    JOIN outbox_messages AS message ON job.key = 'send-outbox-message:' || message.id
    WHERE message.kind = 'MAIL'`

describe('an email of a kind', () => {
  test('has an unsubscribe link for its reader and for email clients', async () => {
    await send(await queuePaymentMail())
    const [mail] = resend.inbox(dana.email)
    const token = signToken('unsubscribe', [dana.userId, 'payment'])
    expect(mail?.headers['List-Unsubscribe']).toBe(`<http://localhost:3000/api/mail/unsubscribe/${token}>`)
    expect(mail?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    expect(mail?.html).toContain(`http://localhost:3000/unsubscribe/${token}`)
  })

  test('is not sent after its reader has turned it off, even when it was queued before', async () => {
    const id = await queuePaymentMail()
    await chooseMail(signToken('unsubscribe', [dana.userId, 'payment']), false)
    await send(id)
    expect(resend.inbox(dana.email)).toEqual([])
    expect(await stored(id)).toBeNull()
  })

  test('is not sent to a disabled account, except payment emails to a client', async () => {
    const accounts = { userId: { in: [dana.userId, ava.userId] } }
    await db().profile.updateMany({ where: accounts, data: { accountStatus: 'DISABLED' } })
    for (const kind of ['booking', 'message', 'payment'] as const) {
      for (const { userId } of [dana, ava]) {
        await db().$transaction((tx) =>
          notifyByEmail(tx, userId, { kind, template: 'payment-failed', props }),
        )
        await send(await newestMail())
      }
    }
    expect(resend.inbox(dana.email).map(({ headers }) => headers['List-Unsubscribe'])).toEqual([
      `<http://localhost:3000/api/mail/unsubscribe/${signToken('unsubscribe', [dana.userId, 'payment'])}>`,
    ])
    expect(resend.inbox(ava.email)).toEqual([])
  })

  test('about the account has no unsubscribe link, and is always sent', async () => {
    await chooseMail(signToken('unsubscribe', [dana.userId, 'payment']), false)
    await db().$transaction((tx) =>
      queueMail(tx, {
        to: dana.email,
        userId: dana.userId,
        template: 'account-denied',
        props: { fullName: 'Dana', note: 'No.' },
      }),
    )
    await send(await newestMail())
    const [mail] = resend.inbox(dana.email)
    expect(mail?.headers).toEqual({})
    expect(mail?.html).not.toContain('unsubscribe')
  })
})

describe('the unsubscribe link', () => {
  test('turns off one kind only, is idempotent, and can be undone', async () => {
    const token = signToken('unsubscribe', [dana.userId, 'message'])
    await chooseMail(token, false)
    await chooseMail(token, false)
    expect(await db().notificationPreference.findMany()).toMatchObject([
      { userId: dana.userId, messageMail: false, bookingMail: true, paymentMail: true },
    ])
    expect(await readMailChoice(token)).toMatchObject({ kind: 'message', isWanted: false })
    await chooseMail(token, true)
    expect(await readMailChoice(token)).toMatchObject({ isWanted: true })
  })

  test('works only with the token of this reader and this kind', async () => {
    const token = signToken('unsubscribe', [dana.userId, 'message'])
    for (const forged of [
      token.replace('.message.', '.payment.'),
      token.replace(dana.userId, ava.userId),
      `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
      token.slice(0, -1),
      '',
      'x',
    ]) {
      await expect(chooseMail(forged, false)).rejects.toMatchObject({ code: 'not-found' })
      expect(await readMailChoice(forged)).toBeNull()
    }
    expect(await db().notificationPreference.count()).toBe(0)
  })
})

describe('a failing email', () => {
  test('is retried by the queue, and the photographers are notified once, at the third attempt', async () => {
    await resend.fail({ count: 4, status: 500 })
    const id = await queuePaymentMail()
    for (const noticeCount of [0, 0, 1, 1]) {
      await expect(send(id)).rejects.toThrow('internal_server_error')
      expect(await noticesTo(ava)).toHaveLength(noticeCount)
    }
    expect(await stored(id)).toMatchObject({ status: 'FAILED', attempts: 4 })
    await send(id)
    expect(await stored(id)).toMatchObject({
      status: 'SENT',
      lastError: null,
      payload: { subject: expect.any(String) },
    })
    expect(resend.inbox(dana.email)).toHaveLength(1)
    expect(await noticesTo(dana)).toEqual([])
  })

  test('that cannot succeed is not retried; the photographers are notified at once, and only once until they read it', async () => {
    await resend.fail({ count: 2, status: 422 })
    const ids = [await queuePaymentMail(), await queuePaymentMail()]
    await Promise.all(ids.map(send))
    expect(await noticesTo(ava)).toMatchObject([
      emailNotifications.notDelivered('payment-failed', dana.email),
    ])
    for (const id of ids) expect(await stored(id)).toMatchObject({ status: 'FAILED', attempts: 1 })
  })

  test('that cannot succeed is logged with the reason, because no job fails', async () => {
    const warn = vi.spyOn(log(), 'warn')
    const reason = 'The harbor.studio domain is not verified.'
    await resend.fail({ count: 1, status: 403, name: 'validation_error', message: reason })
    const id = await queuePaymentMail()
    await send(id)
    expect(warn.mock.calls).toEqual([
      [
        { mail: id, topic: 'payment-failed', error: `EmailRejectedError: validation_error: ${reason}` },
        'an email was rejected',
      ],
    ])
  })

  test('is sent once by a photographer’s Retry, under the same key', async () => {
    await resend.fail({ count: 1, status: 422 })
    const id = await queuePaymentMail()
    await send(id)
    await Promise.all([1, 2, 3].map(() => retryMails(ava, { id }).catch(() => null)))
    expect(await pendingJobs()).toMatchObject([{ key: `send-outbox-message:${id}` }])
    expect(await db().auditEntry.count({ where: { action: 'mail.retried', subjectId: id } })).toBe(1)
    await send(id)
    await send(id)
    expect(resend.inbox(dana.email)).toMatchObject([{ idempotencyKey: expect.stringContaining(id) }])
    await expect(retryMails(ava, { id })).rejects.toMatchObject({ code: 'conflict' })
  })

  test('is included in Resend all', async () => {
    await resend.fail({ count: 3, status: 422 })
    for (let index = 0; index < 3; index += 1) await send(await queuePaymentMail())
    expect(await retryMails(ava, 'all')).toEqual({ count: 3 })
    expect(await retryMails(ava, 'all')).toEqual({ count: 0 })
  })

  /** Simulates that the response to the first attempt was lost. */
  async function loseResponse(id: string, changes: Partial<typeof props> = {}) {
    await db().outboxMessage.update({
      where: { id },
      data: { status: 'FAILED', payload: { ...props, ...changes, kind: 'payment' } },
    })
  }

  test('whose first attempt was delivered is sent once', async () => {
    const id = await queuePaymentMail()
    await send(id)
    await loseResponse(id)
    await send(id)
    expect(await stored(id)).toMatchObject({ status: 'SENT' })
    expect(resend.inbox(dana.email)).toHaveLength(1)
  })

  test('whose content has changed since the first attempt is sent as a new email', async () => {
    const id = await queuePaymentMail()
    await send(id)
    await loseResponse(id, { amount: '$500.00' })
    await send(id)
    expect(await stored(id)).toMatchObject({ status: 'SENT' })
    const inbox = resend.inbox(dana.email)
    expect(inbox.map(({ text }) => /\$\d+\.\d{2}/.exec(text ?? '')?.[0]).sort()).toEqual([
      '$498.00',
      '$500.00',
    ])
  })
})

describe('the email log', () => {
  const list = (actor: Actor, filter: Partial<MailFilter> = {}) =>
    listMails(actor, { ...MailFilter.parse({}), ...filter }, async () => new Set())

  test('shows photographers the recipient, status and subject of each email, but not its content', async () => {
    await send(await queuePaymentMail())
    await resend.fail({ count: 1, status: 422, name: 'validation_error' })
    await send(await queuePaymentMail())
    await queuePaymentMail()
    const { items, total } = await list(ava)
    expect(total).toBe(3)
    expect(items.map(({ state, attempts }) => [state, attempts])).toEqual([
      ['queued', 0],
      ['failed', 1],
      ['sent', 1],
    ])
    for (const { to, about, subject } of items) {
      expect([to, about]).toEqual([dana.email, 'Payment failed'])
      expect(subject).toMatch(/\S/)
    }
    expect(items[1]?.reason).toContain('validation_error')
    expect(JSON.stringify(items)).not.toContain(props.link)
  })

  test('filters by status and address, and pages without skipping or repeating an email', async () => {
    for (let index = 0; index < 23; index += 1) await queuePaymentMail()
    const pages = [await list(ava), await list(ava, { page: 2 }), await list(ava, { page: 9 })]
    const ids = pages.slice(0, 2).flatMap(({ items }) => items.map(({ id }) => id))
    expect(new Set(ids).size).toBe(23)
    expect(pages[2]).toMatchObject({ page: 2 })
    expect((await list(ava, { state: 'failed' })).items).toEqual([])
    expect((await list(ava, { search: dana.email.slice(2, 20).toUpperCase() })).total).toBe(23)
    expect((await list(ava, { search: 'nobody@' })).total).toBe(0)
  })

  test('shows clients nothing, and rejects their retries', async () => {
    await resend.fail({ count: 1, status: 422 })
    const id = await queuePaymentMail()
    await send(id)
    expect((await list(dana)).items).toEqual([])
    await expect(retryMails(dana, { id })).rejects.toMatchObject({ code: 'conflict' })
    expect(await retryMails(dana, 'all')).toEqual({ count: 0 })
  })
})

test('a new sender name applies from the next email on', async () => {
  await send(await queuePaymentMail())
  await db().studioSettings.update({
    where: { id: 1 },
    data: { mailSenderName: 'Harbor, Light', mailSenderAddress: 'hello@harbor.test', name: 'Harbor Light' },
  })
  await send(await queuePaymentMail())
  const senders = resend.inbox(dana.email).map(({ from }) => from)
  expect(senders.sort()).toEqual([
    '"Harbor, Light" <hello@harbor.test>',
    'Northlight <studio@northlight.test>',
  ])
  await db().studioSettings.delete({ where: { id: 1 } })
})
