import { expect, type Locator, type Page } from '@playwright/test'
import { openDetails, openFold } from '@/e2e/support/delivery-details'
import { makeLargeDelivery } from '@/e2e/support/large-delivery'
import { makePerson, type Person } from '@/e2e/support/people'
import { test } from '@/e2e/support/test'
import { toasts } from '@/e2e/support/toasts'
import { openPhone, openTouch } from '@/e2e/support/touch'
import { chooseTexts } from '@/lib/photos/deliveries/words/choosing'
import { availableText, expiryCleared, expiryUnsaved } from '@/lib/photos/deliveries/words/deliveries'
import { addDays, type CalendarDate, dateToDatabase, formatDate } from '@/lib/platform/time/calendar-date'
import { todayIn } from '@/lib/platform/time/clock'
import type { PrismaClient } from '@/prisma/generated/client'

// The gallery from the client's side: keyboard, touch, favorites and URLs.
const photos = 320
let database: PrismaClient
let client: Person
let photographer: Person
let paid: string
let locked: string

test.beforeAll(async ({ database: opened }) => {
  database = opened
  client = await makePerson(database, 'client', 'Uma Field')
  photographer = await makePerson(database, 'photographer', 'Kit Vale')
  paid = await makeLargeDelivery(database, { client, photographer, photos, paid: true })
  await database.photo.updateMany({
    where: { delivery: { booking: { clientId: client.profileId } }, position: 4 },
    data: { room: 'KITCHEN', caption: 'Quartz counters', alterations: ['VIRTUALLY_STAGED'] },
  })
  locked = await makeLargeDelivery(database, { client, photographer, photos: 20, paid: false })
})

const photo = (page: Page, number: number) =>
  page.getByRole('link', { name: `Open photo ${number}`, exact: true })
const viewer = (page: Page) => page.getByRole('dialog', { name: /^Photos of/ })
const position = (page: Page, number: number, total = photos): Locator =>
  viewer(page).getByText(`${number} / ${total}`)

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1067"><rect width="100%" height="100%" fill="#89a"/></svg>'

