import { expect, type Page } from '@playwright/test'
import { endDelay, waitForJobs } from '@/e2e/support/jobs'
import { makePerson } from '@/e2e/support/people'
import { linkIn } from '@/e2e/support/sandbox'
import { demoPassword, test } from '@/e2e/support/test'
import { newMessagesSubject } from '@/lib/messaging/words'
import { unsubscribeTitle } from '@/lib/studio/notifications/words/mail'

// An email about messages: it fails, is sent again, opens its page, and offers to be the last one.

/** Finds a text in the thread only; the list beside it shows the last message too. */
function inThread(page: Page, text: string) {
  return page.getByRole('region', { name: 'Messages', exact: true }).getByText(text, { exact: true })
}

test('a failed email is sent again once, leads through signing in to its conversation, and unsubscribes', async ({
  page,
  newPage,
  request,
  database,
  sandbox,
  signIn,
}) => {
  const client = await makePerson(database, 'client', 'Dana Whitfield')
  const photographer = await makePerson(database, 'photographer', 'Marin Holt')
  // Assigned to the photographer, so that nobody else gets an email about it.
  const { id } = await database.conversation.create({
    data: { subject: 'Twilight shots', clientId: client.profileId, assigneeId: photographer.profileId },
  })
  const subject = newMessagesSubject(3, 'Dana Whitfield', 'Twilight shots')
  const texts = ['Can the pool be lit?', 'And the path to it?', 'Thank you.']
  const readPreference = async () =>
    (await database.notificationPreference.findUnique({ where: { userId: photographer.userId } }))
      ?.messageMail

  await test.step('a burst of messages is one email, which fails permanently', async () => {
    await sandbox.control('resend/failures', { count: 1, status: 422, to: photographer.email })
    await signIn(page, client.email)
    await page.goto(`/admin-messages?conversation=${id}`)
    for (const text of texts) {
      await page.getByLabel('Reply', { exact: true }).fill(text)
      await page.keyboard.press('Control+Enter')
    }
    for (const text of texts) await expect(inThread(page, text)).toBeVisible()
    await expect.poll(() => database.message.count({ where: { conversationId: id } })).toBe(3)
    await endDelay(database, 'mail-messages', photographer.userId)
    const failed = { recipient: photographer.email, status: 'FAILED' as const }
    await expect.poll(() => database.outboxMessage.count({ where: failed }), { timeout: 20_000 }).toBe(1)
  })

  const studio = await newPage()
  const email = await test.step('it is in the log, and Resend sends it once', async () => {
    await signIn(studio, photographer.email)
    await studio.goto(`/settings/mail?state=failed&search=${encodeURIComponent(photographer.email)}`)
    const row = studio.getByRole('row').filter({ hasText: photographer.email })
    await expect(row).toContainText(subject)
    await expect(row).toContainText('Failed')
    await expect(row).not.toContainText('pool')
    await row.getByRole('button', { name: 'Resend' }).click()
    await expect(studio.getByText('Email queued')).toBeVisible()
    const sent = await sandbox.latestEmailTo(photographer.email, subject)
    for (const text of texts) expect(sent.text).toContain(text)
    await waitForJobs(database)
    const emails = await sandbox.emailsTo(photographer.email)
    expect(emails.filter((one) => one.subject === subject)).toHaveLength(1)
    return sent
  })

  await test.step('its link survives signing in', async () => {
    await studio.context().clearCookies()
    await studio.goto(linkIn(email, '/admin-messages'))
    await studio.getByLabel('Email').first().fill(photographer.email)
    await studio.getByLabel('Password', { exact: true }).fill(demoPassword)
    await studio.getByRole('button', { name: 'Sign in' }).first().click()
    await expect(studio).toHaveURL(new RegExp(`/admin-messages\\?conversation=${id}`))
    await expect(inThread(studio, 'Thank you.')).toBeVisible()
  })

  await test.step('one POST without a session unsubscribes, and following the link alone does not', async () => {
    expect(email.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    const address = /<(.+)>/.exec(email.headers['List-Unsubscribe'] ?? '')?.[1] ?? ''
    expect((await request.get(address, { maxRedirects: 0 })).status()).toBe(303)
    expect(await readPreference()).toBeUndefined()
    const stopped = await request.post(address, { form: { 'List-Unsubscribe': 'One-Click' } })
    expect(stopped.status()).toBe(200)
    expect(await readPreference()).toBe(false)
  })

  await test.step("the email's page subscribes again and unsubscribes", async () => {
    const shows = (isWanted: boolean) =>
      expect(
        studio.getByRole('heading', { name: unsubscribeTitle({ kind: 'message', isWanted }) }),
      ).toBeVisible()
    await studio.context().clearCookies()
    await studio.goto(linkIn(email, '/unsubscribe/'))
    await shows(false)
    await studio.getByRole('button', { name: 'Turn them back on' }).click()
    await shows(true)
    expect(await readPreference()).toBe(true)
    await studio.getByRole('button', { name: 'Stop these emails' }).click()
    await shows(false)
    expect(await readPreference()).toBe(false)
  })
})
