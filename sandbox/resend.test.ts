import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type ServerType, serve } from '@hono/node-server'
import { Resend } from 'resend'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Email } from '@/sandbox/resend/email'
import { sandboxKeys } from './keys'
import { openResend } from './resend'
import { openStore } from './store'

let folder: string
let server: ServerType
let url: string
let resend: Resend

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sandbox-resend-'))
  await start()
})
afterAll(async () => {
  await stop()
  await rm(folder, { recursive: true })
})
beforeEach(async () => {
  await fetch(`${url}/_sandbox/mails`, { method: 'DELETE' })
  await fetch(`${url}/_sandbox/resend/failures`, { method: 'DELETE' })
})

async function start() {
  const context = { store: openStore(folder), sandboxUrl: 'http://localhost:0', appUrl: 'http://localhost:0' }
  const { routes } = openResend(context)
  url = await new Promise((resolve) => {
    server = serve({ fetch: routes.fetch, port: 0 }, ({ port }) => resolve(`http://localhost:${port}`))
  })
  resend = connect(sandboxKeys.resend.apiKey)
}
const stop = () => new Promise((resolve) => server.close(resolve))
const connect = (key: string) => new Resend(key, { baseUrl: `${url}/resend` })
const inbox = () => openStore(folder).collection<Email>('mails').list()
const email = {
  from: 'Northlight <studio@northlight.test>',
  to: 'sam@harbor.test',
  subject: 'Hello',
  html: '<p>Hi</p>',
}
const scheduleFailure = (order: object) =>
  fetch(`${url}/_sandbox/resend/failures`, { method: 'POST', body: JSON.stringify(order) })

describe('sending', () => {
  it('stores the whole email, attachments and headers included, and returns it', async () => {
    const content = Buffer.from([0, 255, 10, 13])
    const { data, error } = await resend.emails.send({
      ...email,
      to: ['Sam <sam@harbor.test>', 'mia@oak.test'],
      cc: 'cc@oak.test',
      bcc: ['bcc@oak.test'],
      replyTo: 'reply@northlight.test',
      text: 'Hi',
      headers: { 'X-Entity-Ref-ID': '42' },
      tags: [{ name: 'kind', value: 'invoice' }],
      attachments: [{ filename: 'invoice.pdf', content }],
    })
    expect(error).toBeNull()
    const [stored] = inbox()
    expect(stored).toMatchObject({
      id: data?.id,
      to: ['Sam <sam@harbor.test>', 'mia@oak.test'],
      cc: ['cc@oak.test'],
      bcc: ['bcc@oak.test'],
      replyTo: ['reply@northlight.test'],
      headers: { 'X-Entity-Ref-ID': '42' },
      tags: [{ name: 'kind', value: 'invoice' }],
      attachments: [{ filename: 'invoice.pdf', contentType: 'application/pdf', size: 4 }],
    })
    expect(Buffer.from(stored?.attachments[0]?.content ?? '', 'base64')).toEqual(content)
    const read = await resend.emails.get(data?.id ?? '')
    expect(read.data).toMatchObject({
      subject: 'Hello',
      to: stored?.to,
      last_event: 'delivered',
      html: '<p>Hi</p>',
    })
  })

  it('stores a calendar invitation with its own content type', async () => {
    const contentType = 'text/calendar; charset=utf-8; method=REQUEST'
    const content = Buffer.from('BEGIN:VCALENDAR\r\nSUMMARY:Großaufnahme\r\n')
    const { error } = await resend.emails.send({
      ...email,
      attachments: [{ filename: 'booking.ics', content, contentType }],
    })
    expect(error).toBeNull()
    const [stored] = inbox()[0]?.attachments ?? []
    expect(stored).toMatchObject({ filename: 'booking.ics', contentType })
    expect(Buffer.from(stored?.content ?? '', 'base64').toString('utf8')).toBe(content.toString('utf8'))
  })

  it('sends a batch all or nothing, or only the valid emails in permissive mode', async () => {
    const sent = await resend.batch.send([email, { ...email, to: 'mia@oak.test' }])
    expect(sent.data?.data).toHaveLength(2)
    expect(inbox().map((stored) => stored.to[0])).toEqual(['mia@oak.test', 'sam@harbor.test'])

    const strict = await resend.batch.send([email, { ...email, to: 'nobody' }])
    expect(strict.error).toMatchObject({ name: 'validation_error', statusCode: 422 })
    expect(inbox()).toHaveLength(2)

    const permissive = await resend.batch.send([email, { ...email, to: 'nobody' }], {
      batchValidation: 'permissive',
    })
    expect(permissive.data?.data).toHaveLength(1)
    expect(permissive.data?.errors).toMatchObject([{ index: 1 }])
    expect(inbox()).toHaveLength(3)
  })

  it('survives a restart', async () => {
    const { data } = await resend.emails.send(email)
    await stop()
    await start()
    expect((await resend.emails.get(data?.id ?? '')).data?.subject).toBe('Hello')
  })
})

