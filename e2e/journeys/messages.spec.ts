import { randomUUID } from 'node:crypto'
import { type Browser, expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { makePerson, type Person } from '@/e2e/support/people'
import { test as base } from '@/e2e/support/test'
import { lostConnectionText } from '@/lib/platform/words'

// Messages between two browsers: live updates, lost connections, files, and any script.

type Conversation = { id: string; client: Person; photographer: Person }

const test = base.extend<{ conversation: Conversation; openAs: (person: Person) => Promise<Page> }>({
  conversation: async ({ database }, use) => {
    const client = await makePerson(database, 'client')
    const photographer = await makePerson(database, 'photographer')
    const { id } = await database.conversation.create({
      data: { subject: 'Twilight shots', clientId: client.profileId, assigneeId: photographer.profileId },
    })
    await use({ id, client, photographer })
  },
  /** Opens the conversation for a person in a new context with a live connection. */
  openAs: async ({ browser, baseURL, signIn, conversation }, use) => {
    const opened: Awaited<ReturnType<Browser['newContext']>>[] = []
    await use(async (person) => {
      const context = await browser.newContext({ baseURL })
      opened.push(context)
      const page = await context.newPage()
      await signIn(page, person.email)
      await page.goto(`/admin-messages?conversation=${conversation.id}`)
      await expect(page.locator('html')).toHaveAttribute('data-live', 'on')
      return page
    })
    await Promise.all(opened.map((context) => context.close()))
  },
})

const thread = (page: Page) => page.getByRole('region', { name: 'Messages', exact: true })
const box = (page: Page) => page.getByLabel('Reply', { exact: true })

const rowIn = (page: Page, subject: string) =>
  page.getByRole('main').getByRole('link', { name: new RegExp(subject) })

/** Returns how many messages the page's person hasn't read. */
async function countUnread(page: Page): Promise<number> {
  const name = await page.getByRole('button', { name: /^Messages/ }).getAttribute('aria-label')
  return Number(/\d+/.exec(name ?? '')?.[0] ?? 0)
}

async function write(page: Page, text: string) {
  await box(page).fill(text)
  await box(page).press('Enter')
}

test('what one side types, sends and reads appears on the other side without a reload', {
  tag: '@deployed',
}, async ({ conversation, openAs }) => {
  const [client, photographer] = [await openAs(conversation.client), await openAs(conversation.photographer)]
  // The other side may still be joining the channel; then it receives the next keystrokes.
  await expect(async () => {
    await box(client).pressSequentially('Is the pool')
    await expect(photographer.getByText('Typing…')).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await write(client, 'Is the pool lit?')
  await expect(box(client)).toHaveValue('')
  await expect(thread(photographer).getByText('Is the pool lit?')).toBeVisible()
  await expect(thread(client).getByText(/^Read \d\d:\d\d$/)).toBeVisible()
  await write(photographer, 'From dusk on.')
  await expect(thread(client).getByText('From dusk on.')).toBeVisible()
  await expect(thread(client).getByText('Is the pool lit?')).toHaveCount(1)
})

test('two browsers: drafts, lost connections, files, a new conversation, and one that is deleted', async ({
  conversation,
  openAs,
  database,
}) => {
  const [client, photographer] = [await openAs(conversation.client), await openAs(conversation.photographer)]
  const messages = () => database.message.findMany({ where: { conversationId: conversation.id } })
  const unreadBefore = await countUnread(photographer)

  await test.step('a draft survives a reload, and a restored connection shows missed messages', async () => {
    await box(photographer).fill('I will look at')
    await photographer.reload()
    await expect(box(photographer)).toHaveValue('I will look at')
    await expect(photographer.locator('html')).toHaveAttribute('data-live', 'on')
    await photographer.context().setOffline(true)
    await write(client, 'One')
    await write(client, 'Two')
    await expect(thread(client).getByText('Two')).toBeVisible()
    await photographer.context().setOffline(false)
    await expect(thread(photographer).getByText('Two')).toBeVisible({ timeout: 30_000 })
    await expect(thread(photographer).locator('[data-message]')).toHaveText(['One', 'Two'])
  })
  await test.step('an image and a PDF reach the other side', async () => {
    const picture = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#3060a0' } })
      .jpeg()
      .toBuffer()
    await client.getByLabel('Files to attach').setInputFiles([
      { name: 'pool.jpg', mimeType: 'image/jpeg', buffer: picture },
      { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') },
    ])
    await expect(client.getByRole('button', { name: 'Remove pool.jpg' })).toBeVisible()
    await client.getByRole('button', { name: 'Send', exact: true }).click()
    const shown = thread(photographer).getByRole('img', { name: 'pool.jpg' })
    await expect
      .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth), { timeout: 20_000 })
      .toBeGreaterThan(0)
    await expect(thread(photographer).getByRole('link', { name: /plan\.pdf/ })).toBeVisible()
  })
  await test.step("markup doesn't run, and only full web addresses become links", async () => {
    await write(
      client,
      '<img src=x onerror="document.title=1"> javascript:alert(1) https://example.com/a?b=1.',
    )
    const text = thread(client).locator('[data-message]').filter({ hasText: '<img src=x' })
    await expect(text).toBeVisible()
    const links = text.getByRole('link')
    await expect(links).toHaveText(['https://example.com/a?b=1'])
    await expect(links).toHaveAttribute('rel', 'noopener noreferrer nofollow')
    await write(client, 'שלום, הבריכה מוארת')
    await expect(thread(client).getByText('שלום')).toHaveCSS('direction', 'rtl')
    await expect.poll(async () => (await messages()).length).toBe(5)
  })
  await test.step('a message that failed to send can be sent once with Retry or removed with Discard', async () => {
    await client.route('**/admin-messages?*', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 500 }) : route.continue(),
    )
    await write(client, 'Kept')
    await write(client, 'Discarded')
    await expect(client.getByText('Failed to send message.')).toHaveCount(2)
    await client.getByRole('button', { name: 'Discard' }).last().click()
    await client.unroute('**/admin-messages?*')
    await client.getByRole('button', { name: 'Try again' }).click()
    await expect(client.getByText('Failed to send message.')).toHaveCount(0)
    await expect(thread(photographer).getByText('Kept', { exact: true })).toBeVisible()
    expect((await messages()).filter(({ message }) => /Kept|Discarded/.test(message))).toHaveLength(1)
  })
  await test.step('a new conversation keeps its text when the response is lost, and is created once', async () => {
    const text = client.getByRole('textbox', { name: /^Message/ })
    const send = client.getByRole('button', { name: 'Send Message' })
    await client.goto('/support?compose=1')
    await client.getByLabel('Subject').fill('Gate code')
    await text.fill('It is 4417.')
    await client.route('**/support?*', async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      await route.fetch()
      await route.abort()
    })
    await send.click()
    // Shown above the form, and for a while in a toast.
    await expect(client.getByText(lostConnectionText).first()).toBeVisible()
    await expect(client.getByLabel('Subject')).toHaveValue('Gate code')
    await expect(text).toHaveValue('It is 4417.')
    // Requests the page just made may still be in the route handler.
    await client.unrouteAll({ behavior: 'ignoreErrors' })
    await client.reload()
    await expect(text).toHaveValue('It is 4417.')
    await send.click()
    await expect(thread(client).getByText('It is 4417.')).toBeVisible()
    const mine = { clientId: conversation.client.profileId, subject: 'Gate code' }
    expect(await database.conversation.count({ where: mine })).toBe(1)
    // Without a reload.
    await expect(rowIn(photographer, 'Gate code').first()).toBeVisible()
    await expect.poll(() => countUnread(photographer)).toBe(unreadBefore + 1)
  })
  await test.step('a deleted conversation disappears from every tab of both sides, including open threads', async () => {
    const otherTab = await photographer.context().newPage()
    await otherTab.goto('/admin-messages')
    await expect(otherTab.locator('html')).toHaveAttribute('data-live', 'on')
    await rowIn(client, 'Twilight shots').first().click()
    await expect(thread(client).getByText('Two')).toBeVisible()
    const pages = [client, photographer, otherTab]
    for (const page of pages) await expect(rowIn(page, 'Twilight shots').first()).toBeVisible()
    await photographer.getByRole('button', { name: 'Delete conversation Twilight shots' }).click()
    await photographer.getByRole('button', { name: 'Delete', exact: true }).click()
    for (const page of pages) await expect(rowIn(page, 'Twilight shots')).toHaveCount(0)
    await expect(box(client)).toHaveCount(0)
    await expect(thread(client)).toHaveCount(0)
  })
})

