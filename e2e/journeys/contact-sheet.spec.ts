import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import sharp from 'sharp'
import { tileOf } from '@/e2e/support/journey-steps'
import { makeJpegFiles } from '@/e2e/support/jpeg-files'
import { makePerson } from '@/e2e/support/people'
import { addShotBooking } from '@/e2e/support/shot-booking'
import { test } from '@/e2e/support/test'
import { roomNames } from '@/lib/photos/deliveries/words/photo-details'
import { describeStack, missingTexts, sheetTexts } from '@/lib/photos/deliveries/words/sheet'

// The contact sheet: what is proposed, what is worth checking, and what one press or key changes.

test('photos are sorted into rooms, a copy and a black frame are flagged, and a photo is moved by its menu', async ({
  page,
  database,
  signIn,
}) => {
  const client = await makePerson(database, 'client', 'Uma Field')
  const photographer = await makePerson(database, 'photographer', 'Kit Vale')
  const { id: bookingId } = await database.booking.create({
    data: {
      clientId: client.profileId,
      photographerId: photographer.profileId,
      propertyAddress: `${randomUUID().slice(0, 8)} Larkspur Mews, Asheville, NC 28804`,
      shootDate: new Date('2026-05-28T00:00:00Z'),
      shootTime: new Date('1970-01-01T09:00:00Z'),
      shootEndTime: new Date('1970-01-01T11:00:00Z'),
      totalAmountCents: 49_800,
      status: 'COMPLETED',
      idempotencyKey: randomUUID(),
    },
  })
  const [front, kitchen, unknown] = await makeJpegFiles(3)
  if (!front || !kitchen || !unknown) throw new Error('no photo was made')
  const black = sharp({ create: { width: 480, height: 320, channels: 3, background: '#030303' } })
  const files = [
    { ...kitchen, name: 'kitchen.jpg' },
    { name: 'kitchen.NEF', mimeType: 'image/x-nikon-nef', buffer: Buffer.from('raw') },
    { ...unknown, name: 'DSC_0042.jpg' },
    { ...front, name: 'front-dusk.jpg' },
    { ...front, name: 'black.jpg', buffer: await black.jpeg().toBuffer() },
  ]
  await signIn(page, photographer.email)
  await page.goto(`/photo-delivery?booking_id=${bookingId}`)
  await expect(page.locator('html')).toHaveAttribute('data-live', 'on')
  const choose = page.getByLabel('Full photo files')
  await choose.setInputFiles(files)
  await expect(page.getByText('Uploaded 4', { exact: true })).toBeVisible({ timeout: 30_000 })

  await test.step('rooms, the cover and a preview are proposed', async () => {
    await expect(tileOf(page, 'front-dusk.jpg')).toHaveAccessibleName(/^01 .*, Cover/)
    await expect(tileOf(page, 'kitchen.jpg')).toHaveAccessibleName(/^02 .*, Preview/)
    await expect(page.getByRole('heading', { name: roomNames.KITCHEN })).toBeVisible()
    // A RAW file and the picture of its name are one photo.
    const pair = describeStack([{ name: 'kitchen.jpg' }, { name: 'kitchen.NEF' }])
    await expect(tileOf(page, 'kitchen.jpg')).toHaveAccessibleName(new RegExp(`, ${pair?.label}`))
    await expect(tileOf(page, 'kitchen.NEF')).toHaveCount(0)
    await expect(page.getByRole('heading', { name: sheetTexts.noRoom, exact: true })).toBeVisible()
  })
  const flags = page.getByRole('region', { name: sheetTexts.worthChecking })
  await test.step('a black frame and a copy are worth checking', async () => {
    await expect(flags).toContainText('04 is almost black', { timeout: 20_000 })
    await choose.setInputFiles([{ ...kitchen, name: 'kitchen-copy.jpg' }])
    await expect(flags).toContainText('02 and 03 are the same file', { timeout: 20_000 })
    await flags.getByRole('button', { name: sheetTexts.leaveOut(['03']) }).click()
    await expect(flags).not.toContainText('the same file')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(flags).toContainText('02 and 03 are the same file')
    await flags.getByRole('button', { name: sheetTexts.keep(2) }).click()
    await expect(flags).not.toContainText('the same file')
    await tileOf(page, 'black.jpg').press('Delete')
    await expect(flags).toBeHidden()
  })
  await test.step('a photo gets its room by its menu, and becomes the cover by a key', async () => {
    await tileOf(page, 'DSC_0042.jpg').click()
    await page.getByRole('button', { name: 'Move to another room' }).click()
    await page.getByRole('button', { name: roomNames.ENTRY, exact: true }).click()
    await expect(page.getByRole('heading', { name: roomNames.ENTRY, exact: true })).toBeVisible()
    await tileOf(page, 'DSC_0042.jpg').press('c')
    await expect(tileOf(page, 'DSC_0042.jpg')).toHaveAccessibleName(/, Cover/)
  })
  await test.step('what is missing is said beside the button, which leads there', async () => {
    await page.getByRole('button', { name: missingTexts.googleDriveLink }).click()
    await expect(page.getByLabel('Google Drive link')).toBeFocused()
    await page.keyboard.type('https://drive.google.com/drive/folders/northlight-test')
    await page.getByRole('button', { name: 'Send photos' }).click()
    await expect(page.getByText('Photos sent')).toBeVisible({ timeout: 20_000 })
  })
  const photos = await database.photo.findMany({
    where: { delivery: { bookingId } },
    orderBy: { position: 'asc' },
    select: { name: true, room: true, isCover: true, isPreview: true },
  })
  expect(photos.map(({ name, room, isCover, isPreview }) => [name, room, isCover, isPreview])).toEqual([
    ['front-dusk.jpg', 'FRONT_EXTERIOR', false, false],
    ['DSC_0042.jpg', 'ENTRY', true, true],
    ['kitchen.jpg', 'KITCHEN', false, true],
    ['kitchen-copy.jpg', 'KITCHEN', false, false],
  ])
})

test('a browser that cannot run the checks shows the photos without them', async ({
  page,
  database,
  signIn,
}) => {
  await page.addInitScript(() => {
    /** Fails to load, as a script that the browser or an extension blocks, and then never responds. */
    class BlockedWorker extends EventTarget {
      onerror: ((event: Event) => void) | null = null
      constructor() {
        super()
        setTimeout(() => this.onerror?.(new Event('error')))
      }
      postMessage() {}
      terminate() {}
    }
    Object.assign(window, { Worker: BlockedWorker })
  })
  const photographer = await makePerson(database, 'photographer', 'Kit Vale')
  const client = await makePerson(database, 'client', 'Uma Field')
  await addShotBooking(database, { client, photographer, street: 'Larkspur Close' })
  await signIn(page, photographer.email)
  await page.goto('/photo-delivery')
  await expect(page.locator('html')).toHaveAttribute('data-live', 'on')
  await page.getByLabel('Full photo files').setInputFiles(await makeJpegFiles(3))
  await expect(page.getByText('Uploaded 3', { exact: true })).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText(sheetTexts.checking)).toHaveCount(0)
})
