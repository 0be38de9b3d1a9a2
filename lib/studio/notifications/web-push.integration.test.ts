import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import { makePushBrowser } from '@/e2e/support/push-messages'
import { useEnvironment } from '@/e2e/support/use-environment'
import type { Actor } from '@/lib/auth/actor'
import { deleteSessions } from '@/lib/auth/delete-sessions'
import { createPerson, openSession } from '@/lib/people/accounts/accounts.fixture'
import { db } from '@/lib/platform/data/db'
import { deletePushSubscription } from './commands/delete-push-subscription'
import { savePushSubscription } from './commands/save-push-subscription'
import { sendOutboxMessage } from './commands/send-outbox-message'
import { notify } from './operations/notify'
import { listPushDevices } from './queries/list-push-devices'
import { readPushKey } from './queries/read-push-key'
import { findNoPictures } from './resend.fixture'
import { pushTexts } from './words/push'

useDatabase()

let server: Server
let origin: string
let status: number
let received: { path: string; authorization: string; body: Buffer }[]
let person: Actor

useEnvironment(async () => {
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { url: path = '', headers } = request
    received.push({ path, authorization: headers.authorization ?? '', body: Buffer.concat(chunks) })
    response.writeHead(status).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { CALENDAR_SANDBOX_URL: origin }
})
afterAll(() => {
  server.close()
})
beforeEach(async () => {
  status = 201
  received = []
  person = await createPerson('CLIENT')
})

const signIn = async ({ userId }: Actor = person) => {
  await openSession({ userId, sessionVersion: 1 })
  return db().session.findFirstOrThrow({ where: { userId }, orderBy: { createdAt: 'desc' } })
}

async function turnOn(actor: Actor, path = '/push/phone', from = origin) {
  const session = await signIn(actor)
  const browser = makePushBrowser()
  await savePushSubscription(actor, session.id, { endpoint: `${from}${path}`, ...browser.keys })
  return { session, browser }
}

/** Notifies the person and sends what is queued for their devices. Returns what became of it. */
async function notifyAndSend(title = 'Booking confirmed') {
  await db().$transaction((tx) =>
    notify(tx, { userId: person.userId, title, message: 'At 1418 Alder Ridge Lane.', type: 'INFO' }),
  )
  const queued = await db().outboxMessage.findMany({
    where: { kind: 'WEB_PUSH', userId: person.userId, status: 'QUEUED' },
  })
  for (const { id } of queued) await sendOutboxMessage({ outboxMessageId: id }, findNoPictures)
  const ids = queued.map(({ id }) => id)
  return db().outboxMessage.findMany({ where: { id: { in: ids } }, select: { status: true, payload: true } })
}

const devicesOf = async (actor: Actor) =>
  (await db().pushSubscription.findMany({ where: { session: { userId: actor.userId } } })).length

test('each device gets the title and the page, encrypted for it, from the key it subscribed with', async () => {
  const phone = await turnOn(person, '/push/phone')
  const laptop = await turnOn(person, '/push/laptop')
  expect(await notifyAndSend()).toEqual([
    { status: 'SENT', payload: {} },
    { status: 'SENT', payload: {} },
  ])
  const bodyFor = (path: string) => received.find((message) => message.path === path)?.body ?? Buffer.alloc(0)
  const content = { title: 'Booking confirmed', path: '/dashboard', tag: expect.any(String) }
  expect(phone.browser.decrypt(bodyFor('/push/phone'))).toEqual(content)
  expect(laptop.browser.decrypt(bodyFor('/push/laptop'))).toEqual(content)
  expect(() => laptop.browser.decrypt(bodyFor('/push/phone'))).toThrow()
  expect(received[0]?.authorization).toContain(`k=${await readPushKey()}`)
  expect(await listPushDevices(person, { ...phone.session, version: 1 })).toMatchObject([
    { isCurrent: false },
    { isCurrent: true },
  ])
})

test('a device is forgotten when its browser is gone, and tried again when the push service fails', async () => {
  await turnOn(person)
  status = 503
  await expect(notifyAndSend()).rejects.toThrow('503')
  expect(await devicesOf(person)).toBe(1)
  status = 410
  await db().outboxMessage.deleteMany({ where: { userId: person.userId } })
  expect(await notifyAndSend()).toEqual([])
  expect(await devicesOf(person)).toBe(0)
})

test('nothing is sent once the session has ended or the account was disabled', async () => {
  const { session } = await turnOn(person, '/push/ended')
  await db().$transaction((tx) => deleteSessions(tx, { userId: person.userId, id: session.id }))
  expect(await devicesOf(person)).toBe(0)
  await turnOn(person, '/push/old-password')
  await db().user.update({ where: { id: person.userId }, data: { sessionVersion: 2 } })
  await notifyAndSend()
  await db().user.update({ where: { id: person.userId }, data: { sessionVersion: 1 } })
  await db().profile.update({ where: { id: person.profileId }, data: { accountStatus: 'DISABLED' } })
  await notifyAndSend()
  expect(received).toEqual([])
})

test('never connects to a private network, and accepts no other protocol or port', async () => {
  for (const host of ['https://127.0.0.1', 'https://10.0.0.7', 'https://[::1]', 'https://localhost'])
    await turnOn(person, '/push/inside', host)
  expect(await notifyAndSend()).toEqual([])
  expect(await devicesOf(person)).toBe(0)
  for (const host of [
    'http://push.example.test',
    'https://push.example.test:8443',
    'https://me@push.example.test',
  ])
    await expect(turnOn(person, '/', host)).rejects.toMatchObject({ message: pushTexts.unusable })
})

test('a browser belongs to whoever turned it on last, and only its owner turns it off', async () => {
  const { session } = await turnOn(person, '/push/shared')
  const next = await createPerson('CLIENT')
  await deletePushSubscription(next, session.id)
  expect(await devicesOf(person)).toBe(1)
  await turnOn(next, '/push/shared')
  expect([await devicesOf(person), await devicesOf(next)]).toEqual([0, 1])
})
