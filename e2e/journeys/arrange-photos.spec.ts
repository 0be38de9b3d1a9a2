import { expect, type Locator, type Page } from '@playwright/test'
import { expectAccessible } from '@/e2e/support/accessibility'
import { openDetails } from '@/e2e/support/delivery-details'
import { makeLargeDelivery } from '@/e2e/support/large-delivery'
import { makePerson, type Person } from '@/e2e/support/people'
import { setPaid } from '@/e2e/support/shot-booking'
import { test } from '@/e2e/support/test'
import { openPhone } from '@/e2e/support/touch'
import { focalPointTexts, movedText, saveTexts, sortedText } from '@/lib/photos/deliveries/words/arranging'
import { editedByOthersText } from '@/lib/platform/words'
import type { PrismaClient } from '@/prisma/generated/client'

// Arranging a delivery's photos, by mouse, keyboard and touch, alone and with someone else.
let database: PrismaClient
let client: Person
let photographer: Person

test.beforeAll(async ({ database: opened }) => {
  database = opened
  client = await makePerson(database, 'client', 'Uma Field')
  photographer = await makePerson(database, 'photographer', 'Kit Vale')
})

/** Returns the paths of a new delivery's photo view and of its arranging. */
async function makeDelivery({ paid = true } = {}) {
  const view = await makeLargeDelivery(database, { client, photographer, photos: 8, paid })
  return { view, arrange: view.replace('/photo-view', '/photo-view/arrange') }
}

const tile = (page: Page, number: number) =>
  page.getByRole('button', { name: `Photo ${number}`, exact: true })
const handle = (page: Page, number: number) =>
  page.getByRole('button', { name: `Move photo ${number}. Use the arrow keys.` })
const panel = (page: Page) => page.getByRole('complementary', { name: 'Selected photos' })
const alterationBox = (within: Locator, name: string) => within.getByRole('checkbox', { name })
const expectSaved = (page: Page) =>
  expect(page.getByText(saveTexts.saved, { exact: true }).first()).toBeVisible()

/** The name of the photo at a position from 1, as saved. */
async function nameAt(arrange: string, position: number): Promise<string | undefined> {
  const deliveryId = new URL(arrange, 'http://portal').searchParams.get('delivery_id') ?? ''
  const photo = await database.photo.findFirst({
    where: { deliveryId, position: position - 1 },
    select: { name: true },
  })
  return photo?.name
}

async function openBoard(page: Page, path: string) {
  await page.goto(path)
  await expect(page.locator('html')).toHaveAttribute('data-live', 'on')
}

