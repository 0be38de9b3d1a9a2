import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { makePerson, type Person } from '@/e2e/support/people'
import { test as base } from '@/e2e/support/test'
import { avatarErrors } from '@/lib/people/accounts/words/avatar'
import { lostConnectionText } from '@/lib/platform/words'

// The profile photo that other people see.

const test = base.extend<{ client: Person }>({
  client: async ({ database }, use) => use(await makePerson(database, 'client')),
})

/** Returns a landscape image: red on the left, blue on the right. */
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

test('a photo is selected, cropped by keyboard, shown at once, replaced and removed', async ({
  page,
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
  await expect(page.getByRole('button', { name: 'Save photo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Photo Updated')).toBeVisible()

  const first = await photoAddress(page)
  const response = await page.request.get(first)
  expect(response.headers()).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': expect.stringMatching(/^private, max-age=\d+, immutable$/),
  })
  const stored = sharp(await response.body())
  expect(await stored.metadata()).toMatchObject({ width: 512, height: 512 })
  // The arrow key moved the image to the right, so that its red left half fills the frame.
  const [red = 0, , blue = 0] = (await stored.stats()).channels.map(({ mean }) => mean)
  expect(red).toBeGreaterThan(blue + 100)

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
  await page.getByRole('button', { name: 'Save photo' }).click()
  await expect(page.getByText('Photo Updated')).toBeVisible()
  await expect(photoOf(page)).not.toHaveAttribute('src', first)
  const second = await photoAddress(page)
  expect((await page.request.get(first)).status()).toBe(404)

  await page.getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('button', { name: 'Keep photo' }).click()
  await expect(photoOf(page)).toBeVisible()
  await page.getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('button', { name: 'Remove photo' }).click()
  await expect(page.getByText('Photo removed')).toBeVisible()
  await expect(photoOf(page)).toHaveCount(0)
  expect((await page.request.get(second)).status()).toBe(404)
})

test("a file that can't be a photo is rejected with its reason; one whose upload failed can be submitted again", async ({
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
  for (const [name, type, bytes, reason] of [
    ['me.svg', 'image/svg+xml', svg, avatarErrors.wrongType],
    ['svg.png', 'image/png', svg, avatarErrors.unreadable],
    ['empty.jpg', 'image/jpeg', Buffer.alloc(0), avatarErrors.empty],
    ['large.jpg', 'image/jpeg', Buffer.alloc(5 * 1024 * 1024 + 1), avatarErrors.tooLarge],
    ['point.png', 'image/png', point, avatarErrors.tooSmall],
  ] as const) {
    await choosePhoto(page, name, type, bytes)
    await expect(page.getByRole('group', { name: 'Photo' }).getByRole('alert'), name).toHaveText(reason)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await expect(photoOf(page)).toHaveCount(0)

  await choosePhoto(page, 'me.jpg', 'image/jpeg', await makePicture())
  await page.getByRole('application').waitFor()
  await page.route('**/profile', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await page.getByRole('button', { name: 'Save photo' }).click()
  await expect(page.getByText(lostConnectionText)).toBeVisible()
  await expect(photoOf(page)).toHaveCount(0)
  await page.unroute('**/profile')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Photo Updated')).toBeVisible()
  await photoAddress(page)
})