test('a long conversation loads in parts while scrolling up and limits the messages in the page', async ({
  conversation,
  openAs,
  database,
}) => {
  await database.message.createMany({
    data: Array.from({ length: 300 }, (_, index) => ({
      conversationId: conversation.id,
      senderId: conversation.client.profileId,
      message: `Line ${index}`,
      isRead: true,
      idempotencyKey: crypto.randomUUID(),
      createdAt: new Date(Date.UTC(2026, 0, 1, 0, index)),
    })),
  })
  const page = await openAs(conversation.photographer)
  await expect(thread(page).getByText('Line 299', { exact: true })).toBeInViewport()
  await expect(async () => {
    await thread(page).evaluate((element) => element.scrollTo(0, 0))
    await expect(thread(page).getByText('Line 0', { exact: true })).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 30_000 })
  expect(await thread(page).locator('[data-message]').count()).toBeLessThanOrEqual(250)
})

test('a photographer can start a conversation with a client, and a client with the studio', async ({
  page,
  database,
  signIn,
}) => {
  const client = await makePerson(database, 'client', `Amal Idris ${randomUUID().replace(/[^a-f]/g, '')}`)
  const photographer = await makePerson(database, 'photographer')
  await signIn(page, photographer.email)
  await page.goto('/admin-messages?view=mine')
  await expect(page.getByText('No matching conversations')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Start New Conversation' }).last().click()
  await page.getByRole('searchbox', { name: 'Search clients' }).fill(client.email)
  await page.keyboard.press('Enter')
  await page.getByRole('list', { name: 'Clients' }).getByRole('link', { name: client.fullName }).click()
  await page.getByLabel('Subject').fill('Gate code')
  await page.getByRole('textbox', { name: /^Message/ }).fill('Which gate is it?')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(thread(page).getByText('Which gate is it?')).toBeVisible()

  await page.context().clearCookies()
  await signIn(page, (await makePerson(database, 'client')).email)
  await page.goto('/admin-messages')
  await expect(page.getByText('No conversations yet')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Start New Conversation' }).first().click()
  await expect(page).toHaveURL('/support?compose=1')
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeVisible()
})
