import { expect, type Page } from '@playwright/test'
import { endDelay, waitForJobs } from '@/e2e/support/jobs'
import { makePerson, type Person } from '@/e2e/support/people'
import { linkIn, type Sandbox } from '@/e2e/support/sandbox'
import { test as base } from '@/e2e/support/test'
import { newMessagesSubject } from '@/lib/messaging/words'
import { emailNotDelivered, unsubscribeTitle } from '@/lib/notifications/words/mail'
import type { PrismaClient } from '@/prisma/generated/client'

// Emails about messages, unsubscribing from them, and resending failed ones.

const test = base.extend<{ client: Person; photographer: Person }>({
  client: async ({ database }, use) => use(await makePerson(database, 'client', 'Dana Whitfield')),
  photographer: async ({ database }, use) => use(await makePerson(database, 'photographer', 'Marin Holt')),
})

/** Creates a conversation assigned to the photographer, so that nobody else gets an email about it. */
async function makeConversation(
  database: PrismaClient,
  client: Person,
  photographer: Person,
): Promise<string> {
  const { id } = await database.conversation.create({
    data: { subject: 'Twilight shots', clientId: client.profileId, assigneeId: photographer.profileId },
  })
  return id
}

/** Returns the emails about the conversation. Photographers also get others, such as those about new accounts. */
async function messageEmailsTo(sandbox: Sandbox, address: string) {
  return (await sandbox.emailsTo(address)).filter(({ subject }) => subject.endsWith('Twilight shots'))
}

async function write(page: Page, text: string) {
  await page.getByLabel('Reply', { exact: true }).fill(text)
  await page.keyboard.press('Control+Enter')
}

async function reply(page: Page, text: string) {
  await write(page, text)
  await expect(inThread(page, text)).toBeVisible()
}

/** Finds a text in the thread only; the list beside it shows the last message too. */
function inThread(page: Page, text: string) {
  return page.getByRole('region', { name: 'Messages', exact: true }).getByText(text, { exact: true })
}

test('a burst of messages is one email, and its link survives signing in', async ({
  page,
  browser,
  baseURL,
  database,
  sandbox,
  signIn,
  client,
  photographer,
}) => {
  const id = await makeConversation(database, client, photographer)
  await signIn(page, client.email)
  await page.goto(`/admin-messages?conversation=${id}`)
  const texts = ['Can the pool be lit?', 'And the path to it?', 'Thank you.']
  for (const text of texts) await write(page, text)
  for (const text of texts) await expect(inThread(page, text)).toBeVisible()
  await expect.poll(() => database.message.count({ where: { conversationId: id } })).toBe(3)
  await endDelay(database, 'mail-messages', photographer.userId)

  const email = await sandbox.latestEmailTo(
    photographer.email,
    newMessagesSubject(3, 'Dana Whitfield', 'Twilight shots'),
  )
  for (const text of texts) expect(email.text).toContain(text)
  await waitForJobs(database)
  expect(await messageEmailsTo(sandbox, photographer.email)).toHaveLength(1)

  const context = await browser.newContext({ baseURL })
  const studio = await context.newPage()
  await studio.goto(linkIn(email, '/admin-messages'))
  await studio.getByLabel('Email').first().fill(photographer.email)
  await studio.getByLabel('Password', { exact: true }).fill('Northlight-2026')
  await studio.getByRole('button', { name: 'Sign in' }).first().click()
  await expect(studio).toHaveURL(new RegExp(`/admin-messages\\?conversation=${id}`))
  await expect(inThread(studio, 'Thank you.')).toBeVisible()
  await context.close()
})

test("messages that are read in the meantime aren't emailed", async ({
  page,
  browser,
  baseURL,
  database,
  sandbox,
  signIn,
  client,
  photographer,
}) => {
  const id = await makeConversation(database, client, photographer)
  const context = await browser.newContext({ baseURL })
  const studio = await context.newPage()
  await signIn(studio, photographer.email)
  await studio.goto(`/admin-messages?conversation=${id}`)
  await signIn(page, client.email)
  await page.goto(`/admin-messages?conversation=${id}`)
  await reply(page, 'Are you there?')
  await expect(inThread(studio, 'Are you there?')).toBeVisible()
  await expect.poll(() => database.message.count({ where: { conversationId: id, isRead: false } })).toBe(0)
  await endDelay(database, 'mail-messages', photographer.userId)
  await waitForJobs(database)
  expect(await messageEmailsTo(sandbox, photographer.email)).toEqual([])
  await context.close()
})

