// A conversation from first message to deletion, in two browsers and by email, while the live service stops and comes back.
import { expect, type Page } from '@playwright/test'
import { endDelay } from '@/e2e/support/jobs'
import { makePerson } from '@/e2e/support/people'
import { linkIn } from '@/e2e/support/sandbox'
import { test } from '@/e2e/support/test'

/** Without live updates pages poll every 10 s, and pusher-js reconnects every 15 s. */
const longTimeout = { timeout: 45_000 }

const thread = (page: Page) => page.getByRole('region', { name: 'Messages', exact: true })
const row = (page: Page, subject: string) => page.getByRole('link', { name: new RegExp(subject) })

async function reply(page: Page, text: string) {
  await page.getByLabel('Reply', { exact: true }).fill(text)
  await page.getByLabel('Reply', { exact: true }).press('Enter')
  await expect(thread(page).getByText(text)).toBeVisible()
}

async function openLive(page: Page, path: string) {
  await page.goto(path)
  await expect(page.locator('html')).toHaveAttribute('data-live', 'on', longTimeout)
}

/** Returns how many messages the page's person hasn't read. */
async function countUnread(page: Page): Promise<number> {
  const name = await page.getByRole('button', { name: /^Messages/ }).getAttribute('aria-label')
  return Number(/\d+/.exec(name ?? '')?.[0] ?? 0)
}

test('while the live service stops and comes back, a conversation is started, replied to, closed, reopened and deleted', async ({
  browser,
  database,
  sandbox,
  signIn,
}) => {
  const client = await makePerson(database, 'client', 'Dana Whitfield')
  const photographer = await makePerson(database, 'photographer', 'Kit Vale')
  const subject = `Twilight shots ${Date.now()}`
  const live = (isDown: boolean) => sandbox.control('pusher/state', { down: isDown })
  const [clientContext, studioContext] = [await browser.newContext(), await browser.newContext()]
  const [clientPage, studio] = [await clientContext.newPage(), await studioContext.newPage()]
  try {
    await signIn(clientPage, client.email)
    await signIn(studio, photographer.email)
    await openLive(clientPage, '/support')
    await openLive(studio, '/admin-messages')
    // The demo's clients have written too.
    const unread = await countUnread(studio)
    let loads = 0
    studio.on('load', () => loads++)

    await live(true)
    await clientPage.getByRole('link', { name: 'Start New Conversation' }).first().click()
    await clientPage.getByLabel('Subject').fill(subject)
    await clientPage.getByRole('textbox', { name: /^Message/ }).fill('Is the pool lit?')
    await clientPage.getByRole('button', { name: 'Send Message' }).click()
    await expect(thread(clientPage).getByText('Is the pool lit?')).toBeVisible()

    await expect(row(studio, subject).first()).toBeVisible(longTimeout)
    await expect(studio.getByRole('button', { name: `Messages, ${unread + 1} unread` })).toBeVisible(
      longTimeout,
    )
    await row(studio, subject).first().click()
    await expect(thread(studio).getByText('Is the pool lit?')).toBeVisible()
    await live(false)

    // The client has left, so the reply arrives by email.
    await clientContext.close()
    await reply(studio, 'From dusk on.')
    expect(loads, 'reloads of the photographer’s page').toBe(0)
    await endDelay(database, 'mail-messages', client.userId)
    const email = await sandbox.latestEmailTo(client.email, subject, 45_000)
    const later = await (await browser.newContext()).newPage()
    await signIn(later, client.email)
    await later.goto(linkIn(email, '/admin-messages'))
    await expect(thread(later).getByText('From dusk on.')).toBeVisible()
    await expect(thread(studio).getByText(/^Read \d\d:\d\d$/)).toBeVisible(longTimeout)
    await expect(thread(later).locator('[data-message]')).toHaveText(['Is the pool lit?', 'From dusk on.'])

    await studio.getByRole('button', { name: 'Close', exact: true }).click()
    await expect(studio.getByText('Conversation closed')).toBeVisible()
    await expect(studio.getByLabel('Reply', { exact: true })).toHaveCount(0)
    await reply(later, 'One more thing.')
    await expect(studio.getByLabel('Reply', { exact: true })).toBeVisible(longTimeout)
    await expect(thread(studio).getByText('One more thing.')).toBeVisible(longTimeout)

    await studio
      .getByRole('button', { name: `Delete conversation ${subject}` })
      .first()
      .click()
    await studio.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(studio.getByText('Conversation Deleted', { exact: true })).toBeVisible()
    await expect(row(studio, subject)).toHaveCount(0)
    await expect(row(later, subject)).toHaveCount(0, longTimeout)
    await expect(thread(later)).toHaveCount(0)
    await later.context().close()
  } finally {
    await live(false)
    await studioContext.close()
  }
})