test('by mouse and keyboard: order, room, caption, alteration and cover; what could not be saved is tried again', async ({
  page,
  signIn,
}) => {
  const { arrange } = await makeDelivery()
  await signIn(page, client.email)
  await openBoard(page, arrange)
  await expect(page.getByRole('heading', { name: 'Arrange photos' })).toBeVisible()

  await handle(page, 5).hover()
  await page.mouse.down()
  await tile(page, 2).hover()
  await page.mouse.up()
  await expect.poll(() => nameAt(arrange, 2)).toBe('DSC_0005.jpg')
  await handle(page, 1).focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => nameAt(arrange, 2)).toBe('DSC_0001.jpg')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText(movedText(1, 3, 8))).toBeAttached()
  await expect.poll(() => nameAt(arrange, 3)).toBe('DSC_0001.jpg')

  // The order is now 5, 2, 1, 3, 4, 6, 7, 8.
  await tile(page, 3).click()
  await panel(page).getByLabel('Room').selectOption('Kitchen')
  await panel(page).getByLabel('Caption').fill('Quartz counters')
  await alterationBox(panel(page), 'Virtually staged').check()
  await panel(page).getByLabel('Unaltered photo').selectOption('2 · DSC_0002.jpg')
  await panel(page).getByRole('button', { name: 'Use as cover' }).click()
  await expect(panel(page).getByRole('button', { name: 'Cover photo' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await panel(page)
    .getByRole('button', { name: focalPointTexts.handle({ x: 50, y: 50 }) })
    .press('ArrowLeft')
  await expect(panel(page).getByText(focalPointTexts.saved({ x: 45, y: 50 }))).toBeAttached()
  await expectSaved(page)
  const described = {
    caption: 'Quartz counters',
    room: 'KITCHEN',
    isCover: true,
    focalX: 45,
    focalY: 50,
    alterations: ['VIRTUALLY_STAGED'],
    unalteredPhotoId: expect.any(String),
  }
  await expect
    .poll(() => database.photo.findFirst({ where: { caption: 'Quartz counters' } }))
    .toMatchObject(described)

  await tile(page, 4).click()
  await tile(page, 6).click({ modifiers: ['Shift'] })
  await expect(panel(page).getByRole('heading', { name: '3 photos' })).toBeVisible()
  await panel(page).getByLabel('Room').selectOption('Entry')
  await panel(page).getByLabel('Move to position').fill('2')
  await panel(page).getByRole('button', { name: 'Move', exact: true }).click()
  await expect.poll(() => nameAt(arrange, 2)).toBe('DSC_0003.jpg')

  await page.getByRole('button', { name: 'Sort by room' }).click()
  await expect(page.getByText(sortedText(6))).toBeVisible()
  await expect.poll(() => nameAt(arrange, 1)).toBe('DSC_0003.jpg')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => nameAt(arrange, 1)).toBe('DSC_0005.jpg')

  await page.route('**/photo-view/arrange**', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await tile(page, 1).click()
  await panel(page).getByLabel('Room').selectOption('Pool')
  await expect(page.getByText(saveTexts.failed)).toBeVisible()
  await page.unroute('**/photo-view/arrange**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expectSaved(page)
  await expect(panel(page).getByLabel('Room')).toHaveValue('POOL')
})

test('the photographer arranges locked photos; once paid, two at once see moves, and no caption is overwritten silently', async ({
  newPage,
  page,
  signIn,
}) => {
  const { view, arrange } = await makeDelivery({ paid: false })
  const deliveryId = new URL(arrange, 'http://portal').searchParams.get('delivery_id') ?? ''
  const studio = await newPage()
  await signIn(studio, photographer.email)
  await studio.goto(view)
  await openDetails(studio)
  await studio.getByRole('link', { name: 'Arrange', exact: true }).click()
  await expect(studio.getByRole('heading', { name: 'Arrange photos' })).toBeVisible()
  await expect(studio.locator('html')).toHaveAttribute('data-live', 'on')
  await tile(studio, 8).click()
  await panel(studio).getByRole('button', { name: 'Move to start' }).click()
  await expect.poll(() => nameAt(arrange, 1)).toBe('DSC_0008.jpg')
  await signIn(page, client.email)
  const shown = await page.request.get(arrange)
  expect(shown.url()).toMatch(new RegExp(`${view.replace('?', '\\?')}$`))
  expect(await shown.text()).toContain('Payment Required')
  await setPaid(database, deliveryId, true)
  await openBoard(page, arrange)

  await tile(page, 1).click()
  await panel(page).getByLabel('Caption').fill('Mine')
  await expect.poll(() => database.photo.count({ where: { caption: 'Mine' } })).toBe(1)
  await tile(studio, 1).click()
  await expect(panel(studio).getByLabel('Caption')).toHaveValue('Mine')
  await panel(studio).getByRole('button', { name: 'Move to start' }).click()

  // While someone types, another's caption and move arrive.
  await database.photo.updateMany({ where: { caption: 'Mine' }, data: { caption: 'Theirs' } })
  await panel(page).getByLabel('Caption').pressSequentially(' and')
  await handle(studio, 2).focus()
  await studio.keyboard.press('ArrowLeft')
  await expect.poll(() => nameAt(arrange, 1)).toBe('DSC_0001.jpg')
  await panel(page).getByLabel('Caption').pressSequentially(' more')
  await expect(page.getByText(editedByOthersText)).toBeVisible()
  await expect(page.getByText('Their caption: “Theirs”.')).toBeVisible()
  await expect(panel(page).getByLabel('Caption')).toHaveValue('Mine and more')
  await page.getByRole('button', { name: 'Keep my changes' }).click()
  await expect.poll(() => database.photo.count({ where: { caption: 'Mine and more' } })).toBe(1)
  await expect(tile(page, 2)).toHaveAttribute('aria-pressed', 'true')
  await expect(panel(studio).getByLabel('Caption')).toHaveValue('Mine and more')
})

test('on a phone, photos are edited in a sheet', async ({ browser, signIn }) => {
  const { arrange } = await makeDelivery()
  const page = await openPhone(browser)
  await signIn(page, client.email)
  await openBoard(page, arrange)
  await tile(page, 2).tap()
  const sheet = page.getByRole('dialog', { name: 'Edit selected photos' })
  await sheet.getByLabel('Room').selectOption('Yard')
  await sheet.getByLabel('Caption').fill('Lawn')
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'Close' }).tap()
  await expect.poll(() => database.photo.count({ where: { caption: 'Lawn', room: 'YARD' } })).toBe(1)

  await page.getByRole('button', { name: 'Add photo 3 to the selection' }).tap()
  await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Edit' }).tap()
  await expect(sheet.getByRole('heading', { name: '2 photos' })).toBeVisible()
  await sheet.getByRole('button', { name: 'Move to start' }).tap()
  await expect.poll(() => nameAt(arrange, 2)).toBe('DSC_0003.jpg')
})
