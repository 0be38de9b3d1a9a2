import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { agreedText } from '@/e2e/support/agreed-text'
import type { Visitor } from '@/e2e/support/http-visitor'
import { endDelay } from '@/e2e/support/jobs'
import { test } from '@/e2e/support/portal-fixture'
import { makeRecords, removeRecords } from '@/e2e/support/records'
import { readSeenProfile } from '@/e2e/support/seen-profile'

/** Text that would run as a script if a page or an email treated it as markup. */
const marker = randomUUID().slice(0, 8)
const payload = `${marker}</title></script><script>alert(1)</script><img src=x onerror=alert(1)>"'\`{{1}}`

/** A tag of the payload that a browser would execute. In the page's own data, `<` is escaped as \\u003c. */
const executableMarkup = /<script>alert|<img src=x/i

async function textOf(visitor: Visitor, path: string): Promise<string> {
  const response = await visitor.get(path)
  expect(response.status(), path).toBe(200)
  return response.text()
}

test('what people write is shown as text, on every page and in every email', async ({ portal, sandbox }) => {
  const { actions, database, people, visitors } = portal
  const own = await makeRecords(database, people.client, people.photographer)
  const { client, photographer } = visitors
  // Other tests with the same people may have turned their emails off.
  const userId = { in: [people.client.userId, people.photographer.userId] }
  await database.notificationPreference.deleteMany({ where: { userId } })
  const rejected: string[] = []
  const submit = async (visitor: Visitor, name: string, input: object) => {
    const response = await actions.call(visitor, name, input)
    if (response.kind !== 'ok') rejected.push(`${name}: ${JSON.stringify(response)}`)
    return response.kind === 'ok' ? (response.data as Record<string, string>) : {}
  }
  const { bookingId = '' } = await submit(client, 'bookShootAction', {
    propertyAddress: payload,
    specialInstructions: payload,
    idempotencyKey: randomUUID(),
    serviceIds: ['photo_shoot'],
    slotId: own.freeSlotId,
    shownTotalCents: 29_900,
    agreedText,
    card: { storedCardId: own.storedCardId },
  })
  const { conversationId = '' } = await submit(client, 'startConversationAction', {
    subject: payload,
    priority: 'LOW',
    message: payload,
    idempotencyKey: randomUUID(),
  })
  await submit(photographer, 'sendMessageAction', {
    conversationId,
    message: payload,
    idempotencyKey: randomUUID(),
  })
  const seen = await readSeenProfile(portal)
  await submit(client, 'updateProfileAction', { fullName: 'Robin Reed', phone: '', company: payload, seen })
  await database.mediaDelivery.update({
    where: { id: own.deliveryId },
    data: { deliveryInstructions: payload, fileName: payload },
  })
  await database.quoteRequest.update({
    where: { id: own.quoteId },
    data: { fullName: payload, propertyAddress: payload, propertySize: payload, message: payload },
  })
  expect(rejected).toEqual([])

  const pages: [Visitor, string][] = [
    [client, `/booking/${bookingId}`],
    [client, '/bookings'],
    [client, '/dashboard'],
    [client, '/profile'],
    [client, `/admin-messages?conversation=${conversationId}`],
    [client, `/photo-view?booking_id=${own.deliveredBookingId}`],
    [photographer, `/booking/${bookingId}`],
    [photographer, '/admin?tab=bookings'],
    [photographer, '/dashboard'],
    [photographer, `/admin-messages?conversation=${conversationId}`],
    [photographer, `/photo-view?booking_id=${own.deliveredBookingId}`],
    [photographer, `/quotes?request=${own.quoteId}`],
  ]
  let shown = 0
  for (const [visitor, path] of pages) {
    const html = await textOf(visitor, path)
    expect.soft(html, path).not.toMatch(executableMarkup)
    if (html.includes(marker)) shown += 1
  }
  expect(shown).toBeGreaterThan(pages.length / 2)

  for (const { userId } of [people.photographer, people.client])
    await endDelay(database, 'mail-messages', userId)
  await sandbox.latestEmailTo(people.photographer.email, marker)
  await sandbox.latestEmailTo(people.client.email, marker)
  for (const { email } of [people.client, people.photographer]) {
    for (const sentEmail of await sandbox.emailsTo(email))
      expect.soft(sentEmail.html, sentEmail.subject).not.toMatch(executableMarkup)
  }
  await removeRecords(database, [own])
})

test('search terms, filters and query parameters are shown as text too', async ({ portal: { visitors } }) => {
  const query = encodeURIComponent(payload)
  for (const [visitor, path] of [
    [visitors.client, `/invoices?search=${query}`],
    [visitors.anonymous, `/portfolio?category=${query.slice(0, 90)}`],
    [visitors.photographer, `/admin-portfolio?category=${query.slice(0, 90)}`],
    [visitors.photographer, `/quotes?search=${query}`],
    [visitors.anonymous, `/portfolio/quote?services=${query}&project=${query}`],
    [visitors.anonymous, `/auth?next=/${query}`],
    [visitors.anonymous, `/auth?mode=${query}`],
    [visitors.anonymous, `/auth/verify?token=${query}`],
    [visitors.anonymous, `/auth/reset?token=${query}&next=${query}`],
    [visitors.anonymous, `/auth/forgot?next=${query}`],
  ] as const) {
    expect.soft(await textOf(visitor, path), path).not.toMatch(executableMarkup)
  }
})

test("a line break in a subject, a name or an address can't add an email header", async ({
  portal,
  sandbox,
}) => {
  const { actions, people, visitors, newVisitor } = portal
  const victim = `victim-${randomUUID().slice(0, 8)}@example.test`
  const subject = `Keys ${marker}\r\nBcc: ${victim}\r\nX-Mark: 1`
  await actions.call(visitors.client, 'startConversationAction', {
    subject,
    priority: 'LOW',
    message: 'Under the mat.',
    idempotencyKey: randomUUID(),
  })
  await endDelay(portal.database, 'mail-messages', people.photographer.userId)
  const sentEmail = await sandbox.latestEmailTo(people.photographer.email, `Keys ${marker}`)
  expect(sentEmail.subject).not.toMatch(/[\r\n]/)
  expect(sentEmail.to).toEqual([people.photographer.email])
  expect(Object.keys(sentEmail.headers)).not.toContain('X-Mark')

  const visitor = await newVisitor()
  const validInput = {
    role: 'client',
    fullName: 'Pat',
    email: `pat-${marker}@example.test`,
    password: 'Cyanotype-of-1842',
  }
  for (const change of [
    { fullName: `Pat\r\nBcc: ${victim}` },
    { fullName: 'Pat\nReed' },
    { email: `pat@example.test\r\nBcc: ${victim}` },
    { email: `pat@example.test,${victim}` },
    { email: `Pat <${victim}>` },
  ]) {
    const response = await actions.call(visitor, 'signUpAction', { ...validInput, ...change })
    expect.soft(response, JSON.stringify(change)).toMatchObject({ kind: 'error', code: 'invalid' })
  }
  expect(await sandbox.emailsTo(victim)).toEqual([])
})