test("one POST without a session unsubscribes from a kind of email, and the email's page subscribes again", async ({
  page,
  request,
  database,
  sandbox,
  signIn,
  client,
  photographer,
}) => {
  const id = await makeConversation(database, client, photographer)
  await signIn(page, client.email)
  await page.goto(`/admin-messages?conversation=${id}`)
  await reply(page, 'The first.')
  await endDelay(database, 'mail-messages', photographer.userId)
  const email = await sandbox.latestEmailTo(photographer.email, 'Twilight shots')
  expect(email.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
  const address = /<(.+)>/.exec(email.headers['List-Unsubscribe'] ?? '')?.[1] ?? ''
  const readPreference = async () =>
    (await database.notificationPreference.findUnique({ where: { userId: photographer.userId } }))
      ?.messageMail

  // A link scanner that only follows the link doesn't unsubscribe.
  expect((await request.get(address, { maxRedirects: 0 })).status()).toBe(303)
  expect(await readPreference()).toBeUndefined()
  const stopped = await request.post(address, { form: { 'List-Unsubscribe': 'One-Click' } })
  expect(stopped.status()).toBe(200)
  expect(await readPreference()).toBe(false)
  await reply(page, 'The second.')
  await endDelay(database, 'mail-messages', photographer.userId)
  await waitForJobs(database)
  expect(await messageEmailsTo(sandbox, photographer.email)).toHaveLength(1)

  await page.context().clearCookies()
  await page.goto(linkIn(email, '/unsubscribe/'))
  await expect(
    page.getByRole('heading', { name: unsubscribeTitle({ kind: 'message', isWanted: false }) }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Turn them back on' }).click()
  await expect(
    page.getByRole('heading', { name: unsubscribeTitle({ kind: 'message', isWanted: true }) }),
  ).toBeVisible()
  expect(await readPreference()).toBe(true)
  await page.getByRole('button', { name: 'Stop these emails' }).click()
  await expect(
    page.getByRole('heading', { name: unsubscribeTitle({ kind: 'message', isWanted: false }) }),
  ).toBeVisible()
  expect(await readPreference()).toBe(false)
})

test('an email that failed permanently is in the log, and Retry sends it once', async ({
  page,
  browser,
  baseURL,
  database,
  sandbox,
  signIn,
  client,
  photographer,
}) => {
  const id = await makeConversation(database, client, photographer)
  await sandbox.control('resend/failures', { count: 1, status: 422, to: client.email })
  const context = await browser.newContext({ baseURL })
  const studio = await context.newPage()
  await signIn(studio, photographer.email)
  await studio.goto(`/admin-messages?conversation=${id}`)
  await reply(studio, 'Yes, from 20:40.')
  await endDelay(database, 'mail-messages', client.userId)
  await expect
    .poll(() => database.outboxMessage.count({ where: { recipient: client.email, status: 'FAILED' } }), {
      timeout: 20_000,
    })
    .toBe(1)
  await expect
    .poll(() =>
      database.notification.count({
        where: { userId: photographer.userId, title: emailNotDelivered },
      }),
    )
    .toBe(1)

  await signIn(page, photographer.email)
  await page.goto(`/settings/mail?state=failed&search=${encodeURIComponent(client.email)}`)
  const row = page.getByRole('row').filter({ hasText: client.email })
  await expect(row).toContainText(newMessagesSubject(1, 'Marin Holt', 'Twilight shots'))
  await expect(row).toContainText('Failed')
  await expect(row).not.toContainText('20:40')
  await row.getByRole('button', { name: 'Resend' }).click()
  await expect(page.getByText('Email queued')).toBeVisible()
  await sandbox.latestEmailTo(client.email, 'Twilight shots')
  await page.goto(`/settings/mail?search=${encodeURIComponent(client.email)}`)
  await expect(row).toContainText('Sent')
  expect(await sandbox.emailsTo(client.email)).toHaveLength(1)
  await context.close()
})
