import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { makeGate } from '@/e2e/support/gate'
import { makePerson, type Person } from '@/e2e/support/people'
import { test as base, demoPassword } from '@/e2e/support/test'
import { fieldErrors, wrongCurrentPasswordText } from '@/lib/people/accounts/words/fields'
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

test('the profile shows errors under its fields, warns about unsaved changes and what others changed, and is saved', async ({
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

  await name.fill("  Shannon O'Brien-Smith ")
  await phone.fill('+1 (828) 555-0142')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Profile Updated')).toBeVisible()
  await expect(name).toHaveValue("Shannon O'Brien-Smith")
  await expect(page.getByRole('banner').getByText("Shannon O'Brien-Smith")).toBeVisible()
  await expect(page.getByText('Not saved yet')).toHaveCount(0)
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await phone.fill('')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Profile Updated')).toBeVisible()
  const readRow = () => database.profile.findUniqueOrThrow({ where: { id: client.profileId } })
  expect(await readRow()).toMatchObject({
    fullName: "Shannon O'Brien-Smith",
    phone: null,
    company: null,
    email: client.email,
    role: 'CLIENT',
  })

  await test.step('what was changed elsewhere is kept beside what is typed here', async () => {
    await database.profile.update({ where: { id: client.profileId }, data: { company: 'Whitfield Realty' } })
    await company.fill('Moore Realty')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(page.getByText(editedByOthersText, { exact: true })).toBeVisible()
    await expect(company).toHaveValue('Moore Realty')
    expect((await readRow()).company).toBe('Whitfield Realty')
    await page.getByRole('button', { name: 'Keep my changes' }).click()
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect.poll(async () => (await readRow()).company).toBe('Moore Realty')
    await expect(page.getByText('Not saved yet')).toHaveCount(0)
  })
  // Without unsaved changes there's no warning.
  await page.getByRole('link', { name: 'Password', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Change Password' })).toBeVisible()
})

test('changing the password shows its rules', async ({ page, signIn, client }) => {
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
  await page.goto('/profile')
  await expect(page.getByRole('heading', { name: 'Edit Profile' })).toBeVisible()
})

test("an email setting is saved, and reset if it couldn't be", async ({ page, database, signIn, client }) => {
  await signIn(page, client.email)
  await page.goto('/profile/email')
  await expect(page.getByText('Verified', { exact: true })).toBeVisible()
  const read = () => database.notificationPreference.findUniqueOrThrow({ where: { userId: client.userId } })
  const preference = page.getByLabel('Messages by email')
  await preference.click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  expect(await read()).toMatchObject({ bookingMail: true, messageMail: false, paymentMail: true })
  await page.reload()
  await expect(preference).not.toBeChecked()

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
  { origin, path }: { origin: string; path: string },
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
  return (await page.request.post(path, { multipart: body, headers: { origin } })).text()
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

test('the three forms work without JavaScript', async ({
  page,
  baseURL: origin = '',
  database,
  signIn,
  client,
}) => {
  await signIn(page, client.email)
  const profile = { fullName: client.fullName, phone: '0123', company: '' }
  const rejected = await postWithoutJavaScript(page, { origin, path: '/profile' }, profile)
  expect(rejected).toContain(fieldErrors.phone)
  expect(rejected).toContain('value="0123"')
  const saved = await postWithoutJavaScript(
    page,
    { origin, path: '/profile' },
    { ...profile, phone: '828 555 0142' },
  )
  expect(saved).toContain('Profile Updated')
  expect(saved).toContain('value="828 555 0142"')

  // An unchecked checkbox isn't submitted.
  const preferences = await postWithoutJavaScript(
    page,
    { origin, path: '/profile/email' },
    { messageMail: 'on' },
  )
  expect(preferences).toContain('Preferences updated')
  expect(
    await database.notificationPreference.findUniqueOrThrow({ where: { userId: client.userId } }),
  ).toMatchObject({ bookingMail: false, messageMail: true, paymentMail: false })

  const newPassword = 'Quiet-Daylight-1843'
  const changed = await postWithoutJavaScript(
    page,
    { origin, path: '/profile/password' },
    {
      currentPassword: demoPassword,
      newPassword,
      confirmPassword: newPassword,
    },
  )
  expect(changed).toContain('Password Updated')
})