test('on a desktop: photos by keyboard and by URL, favorites, and the closing day', async ({
  newPage,
  page,
  signIn,
}) => {
  const lastDay = addDays(todayIn('America/New_York'), 40)
  const deliveryId = new URL(paid, 'http://localhost').searchParams.get('delivery_id') ?? ''
  const listed = `/photo-gallery?delivery_id=${deliveryId}`
  const setLastDay = (day: CalendarDate) =>
    database.mediaDelivery.update({ where: { id: deliveryId }, data: { expiresOn: dateToDatabase(day) } })
  await setLastDay(lastDay)
  const availableUntil = availableText(formatDate(lastDay)) ?? ''
  await signIn(page, client.email)
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
        if (!shift.hadRecentInput)
          Object.assign(window, { shifted: Number(Reflect.get(window, 'shifted')) + shift.value })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(paid)

  await test.step('the closing day is shown before it comes', async () => {
    await expect((await openDetails(page)).getByText(availableUntil)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page).not.toHaveURL(/#/)
    expect(await (await page.request.get(listed)).text()).toContain(availableUntil)
  })
  await test.step('arrows move; only photos near the window are rendered, even at the end, and nothing shifts', async () => {
    await photo(page, 1).focus()
    await page.keyboard.press('ArrowRight')
    await expect(photo(page, 2)).toBeFocused()
    await page.keyboard.press('End')
    await expect(photo(page, photos)).toBeFocused()
    await expect(photo(page, photos)).toBeInViewport()
    expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(1_500)
    expect(await page.evaluate(() => Number(Reflect.get(window, 'shifted')))).toBeLessThan(0.02)
  })
  await test.step('Enter opens, the viewer wraps around, Escape returns to the photo', async () => {
    await page.keyboard.press('Enter')
    await expect(position(page, photos)).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(position(page, 1)).toBeVisible()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await expect(position(page, photos - 1)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(viewer(page)).toHaveCount(0)
    await expect(photo(page, photos - 1)).toBeFocused()
    await page.keyboard.press('Home')
  })
  await test.step('a favorite that cannot be saved is undone with an error', async () => {
    const heart = page.getByRole('button', { name: 'Favorite photo 1', exact: true })
    let abort = () => {}
    const shown = new Promise<void>((resolve) => {
      abort = resolve
    })
    await page.route('**/photo-view**', async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      await shown
      await route.abort()
    })
    await photo(page, 1).focus()
    await expect(photo(page, 1)).toBeFocused()
    const saving = page.waitForRequest((request) => request.method() === 'POST')
    await page.keyboard.press('f')
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await saving
    abort()
    await expect(toasts(page).getByText('Favorite not saved')).toBeVisible()
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    await page.unroute('**/photo-view**')
  })
  await test.step('favorites are saved, and filtered by the URL', async () => {
    await photo(page, 3).focus()
    await page.keyboard.press('f')
    await photo(page, 5).focus()
    await page.keyboard.press('f')
    await expect.poll(() => database.photoFavorite.count({ where: { profileId: client.profileId } })).toBe(2)
    await page.getByRole('button', { name: /^Favorites/ }).click()
    await expect(page).toHaveURL(/show=favorites/)
    await expect(page.getByRole('link', { name: /^Open photo/ })).toHaveCount(2)
    await expect(page.getByText('Altered', { exact: true })).toHaveCount(1)
  })
  await test.step('Back closes the viewer, and a URL opens it at its photo', async () => {
    await page
      .getByRole('link', { name: /^Open photo/ })
      .last()
      .click()
    await expect(position(page, 2, 2)).toBeVisible()
    const photoUrl = page.url()
    await page.goBack()
    await expect(viewer(page)).toHaveCount(0)
    expect(page.url()).not.toContain('photo=')
    await page.goto(photoUrl)
    await expect(position(page, 2, 2)).toBeVisible()
    await expect(viewer(page).getByText('Virtually staged')).toBeVisible()
    await expect(viewer(page).getByText('Kitchen: Quartz counters', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Close viewer' }).click()
    await expect(viewer(page)).toHaveCount(0)
    await expect(page).not.toHaveURL(/photo=/)
    await expect(page.getByRole('link', { name: /^Open photo/ })).toHaveCount(2)
  })
  await test.step('the photos have the room beside a rail, and those of a room are selected at once', async () => {
    await page.goto(paid)
    const widthOfSidebar = async () => (await page.locator('aside').boundingBox())?.width
    await expect.poll(widthOfSidebar).toBe(48)
    await page.getByRole('button', { name: 'Toggle sidebar' }).click()
    await expect.poll(widthOfSidebar).toBe(256)
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('sidebar:state')
    const selection = page.getByRole('region', { name: 'Selection' })
    await page.getByRole('button', { name: 'Select in Kitchen' }).click()
    await page.getByRole('button', { name: 'Select all in Kitchen' }).click()
    await expect(selection).toContainText('1 photo selected')
    await page.getByRole('button', { name: 'Deselect all in Kitchen' }).click()
    await selection.getByRole('button', { name: 'Cancel' }).click()
    await expect(selection).toHaveCount(0)
  })
  await test.step('after it has closed, the license stays', async () => {
    await setLastDay(addDays(lastDay, -60))
    await page.goto(paid)
    await expect(page.getByText(/^This gallery was available through/)).toBeVisible()
    await openFold(page, 'License')
    const pdf = page.getByRole('link', { name: 'Download license (PDF)' })
    const address = (await pdf.getAttribute('href')) ?? ''
    const response = await page.request.get(address)
    expect([response.status(), response.headers()['content-type']]).toEqual([200, 'application/pdf'])
    const list = await (await page.request.get(listed)).text()
    for (const part of ['This gallery was available through', `href="${address}"`])
      expect(list).toContain(part)
    await setLastDay(lastDay)
  })
  await test.step('the studio sees the favorites, and clears the date after a question', async () => {
    const studio = await newPage()
    await signIn(studio, photographer.email)
    await studio.goto(paid)
    await expect(studio.getByRole('img', { name: 'The client’s favorite' })).toHaveCount(2)
    await expect(studio.getByRole('button', { name: /^Favorite photo/ })).toHaveCount(0)
    await openFold(studio, 'Activity')
    const field = studio.getByLabel('Gallery expiry date')
    await field.fill('')
    await expect(studio.getByText(expiryUnsaved)).toBeVisible()
    await studio.getByRole('button', { name: 'Clear date' }).click()
    await studio.getByRole('alertdialog').getByRole('button', { name: 'Remove date' }).click()
    await expect(toasts(studio).getByText(expiryCleared)).toBeVisible()
    await expect(studio.getByText(expiryUnsaved)).toHaveCount(0)
    await expect(studio.getByRole('button', { name: 'Clear date' })).toHaveCount(0)
    expect(await database.mediaDelivery.findUnique({ where: { id: deliveryId } })).toMatchObject({
      expiresOn: null,
    })
  })
})

test('on a phone: the list comes first, a swipe moves on and a pinch zooms', async ({ browser, signIn }) => {
  const page = await openPhone(browser)
  // Serves a picture, because storage has none for the photos of this test.
  await page.route('**/api/photos/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: picture }),
  )
  await signIn(page, client.email)

  await test.step('the list comes first, and is one tap away from a delivery', async () => {
    await page.goto('/photo-gallery')
    const deliveries = page.getByRole('complementary', { name: 'Deliveries' })
    const chosen = page.getByRole('heading', { level: 2, name: /Gallery Lane$/ })
    await expect(deliveries.getByRole('link')).toHaveCount(2)
    await expect(deliveries).toBeVisible()
    await expect(chosen).toBeHidden()

    await deliveries.getByRole('link').first().tap()
    await expect(chosen).toBeInViewport()
    await expect(deliveries).toBeHidden()
    await page.getByRole('link', { name: 'All 2 deliveries' }).tap()
    await expect(deliveries).toBeVisible()
    await deliveries.getByRole('link').last().tap()
    await expect(deliveries).toBeHidden()
    await expect(page.getByRole('link', { name: 'All 2 deliveries' })).toBeInViewport()
    await expect(page.getByRole('link', { name: 'Download All Photos' })).toHaveAccessibleDescription(
      'Opens Google Drive in a new tab',
    )
  })
  await test.step('a swipe moves on and a pinch zooms', async () => {
    await page.goto(paid)
    await photo(page, 2).tap()
    await expect(position(page, 2)).toBeVisible()
    const fingers = await openTouch(page)

    await expect(viewer(page).getByRole('img', { name: 'DSC_0002.jpg' })).toBeVisible()
    await fingers.swipe({ from: 300, to: 80, y: 400 })
    await expect(position(page, 3)).toBeVisible()

    const shown = viewer(page).getByRole('img', { name: 'DSC_0003.jpg' })
    await expect(shown).toBeVisible()
    const before = await shown.boundingBox()
    // A touch while the slide is still animating counts as part of the swipe.
    await expect(async () => {
      await fingers.spread({ x: 195, y: 400 })
      await expect
        .poll(async () => (await shown.boundingBox())?.width, { timeout: 2_000 })
        .toBeGreaterThan((before?.width ?? 0) * 1.5)
    }).toPass({ timeout: 20_000 })
  })
})

test('a link to the choice leads below the photos that are unlocked', async ({ page, signIn }) => {
  const chooser = await makePerson(database, 'client', 'Vida Field')
  const path = await makeLargeDelivery(database, { client: chooser, photographer, photos: 60, paid: true })
  const deliveryId = new URL(path, 'http://localhost').searchParams.get('delivery_id') ?? ''
  await database.mediaDelivery.update({
    where: { id: deliveryId },
    data: { includedPhotos: 50, extraPhotoCents: 1500 },
  })
  await database.photo.updateMany({
    where: { deliveryId, position: { lt: 50 } },
    data: { choice: 'SOLD' },
  })
  await signIn(page, chooser.email)
  await page.goto(`${path}#choose-photos`)
  await expect(page.locator('html')).toHaveAttribute('data-live', 'on')
  await expect(page.getByRole('heading', { name: chooseTexts.moreTitle })).toBeInViewport()
})

test('a locked gallery requests only watermarked previews', async ({ page, signIn }) => {
  const requestedVariants = new Set<string>()
  page.on('request', (request) => {
    const variant = /\/api\/photos\/[^/]+\/(\w+)/.exec(request.url())?.[1]
    if (variant) requestedVariants.add(variant)
  })
  await signIn(page, client.email)
  requestedVariants.clear()
  await page.goto(locked)
  await page.getByRole('button', { name: 'Open preview 1 of 2' }).click()
  await expect(position(page, 1, 2)).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(position(page, 2, 2)).toBeVisible()
  expect([...requestedVariants].filter((variant) => !['preview', 'thumbnail'].includes(variant))).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByText('Payment Required')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Open photo/ })).toHaveCount(0)
})
