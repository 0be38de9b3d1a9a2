import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { makeGate } from '@/e2e/support/gate'
import { endDelay } from '@/e2e/support/jobs'
import { makePerson, type Person } from '@/e2e/support/people'
import { test as base, demoPassword } from '@/e2e/support/test'
import { fieldErrors, wrongCurrentPasswordText } from '@/lib/accounts/words/fields'
import { editedByOthersText, lostConnectionText } from '@/lib/platform/words'
import { unzip } from '@/lib/platform/zip/unzip.fixture'

// The account pages: profile, password, email settings and, for clients, their data.

const test = base.extend<{ client: Person }>({
  client: async ({ database }, use) => use(await makePerson(database, 'client')),
})

test("what is typed before the page's scripts run is kept", async ({ page, signIn, client }) => {
  await signIn(page, client.email)
  const scripts = makeGate()
  await page.route('**/_next/static/**/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto('/profile', { waitUntil: 'commit' })
  const [phone, company] = [page.getByLabel('Phone'), page.getByLabel('Company')]
  await phone.fill('+1 (828) 555-0142')
  await company.fill('Whitfield')
  scripts.release()
  await expect(page.getByText('Not saved yet')).toBeVisible()
  await company.press('End')
  await company.pressSequentially(' & Moore')
  await expect(phone).toHaveValue('+1 (828) 555-0142')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Profile Updated')).toBeVisible()
  await page.reload()
  await expect(phone).toHaveValue('+1 (828) 555-0142')
  await expect(company).toHaveValue('Whitfield & Moore')
})

test('the profile shows errors under its fields, warns about unsaved changes, and is saved', async ({
  page,
  database,
  signIn,
  client,
}) => {
  await signIn(page, client.email)
  await page.goto('/profile')
  const name = page.getByLabel('Full Name')
  const phone = page.getByLabel('Phone')
  const company = page.getByLabel('Company')
  await expect(page.getByLabel('Role')).toHaveValue('Client')
  for (const label of ['Role', 'Email']) expect(await page.getByLabel(label).isEditable()).toBe(false)

  await phone.pressSequentially('1'.repeat(25))
  await expect(phone).toHaveValue('1'.repeat(20))
  await company.fill('Whitfield & Moore Realty')
  await name.fill('Dana 2')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText(fieldErrors.nameCharacters)).toBeVisible()
  await expect(page.getByText(fieldErrors.phone)).toBeVisible()
  await expect(name).toBeFocused()
  await expect(company).toHaveValue('Whitfield & Moore Realty')

  page.once('dialog', (dialog) => dialog.dismiss())
  await page.getByRole('link', { name: 'Password', exact: true }).click()
  await expect(page).toHaveURL('/profile')
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(name).toHaveValue(client.fullName)
  await expect(company).toHaveValue('')

  for (const fullName of ['José', 'Nguyễn Thị Ánh', "Shannon O'Brien-Smith"]) {
    await name.fill(`  ${fullName} `)
    await phone.fill('+1 (828) 555-0142')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(page.getByText('Profile Updated')).toBeVisible()
    await expect(name).toHaveValue(fullName)
    await expect(page.getByRole('banner').getByText(fullName)).toBeVisible()
    await expect(page.getByText('Not saved yet')).toHaveCount(0)
    await page.getByRole('button', { name: 'Dismiss' }).click()
  }
  await phone.fill('')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Profile Updated')).toBeVisible()
  const row = await database.profile.findUniqueOrThrow({ where: { id: client.profileId } })
  expect(row).toMatchObject({
    fullName: "Shannon O'Brien-Smith",
    phone: null,
    company: null,
    email: client.email,
    role: 'CLIENT',
  })
  // Without unsaved changes there's no warning.
  await page.getByRole('link', { name: 'Password', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Change Password' })).toBeVisible()
})

test('two tabs of the profile keep both versions', async ({ page, newPage, signIn, client, database }) => {
  await signIn(page, client.email)
  const other = await newPage()
  await signIn(other, client.email)
  for (const tab of [page, other]) await tab.goto('/profile')
  await page.getByLabel('Company').fill('Whitfield Realty')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Profile Updated')).toBeVisible()
  await other.getByLabel('Company').fill('Moore Realty')
  await other.getByLabel('Phone').fill('+1 828 555 0142')
  await other.getByRole('button', { name: 'Save Changes' }).click()
  await expect(other.getByText(editedByOthersText, { exact: true })).toBeVisible()
  await expect(other.getByLabel('Company')).toHaveValue('Moore Realty')
  const companyOf = async () =>
    (await database.profile.findUniqueOrThrow({ where: { id: client.profileId } })).company
  expect(await companyOf()).toBe('Whitfield Realty')
  await other.getByRole('button', { name: 'Keep my changes' }).click()
  await other.getByRole('button', { name: 'Save Changes' }).click()
  await expect.poll(companyOf).toBe('Moore Realty')
})

test('changing the password shows its rules and signs out the other browser', async ({
  page,
  newPage,
  signIn,
  client,
}) => {
  const other = await newPage()
  await signIn(other, client.email)
  await signIn(page, client.email)
  await page.goto('/profile/password')
  const [currentField, newField, confirmField] = [
    'Current Password',
    'New Password',
    'Confirm New Password',
  ].map((label) => page.getByLabel(label, { exact: true }))
  if (!currentField || !newField || !confirmField) throw new Error('expected three fields')
  const update = page.getByRole('button', { name: 'Update Password' })
  await expect(update).toBeDisabled()
  await currentField.fill('Not-the-password-1')
  await newField.fill('blueprint-1843')
  await expect(page.getByText('Uppercase, missing')).toBeVisible()
  await expect(update).toBeDisabled()
  await newField.fill('Quiet-Daylight-1843')
  await expect(page.getByText('Uppercase, done')).toBeVisible()
  await confirmField.fill('Quiet-Daylight-1844')
  await update.click()
  await expect(page.getByText("Passwords don't match")).toBeVisible()
  await expect(confirmField).toBeFocused()
  await confirmField.fill('Quiet-Daylight-1843')
  await update.click()
  await expect(page.getByText(wrongCurrentPasswordText)).toBeVisible()
  await expect(currentField).toBeFocused()
  await expect(newField).toHaveValue('Quiet-Daylight-1843')

  await currentField.fill(demoPassword)
  await update.click()
  await expect(page.getByText('Password Updated')).toBeVisible()
  await other.goto('/profile')
  await expect(other).toHaveURL('/auth?next=%2Fprofile')
  await page.goto('/profile')
  await expect(page.getByRole('heading', { name: 'Edit Profile' })).toBeVisible()
})

test("an email that is turned off isn't sent, and the setting is kept", async ({
  page,
  newPage,
  database,
  sandbox,
  signIn,
  client,
}) => {
  await signIn(page, client.email)
  await page.goto('/support?compose=1')
  await page.getByLabel('Subject').fill('Twilight shots')
  await page.getByRole('textbox', { name: /^Message/ }).fill('Can the dusk shots be done on Friday?')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('Message Sent')).toBeVisible()

  await page.goto('/profile/email')
  await expect(page.getByText('Verified', { exact: true })).toBeVisible()
  const preference = page.getByLabel('Messages by email')
  await preference.click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.reload()
  await expect(preference).not.toBeChecked()
  await expect(page.getByLabel('Bookings by email')).toBeChecked()

  const studio = await newPage()
  const { email } = await makePerson(database, 'photographer', 'Marin Holt')
  await signIn(studio, email)
  const { id } = await database.conversation.findFirstOrThrow({ where: { clientId: client.profileId } })
  await studio.goto(`/admin-messages?conversation=${id}`)
  const reply = async (text: string) => {
    await studio.getByLabel('Reply', { exact: true }).fill(text)
    await studio.keyboard.press('Control+Enter')
    await expect.poll(() => database.message.count({ where: { conversationId: id, message: text } })).toBe(1)
  }
  await reply('Friday is fine.')
  expect(await database.notification.count({ where: { userId: client.userId, type: 'MESSAGE' } })).toBe(1)
  await endDelay(database, 'mail-messages', client.userId)
  // Wait until the email would have been sent before turning it on again.
  await expect
    .poll(() => database.messageMail.count({ where: { conversationId: id, userId: client.userId } }), {
      timeout: 20_000,
    })
    .toBe(1)

  await preference.click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await reply('Bring the keys.')
  await endDelay(database, 'mail-messages', client.userId)
  const messageEmail = await sandbox.latestEmailTo(client.email, 'Twilight shots')
  expect(messageEmail.text).toContain('Bring the keys.')
  expect((await sandbox.emailsTo(client.email)).map(({ subject }) => subject)).toEqual([messageEmail.subject])
})

test("a preference that couldn't be saved is reset", async ({ page, signIn, client }) => {
  await signIn(page, client.email)
  await page.goto('/profile/email')
  await page.route('**/profile/email', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await page.getByLabel('Payments by email').click()
  await expect(page.getByText(lostConnectionText)).toBeVisible()
  await expect(page.getByLabel('Payments by email')).toBeChecked()
})

/** Posts the form with this field as a browser without JavaScript would. Returns the response's HTML. */
async function postWithoutJavaScript(
  page: Page,
  path: string,
  fields: Record<string, string>,
): Promise<string> {
  const html = await (await page.request.get(path)).text()
  const [first = ''] = Object.keys(fields)
  const forms = [...html.matchAll(/<form[^>]*>.*?<\/form>/gs)].map(([form]) => form)
  const form = forms.find((found) => found.includes(`name="${first}"`)) ?? ''
  const body = new FormData()
  for (const [, name = '', value = ''] of form.matchAll(
    /<input type="hidden" name="([^"]+)"(?: value="([^"]*)")?/g,
  )) {
    body.set(name, value.replaceAll('&quot;', '"').replaceAll('&amp;', '&'))
  }
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  const headers = { origin: new URL(page.url()).origin }
  return (await page.request.post(path, { multipart: body, headers })).text()
}

test('clients download their data', async ({ page, signIn, client }) => {
  await signIn(page, client.email)
  await page.goto('/profile')
  await page.getByRole('link', { name: 'Your data' }).click()
  await expect(page.getByRole('heading', { name: 'Your Data', level: 1 })).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download ZIP' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^northlight-data.*\.zip$/)
  const files = await unzip(await readFile(await file.path()))
  const [, profile] = [...files].find(([name]) => name.endsWith('/profile.json')) ?? []
  expect(JSON.parse(String(profile))).toMatchObject({ email: client.email })
})

test('photographers have no page for their data', async ({ page, signIn }) => {
  await signIn(page, 'ava@northlight.test')
  await page.goto('/profile')
  await expect(page.getByRole('link', { name: 'Email settings', exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Your data' })).toHaveCount(0)
})

test('the three forms work without JavaScript', async ({ page, database, signIn, client }) => {
  await signIn(page, client.email)
  await page.goto('/profile')
  const profile = { fullName: client.fullName, phone: '0123', company: '' }
  const rejected = await postWithoutJavaScript(page, '/profile', profile)
  expect(rejected).toContain(fieldErrors.phone)
  expect(rejected).toContain('value="0123"')
  const saved = await postWithoutJavaScript(page, '/profile', { ...profile, phone: '828 555 0142' })
  expect(saved).toContain('Profile Updated')
  expect(saved).toContain('value="828 555 0142"')

  // An unchecked checkbox isn't submitted.
  const preferences = await postWithoutJavaScript(page, '/profile/email', { messageMail: 'on' })
  expect(preferences).toContain('Preferences updated')
  expect(
    await database.notificationPreference.findUniqueOrThrow({ where: { userId: client.userId } }),
  ).toMatchObject({ bookingMail: false, messageMail: true, paymentMail: false })

  const newPassword = 'Quiet-Daylight-1843'
  const changed = await postWithoutJavaScript(page, '/profile/password', {
    currentPassword: demoPassword,
    newPassword,
    confirmPassword: newPassword,
  })
  expect(changed).toContain('Password Updated')
})