describe('invalid requests', () => {
  it('rejects a missing and a wrong key', async () => {
    expect((await connect('re_wrong').emails.send(email)).error).toMatchObject({
      name: 'invalid_api_key',
      statusCode: 403,
    })
    const keyless = await fetch(`${url}/resend/emails`, { method: 'POST', body: JSON.stringify(email) })
    expect(keyless.status).toBe(401)
    expect(await keyless.json()).toMatchObject({ name: 'missing_api_key', statusCode: 401 })
    expect(inbox()).toEqual([])
  })

  it.each([
    [{ to: 'not an address' }, 'validation_error'],
    [{ to: [] }, 'validation_error'],
    [{ from: '' }, 'validation_error'],
    [{ from: undefined }, 'missing_required_field'],
    [{ html: undefined }, 'validation_error'],
    [{ subject: 'Hello\r\nBcc: all@oak.test' }, 'validation_error'],
    [{ headers: { 'X-A': 'b\r\nBcc: all@oak.test' } }, 'validation_error'],
    [{ attachments: [{ filename: 'a.txt', content: 'not base64!' }] }, 'invalid_attachment'],
    [{ scheduledAt: 'tomorrow' }, 'validation_error'],
  ])('rejects %j', async (change, name) => {
    const { error } = await resend.emails.send({ ...email, ...change } as typeof email)
    expect(error).toMatchObject({ name, statusCode: 422 })
    expect(inbox()).toEqual([])
  })

  it('returns not_found for an unknown email', async () => {
    expect((await resend.emails.get('nothing')).error).toMatchObject({ name: 'not_found', statusCode: 404 })
  })
})

describe('idempotency', () => {
  it('sends once per key, also across a restart, and rejects a different body with the same key', async () => {
    const idempotencyKey = 'booking-created/42'
    const first = await resend.emails.send(email, { idempotencyKey })
    const again = await resend.emails.send(email, { idempotencyKey })
    await stop()
    await start()
    const later = await resend.emails.send(email, { idempotencyKey })
    expect([again.data?.id, later.data?.id]).toEqual([first.data?.id, first.data?.id])
    expect(inbox()).toHaveLength(1)

    const other = await resend.emails.send({ ...email, subject: 'Other' }, { idempotencyKey })
    expect(other.error).toMatchObject({ name: 'invalid_idempotent_request', statusCode: 409 })
    const tooLong = await resend.emails.send(email, { idempotencyKey: 'k'.repeat(257) })
    expect(tooLong.error).toMatchObject({ name: 'invalid_idempotency_key', statusCode: 400 })
    expect(inbox()).toHaveLength(1)
  })

  it("doesn't use up the key on a failure", async () => {
    const idempotencyKey = 'after-failure'
    await scheduleFailure({ count: 1, status: 500 })
    expect((await resend.emails.send(email, { idempotencyKey })).error?.name).toBe('internal_server_error')
    expect((await resend.emails.send(email, { idempotencyKey })).error).toBeNull()
    expect(inbox()).toHaveLength(1)
  })
})

describe('receiving', () => {
  it("returns a received email in the SDK's format", async () => {
    const played = await fetch(`${url}/_sandbox/resend/received`, {
      method: 'POST',
      body: JSON.stringify({ from: 'Sam <sam@harbor.test>', to: ['reply@in.test'], text: 'Yes.' }),
    })
    const { id } = (await played.json()) as { id: string }
    const { data } = await resend.emails.receiving.get(id)
    expect(data).toMatchObject({
      from: 'Sam <sam@harbor.test>',
      received_for: ['reply@in.test'],
      text: 'Yes.',
    })
    expect((await resend.emails.receiving.get('unknown')).error?.name).toBe('not_found')
  })
})

describe('simulated failures', () => {
  it('fails as many sends as requested, then recovers', async () => {
    await scheduleFailure({ count: 2, status: 429, message: 'Too many requests.' })
    const results = [
      await resend.emails.send(email),
      await resend.batch.send([email]),
      await resend.emails.send(email),
    ]
    expect(results.map(({ error }) => error?.name)).toEqual([
      'rate_limit_exceeded',
      'rate_limit_exceeded',
      undefined,
    ])
    expect(results[0]?.error).toMatchObject({ statusCode: 429, message: 'Too many requests.' })
    expect(inbox()).toHaveLength(1)
  })

  it('fails only emails to one address', async () => {
    await scheduleFailure({ count: 1, status: 500, to: 'mia@oak.test' })
    expect((await resend.emails.send(email)).error).toBeNull()
    expect((await resend.emails.send({ ...email, to: 'Mia <MIA@oak.test>' })).error?.statusCode).toBe(500)
  })

  it('rejects an invalid failure request', async () => {
    expect((await scheduleFailure({ count: 0, status: 200 })).status).toBe(400)
  })
})
