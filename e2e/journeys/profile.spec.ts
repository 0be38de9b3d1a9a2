import { type Browser, expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { makePerson, type Person } from '@/e2e/support/people'
import { test as base, demoPassword } from '@/e2e/support/test'

// Everybody's own three pages: the person, the photo, the password and the mail they want.

const test = base.extend<{ client: Person; newPage: () => Promise<Page> }>({
  client: async ({ database }, use) => use(await makePerson(database, 'client')),
  /** A page of another browser, with nobody signed in. */
  newPage: async ({ browser, baseURL }, use) => {
    const opened: Awaited<ReturnType<Browser['newContext']>>[] = []
    await use(async () => {
      const context = await browser.newContext({ baseURL })
      opened.push(context)
      return context.newPage()
    })
    await Promise.all(opened.map((context) => context.close()))
  },
})

/** A landscape picture: red on the left, blue on the right. */
async function makePicture(): Promise<Buffer> {
  const left = await sharp({ create: { width: 600, height: 800, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer()
  return sharp({ create: { width: 1200, height: 800, channels: 3, background: '#0000ff' } })
    .composite([{ input: left, left: 0, top: 0 }])
    .jpeg()
    .toBuffer()
}

const photoOf = (page: Page) => page.getByRole('group', { name: 'Photo' }).locator('img')

async function photoAddress(page: Page): Promise<string> {
  await expect(photoOf(page)).toHaveAttribute('src', /^\/api\/avatars\//)
  return (await photoOf(page).getAttribute('src')) ?? ''
}

async function choosePhoto(page: Page, name: string, mimeType: string, buffer: Buffer) {
  await page.getByLabel('Photo file').setInputFiles({ name, mimeType, buffer })
}

test('a photo is chosen, cut by keyboard, seen by others, replaced and removed', async ({
  page,
  newPage,
  database,
  signIn,
  client,
}) => {
  await signIn(page, client.email)
  await page.goto('/profile')
  const picker = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Change Photo' }).focus()
  await page.keyboard.press('Enter')
  const picture = await makePicture()
  await (await picker).setFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: picture })

  await expect(page.getByRole('application', { name: 'Crop frame' })).toBeFocused()
  for (const key of ['+', '+', '-', ...Array(40).fill('ArrowRight')]) await page.keyboard.press(key)
  await expect(page.getByRole('slider', { name: 'Zoom' })).toHaveValue('1.1')
  for (const _stop of ['zoom out', 'slider', 'zoom in', 'cancel', 'save']) await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Save Photo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Photo Updated')).toBeVisible()

  const first = await photoAddress(page)
  const answer = await page.request.get(first)
  expect(answer.headers()).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': expect.stringMatching(/^private, max-age=\d+, immutable$/),
  })
  const stored = sharp(await answer.body())
  expect(await stored.metadata()).toMatchObject({ width: 512, height: 512 })
  // The arrow moved the picture to the right, so that its red left half fills the frame.
  const [red = 0, , blue = 0] = (await stored.stats()).channels.map(({ mean }) => mean)
  expect(red).toBeGreaterThan(blue + 100)

  const stranger = await newPage()
  expect((await stranger.request.get(first)).status()).toBe(401)
  await signIn(stranger, (await makePerson(database, 'client')).email)
  expect((await stranger.request.get(first)).status()).toBe(200)

  await page.reload()
  expect(await photoAddress(page)).toBe(first)
  await expect(page.getByRole('banner').locator(`img[src="${first}"]`)).toBeVisible()

  const dropped = await page.evaluateHandle(
    (bytes) => {
      const data = new DataTransfer()
      data.items.add(new File([new Uint8Array(bytes)], 'new.jpg', { type: 'image/jpeg' }))
      return data
    },
    [...picture],
  )
  await page.getByRole('group', { name: 'Photo' }).dispatchEvent('drop', { dataTransfer: dropped })
  await page.getByRole('button', { name: 'Save Photo' }).click()
  await expect(page.getByText('Photo Updated')).toBeVisible()
  await expect(photoOf(page)).not.toHaveAttribute('src', first)
  const second = await photoAddress(page)
  expect((await page.request.get(first)).status()).toBe(404)

  await page.getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('button', { name: 'Keep photo' }).click()
  await expect(photoOf(page)).toBeVisible()
  await page.getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('button', { name: 'Remove photo' }).click()
  await expect(page.getByText('Photo Removed')).toBeVisible()
  await expect(photoOf(page)).toHaveCount(0)
  expect((await page.request.get(second)).status()).toBe(404)
})

test('what cannot be a photo is refused with its reason, and the old photo stays', async ({
  page,
  signIn,
  client,
}) => {
  await signIn(page, client.email)
  await page.goto('/profile')
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  const point = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#000' } })
    .png()
    .toBuffer()
  const notAPicture = 'This file is not a JPEG, PNG or WebP picture.'
  const damaged = 'This picture is damaged and cannot be read. Please choose another one.'
  for (const [name, type, bytes, reason] of [
    ['me.svg', 'image/svg+xml', svg, notAPicture],
    ['me.gif', 'image/gif', Buffer.from('GIF89a'), notAPicture],
    ['svg.png', 'image/png', svg, damaged],
    ['pdf.jpg', 'image/jpeg', Buffer.from('%PDF-1.7'), damaged],
    ['empty.jpg', 'image/jpeg', Buffer.alloc(0), 'This file is empty. Please choose another one.'],
    [
      'large.jpg',
      'image/jpeg',
      Buffer.alloc(5 * 1024 * 1024 + 1),
      'This file is larger than 5 MB. Please choose a smaller one.',
    ],
    [
      'point.png',
      'image/png',
      point,
      'This picture is too small. Please choose one of at least 64 by 64 pixels.',
    ],
  ] as const) {
    await choosePhoto(page, name, type, bytes)
    await expect(page.getByRole('group', { name: 'Photo' }).getByRole('alert'), name).toHaveText(reason)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await expect(photoOf(page)).toHaveCount(0)
})

test('a photo that did not get through is kept for another try', async ({ page, signIn, client }) => {
  await signIn(page, client.email)
  await page.goto('/profile')
  await choosePhoto(page, 'me.jpg', 'image/jpeg', await makePicture())
  await page.getByRole('application').waitFor()
  await page.route('**/profile', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await page.getByRole('button', { name: 'Save Photo' }).click()
  await expect(page.getByText('Failed to update photo. Please try again.')).toBeVisible()
  await expect(photoOf(page)).toHaveCount(0)
  await page.unroute('**/profile')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Photo Updated')).toBeVisible()
  await photoAddress(page)
})

test('the profile is judged under its fields, warns of what is unsaved, and is saved', async ({
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
  await expect(
    page.getByText('Name can only contain letters, spaces, hyphens, and apostrophes'),
  ).toBeVisible()
  await expect(page.getByText('Invalid phone number format')).toBeVisible()
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
  // Nothing is unsaved any more, so nothing is asked.
  await page.getByRole('link', { name: 'Password', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Change Password' })).toBeVisible()
})

test('a changed password shows its rules, and ends the session of the other browser', async ({
  page,
  newPage,
  signIn,
  client,
}) => {
  const other = await newPage()
  await signIn(other, client.email)
  await signIn(page, client.email)
  await page.goto('/profile/password')
  const [current, fresh, again] = ['Current Password', 'New Password', 'Confirm New Password'].map((label) =>
    page.getByLabel(label, { exact: true }),
  )
  if (!current || !fresh || !again) throw new Error('the form has three fields')
  const update = page.getByRole('button', { name: 'Update Password' })
  await expect(update).toBeDisabled()
  await current.fill('Not-the-password-1')
  await fresh.fill('blueprint-1843')
  await expect(page.getByText('Uppercase, missing')).toBeVisible()
  await expect(update).toBeDisabled()
  await fresh.fill('Quiet-Daylight-1843')
  await expect(page.getByText('Uppercase, done')).toBeVisible()
  await again.fill('Quiet-Daylight-1844')
  await update.click()
  await expect(page.getByText("Passwords don't match")).toBeVisible()
  await expect(again).toBeFocused()
  await again.fill('Quiet-Daylight-1843')
  await update.click()
  await expect(page.getByText('Current password is incorrect')).toBeVisible()
  await expect(current).toBeFocused()
  await expect(fresh).toHaveValue('Quiet-Daylight-1843')

  await current.fill(demoPassword)
  await update.click()
  await expect(page.getByText('Password Updated')).toBeVisible()
  await other.goto('/profile')
  await expect(other).toHaveURL('/auth?next=%2Fprofile')
  await page.goto('/profile')
  await expect(page.getByRole('heading', { name: 'Edit Profile' })).toBeVisible()
})

test('a mail that is switched off is not sent, and the choice survives', async ({
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
  const wanted = page.getByLabel('Messages by e-mail')
  await wanted.click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.reload()
  await expect(wanted).not.toBeChecked()
  await expect(page.getByLabel('Bookings by e-mail')).toBeChecked()

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
  // The mail's time has come and gone before the choice is taken back.
  await expect
    .poll(() => database.messageMail.count({ where: { conversationId: id, userId: client.userId } }), {
      timeout: 20_000,
    })
    .toBe(1)

  await wanted.click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await reply('Bring the keys.')
  const mail = await sandbox.latestMailTo(client.email, 'Twilight shots')
  expect(mail.text).toContain('Bring the keys.')
  expect((await sandbox.mailsTo(client.email)).map(({ subject }) => subject)).toEqual([mail.subject])
})

test('a preference that could not be saved goes back', async ({ page, signIn, client }) => {
  await signIn(page, client.email)
  await page.goto('/profile/email')
  await page.route('**/profile/email', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await page.getByLabel('Payments by e-mail').click()
  await expect(page.getByText('Failed to update preferences. Please try again.')).toBeVisible()
  await expect(page.getByLabel('Payments by e-mail')).toBeChecked()
})

/** Posts the form that has this field as a browser without script would, and answers the page that comes back. */
async function postPlainly(page: Page, path: string, fields: Record<string, string>): Promise<string> {
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

test('the three forms are plain forms: the server takes their posts without script', async ({
  page,
  database,
  signIn,
  client,
}) => {
  await signIn(page, client.email)
  await page.goto('/profile')
  const profile = { fullName: client.fullName, phone: '0123', company: '' }
  const refused = await postPlainly(page, '/profile', profile)
  expect(refused).toContain('Invalid phone number format')
  expect(refused).toContain('value="0123"')
  const saved = await postPlainly(page, '/profile', { ...profile, phone: '828 555 0142' })
  expect(saved).toContain('Profile Updated')
  expect(saved).toContain('value="828 555 0142"')

  // A tick box that is not ticked is not posted.
  const preferences = await postPlainly(page, '/profile/email', { messageMail: 'on' })
  expect(preferences).toContain('Preferences Updated')
  expect(
    await database.notificationPreference.findUniqueOrThrow({ where: { userId: client.userId } }),
  ).toMatchObject({ bookingMail: false, messageMail: true, paymentMail: false })

  const newPassword = 'Quiet-Daylight-1843'
  const changed = await postPlainly(page, '/profile/password', {
    currentPassword: demoPassword,
    newPassword,
    confirmPassword: newPassword,
  })
  expect(changed).toContain('Password Updated')
})
