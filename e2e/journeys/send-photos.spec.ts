import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { z } from 'zod'
import { addDeliveredPhotos } from '@/e2e/support/delivered-photos'
import { openDetails } from '@/e2e/support/delivery-details'
import { openMoreOptions, tileOf } from '@/e2e/support/journey-steps'
import { type JpegFile, makeJpegFiles } from '@/e2e/support/jpeg-files'
import { makePerson, type Person } from '@/e2e/support/people'
import { test } from '@/e2e/support/test'
import { AdditionDraft } from '@/lib/photos/deliveries/schema/drafts'
import { describeActivity } from '@/lib/photos/deliveries/words/activity'
import { movedText } from '@/lib/photos/deliveries/words/arranging'
import { offerTexts } from '@/lib/photos/deliveries/words/choosing'
import {
  addToDeliveryLabel,
  beforeShootTexts,
  completeShootLabel,
  notApprovedNote,
  notApprovedText,
  sentTexts,
} from '@/lib/photos/deliveries/words/deliveries'
import {
  damagedPhotoText,
  leaveTexts,
  notAPhotoText,
  repeatedFilesText,
  uploadsPendingText,
} from '@/lib/photos/deliveries/words/uploads'
import { lostConnectionText, signInFirstText } from '@/lib/platform/words'
import type { PrismaClient } from '@/prisma/generated/client'

// The Send Photos form under real conditions: lost connections, page reloads, files that aren't photos.
const link = 'https://drive.google.com/drive/folders/northlight-test'
let database: PrismaClient
let client: Person
let photographer: Person
let street: string
let bookingId: string

test.beforeAll(async ({ database: opened }) => {
  database = opened
})
test.beforeEach(async () => {
  client = await makePerson(database, 'client', 'Uma Field')
  photographer = await makePerson(database, 'photographer', 'Kit Vale')
  street = `${randomUUID().slice(0, 8)} Larkspur Mews`
  const booking = await database.booking.create({
    data: {
      clientId: client.profileId,
      photographerId: photographer.profileId,
      propertyAddress: `${street}, Asheville, NC 28804`,
      shootDate: new Date('2026-05-28T00:00:00Z'),
      shootTime: new Date('1970-01-01T09:00:00Z'),
      shootEndTime: new Date('1970-01-01T11:00:00Z'),
      totalAmountCents: 49_800,
      status: 'COMPLETED',
      idempotencyKey: randomUUID(),
    },
  })
  bookingId = booking.id
})

/** Creates distinct JPEGs of about 300 KB each: noise, because it doesn't compress. */
async function makePhotos(count: number, prefix = 'shoot'): Promise<JpegFile[]> {
  const noise = { type: 'gaussian', mean: 120, sigma: 60 } as const
  const image = sharp({ create: { width: 600, height: 400, channels: 3, noise, background: '#888' } })
  const buffer = await image.jpeg({ quality: 95 }).toBuffer()
  return Array.from({ length: count }, (_, index) => ({
    name: `${prefix}-${String(index + 1).padStart(2, '0')}.jpg`,
    mimeType: 'image/jpeg',
    // Bytes after a JPEG's end change the file but not the picture.
    buffer: Buffer.concat([buffer, Buffer.alloc(index)]),
  }))
}

const choose = (page: Page, files: JpegFile[]) => page.getByLabel('Full photo files').setInputFiles(files)

/** Returns a function that sets the upload speed in bytes per second; -1 for no limit. */
async function openNetworkThrottle(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  return (uploadThroughput: number) =>
    session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    })
}

/** Counts the files in the draft in the database, finished or not. */
async function countDraftFiles(): Promise<number> {
  const draft = await database.deliveryDraft.findFirst({ where: { photographerId: photographer.profileId } })
  return z.object({ files: z.array(z.unknown()) }).safeParse(draft?.contents).data?.files.length ?? 0
}

/** Counts the uploaded files in the draft of photos being added. */
async function countUploadedAdditions(): Promise<number> {
  const draft = await database.additionDraft.findFirst({ where: { photographerId: photographer.profileId } })
  return AdditionDraft.safeParse(draft?.contents).data?.files.filter(({ fileId }) => fileId).length ?? 0
}

async function listFileNames(page: Page): Promise<string[]> {
  const handles = page.getByRole('button', { name: /^Move / })
  const labels = await handles.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''))
  return labels.map((label) => label.replace('Move ', '').replace(/\. Use the arrow keys\.$/, ''))
}

async function open(page: Page, path = `/photo-delivery?booking_id=${bookingId}`) {
  await page.goto(path)
  await expect(page.locator('html')).toHaveAttribute('data-live', 'on')
}

test('photos upload despite a lost connection and a reload, are reordered, and make one delivery', async ({
  page,
  context,
  signIn,
}) => {
  await database.bookedService.create({
    data: {
      bookingId,
      serviceId: 'photo_shoot',
      name: 'Photo Shoot',
      priceCents: 49_800,
      position: 0,
      photosIncluded: 3,
      extraPhotoCents: 1500,
    },
  })
  const files = await makePhotos(10)
  await signIn(page, photographer.email)
  await open(page)
  await expect(page.getByRole('combobox', { name: 'Booking' })).toHaveValue(new RegExp(`^${street}`))
  await expect(page.getByLabel('Amount')).toHaveValue('498.00')
  const setUploadSpeed = await openNetworkThrottle(page)
  await setUploadSpeed(300_000)
  await choose(page, files.slice(0, 6))

  await test.step('a lost connection is shown, and uploads resume where they stopped', async () => {
    // By now storage has received part of it.
    await expect(page.getByText(/^[3-9]\d% of/).first()).toBeVisible({ timeout: 30_000 })
    await context.setOffline(true)
    await expect(page.getByText(/^Connection lost at \d+%/).first()).toBeVisible()
    const resumed = page.waitForRequest(
      (request) => request.method() === 'PUT' && /bytes=[1-9]/.test(request.headers().range ?? ''),
    )
    await context.setOffline(false)
    await setUploadSpeed(-1)
    await resumed
    await expect(page.getByText('Uploaded 6', { exact: true })).toBeVisible({ timeout: 60_000 })
  })
  await test.step('a reload loses only the uploads that were unfinished', async () => {
    await page.getByLabel('Google Drive link').fill(link)
    await page.getByLabel('Amount').fill('512.50')
    await setUploadSpeed(60_000)
    await choose(page, files.slice(6))
    await expect.poll(countDraftFiles).toBe(10)
    page.once('dialog', (dialog) => dialog.accept())
    await page.reload()
    await expect(page.getByText(/files didn't finish uploading/)).toBeVisible()
    await expect(page.getByLabel('Google Drive link')).toHaveValue(link)
    await expect(page.getByLabel('Amount')).toHaveValue('512.50')
    await setUploadSpeed(-1)
    await choose(page, files.slice(6))
    await expect(page.getByText('Uploaded 10', { exact: true })).toBeVisible({ timeout: 60_000 })
  })
  await test.step('the first is proposed as the cover, and one other is the preview', async () => {
    await expect(tileOf(page, 'shoot-01.jpg')).toHaveAccessibleName(/, Cover/)
    await tileOf(page, 'shoot-03.jpg').press('p')
    await expect(tileOf(page, 'shoot-03.jpg')).toHaveAccessibleName(/, Preview/)
    await tileOf(page, 'shoot-05.jpg').press('p')
    await expect(tileOf(page, 'shoot-05.jpg')).toHaveAccessibleName(/, Preview/)
    await expect(tileOf(page, 'shoot-03.jpg')).not.toHaveAccessibleName(/, Preview/)
  })
  const inOrder = files.map(({ name }) => name)
  await test.step('they are moved by keyboard, and stay chosen as previews', async () => {
    await tileOf(page, 'shoot-01.jpg').press('c')
    await page.getByRole('button', { name: /^Move shoot-01\.jpg\./ }).press('ArrowRight')
    await expect(page.getByText(movedText(1, 2, 10))).toBeAttached()
    const [first, second, ...others] = inOrder
    await expect.poll(() => listFileNames(page)).toEqual([second, first, ...others])
    await expect(tileOf(page, 'shoot-01.jpg')).toHaveAccessibleName(/^02 .*, Cover/)
    await page.getByRole('button', { name: 'Sort by name' }).click()
    await expect.poll(() => listFileNames(page)).toEqual(inOrder)
  })
  const send = page.getByRole('button', { name: 'Send photos' })
  await test.step('an amount that can be read in two ways is not sent', async () => {
    await page.getByLabel('Amount').fill('12,50')
    await page.getByLabel('Google Drive link').focus()
    await expect(page.getByText(/\$12\.50 or \$1,250\.00/).first()).toBeVisible()
    await send.click()
    await expect(page.getByText('Photos sent')).toBeHidden()
    await page.getByLabel('Amount').fill('512.50')
  })
  await test.step('the client can be offered a choice, at what was booked', async () => {
    await openMoreOptions(page)
    await page.getByLabel(offerTexts.label).check()
    await expect(page.getByLabel(offerTexts.included)).toHaveValue('3')
    await expect(page.getByLabel(offerTexts.price)).toHaveValue('15.00')
  })
  await send.click()
  await expect(page.getByText('Photos sent')).toBeVisible({ timeout: 20_000 })
  const [delivery, ...others] = await database.mediaDelivery.findMany({
    where: { bookingId },
    include: { invoices: true, photos: { orderBy: { position: 'asc' } } },
  })
  expect(others).toEqual([])
  expect(delivery).toMatchObject({ includedPhotos: 3, extraPhotoCents: 1500 })
  expect(delivery?.photos.map(({ name }) => name)).toEqual(inOrder)
  expect(delivery?.invoices.map(({ amountCents }) => amountCents)).toEqual([51_250])
  expect(await database.deliveryDraft.count({ where: { photographerId: photographer.profileId } })).toBe(0)
  await test.step('its page says that the client was emailed', async () => {
    const address = `/photo-view?booking_id=${bookingId}&delivery_id=${delivery?.id}`
    const text = async () => (await (await page.request.get(address)).text()).replace(/<[^>]*>/g, ' ')
    await expect.poll(text, { timeout: 30_000 }).toMatch(/Email\s+Sent/)
  })
})

test('a HEIC photo is processed like any other', { tag: '@deployed' }, async ({ page, signIn }) => {
  const [photo] = await makePhotos(1)
  if (!photo) throw new Error('no photo was made')
  const heic = await readFile(new URL('../../lib/platform/images/fixtures/colors.heic', import.meta.url))
  await signIn(page, photographer.email)
  await open(page)
  await choose(page, [photo, { name: 'phone.heic', mimeType: 'image/heic', buffer: heic }])
  await expect(page.getByText('Uploaded 2', { exact: true })).toBeVisible({ timeout: 30_000 })
  await page.getByLabel('Google Drive link').fill(link)
  await tileOf(page, 'phone.heic').press('p')
  await page.getByRole('button', { name: 'Send photos' }).click()
  await expect(page.getByText('Photos sent')).toBeVisible({ timeout: 20_000 })
  const kinds = async () => {
    const prepared = await database.photo.findFirst({
      where: { name: 'phone.heic', delivery: { bookingId } },
      select: { state: true, derivatives: { select: { kind: true }, orderBy: { kind: 'asc' } } },
    })
    return [prepared?.state, ...(prepared?.derivatives.map(({ kind }) => kind) ?? [])].sort()
  }
  await expect
    .poll(kinds, { timeout: 60_000 })
    .toEqual(['MLS', 'PREVIEW', 'PRINT', 'READY', 'SCREEN', 'THUMBNAIL', 'TILE'])
})

test('uploads pause and resume, unusable files are named or left out, and an ended session loses no photo', async ({
  page,
  context,
  signIn,
}) => {
  await signIn(page, photographer.email)
  await open(page)
  const uploaded = (count: number) =>
    expect(page.getByText(`Uploaded ${count}`, { exact: true })).toBeVisible({ timeout: 30_000 })

  await test.step('each upload and all of them can be paused', async () => {
    const setUploadSpeed = await openNetworkThrottle(page)
    await setUploadSpeed(60_000)
    await choose(page, await makePhotos(3))
    await expect(page.getByText(/^[1-9]\d?% of/).first()).toBeVisible({ timeout: 30_000 })
    await tileOf(page, 'shoot-01.jpg').click()
    await page.getByRole('button', { name: 'Pause upload' }).click()
    await expect(page.getByText(/^Paused at \d+%$/)).toHaveCount(1)
    await page.getByRole('button', { name: 'Pause all' }).click()
    await expect(page.getByText(/^Paused at \d+%$/)).toHaveCount(3)
    await setUploadSpeed(-1)
    await tileOf(page, 'shoot-02.jpg').click()
    await page.getByRole('button', { name: 'Resume upload' }).click()
    await expect(page.getByText('Uploaded 1 of 3', { exact: true })).toBeVisible({ timeout: 30_000 })
    await page.getByRole('button', { name: 'Resume all' }).click()
    await uploaded(3)
  })
  await test.step('a folder loses its hidden files', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'northlight-folder-'))
    for (const { name, buffer } of await makePhotos(2, 'folder'))
      await writeFile(path.join(folder, name), buffer)
    await writeFile(path.join(folder, '.DS_Store'), 'not a photo')
    await page.getByLabel('Folder of full photos').setInputFiles(folder)
    await uploaded(5)
    await rm(folder, { recursive: true })
    expect(await listFileNames(page)).toContain('folder-02.jpg')
  })
  await test.step('rejected files show their reason and can be replaced; two may have the same name', async () => {
    const [photo, other, whole] = await makePhotos(3, 'extra')
    if (!photo || !other || !whole) throw new Error('no photo was made')
    await choose(page, [
      photo,
      { ...photo, name: 'empty.jpg', buffer: Buffer.alloc(0) },
      { ...photo, name: 'notes.jpg', buffer: Buffer.from('these are notes') },
      { ...whole, name: 'cut.jpg', buffer: whole.buffer.subarray(0, 200_000) },
      { ...other, name: photo.name },
      photo,
    ])
    await uploaded(7)
    await expect(page.getByText('The file is empty')).toBeVisible()
    await expect(page.getByText(notAPhotoText('notes.jpg'))).toBeVisible()
    await expect(page.getByText(damagedPhotoText('cut.jpg'))).toBeVisible()
    await expect(page.getByText('3 files rejected')).toBeVisible()
    await page.getByLabel('Replacement for cut.jpg').setInputFiles({ ...whole, name: 'whole.jpg' })
    await uploaded(8)
    await page.getByRole('button', { name: 'Remove all rejected' }).click()
    const names = async () => (await listFileNames(page)).slice(5)
    await expect.poll(names).toEqual([photo.name, 'whole.jpg', photo.name])
  })
  await test.step('after the session has ended, an upload waits for another', async () => {
    await context.clearCookies()
    await choose(page, await makePhotos(1, 'later'))
    await expect(page.getByText(signInFirstText).first()).toBeVisible()
    await signIn(page, photographer.email)
    await page.getByRole('button', { name: 'Try later-01.jpg again' }).click()
    await uploaded(9)
  })
})

test('what sending comes to is loaded when a booking is chosen; sending waits for it', async ({
  page,
  signIn,
}) => {
  await database.booking.create({
    data: {
      clientId: client.profileId,
      photographerId: photographer.profileId,
      propertyAddress: '12 Wisteria Walk, Asheville, NC 28804',
      shootDate: new Date('2026-05-29T00:00:00Z'),
      shootTime: new Date('1970-01-01T09:00:00Z'),
      shootEndTime: new Date('1970-01-01T11:00:00Z'),
      totalAmountCents: 12_300,
      status: 'COMPLETED',
      idempotencyKey: randomUUID(),
    },
  })
  await signIn(page, photographer.email)
  await open(page, '/photo-delivery')
  const combobox = page.getByRole('combobox', { name: 'Booking' })
  const amount = page.getByLabel('Amount')
  async function chooseBooking(name: string) {
    await combobox.fill(name)
    await page.getByRole('option', { name }).click()
  }

  await page.route('**/photo-delivery', (route) => route.fulfill({ status: 503 }), { times: 1 })
  await combobox.click()
  await page.getByRole('option', { name: street }).click()
  await expect(page.getByText(lostConnectionText)).toBeVisible()
  await expect(combobox).toHaveValue('')

  // The first response arrives after another booking was chosen.
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/photo-delivery', async (route) => {
    if (!route.request().postData()?.includes(bookingId)) return route.continue()
    await held
    await route.continue()
  })
  await chooseBooking(street)
  await expect(page.getByRole('button', { name: 'Send photos' })).toHaveAttribute('aria-busy', 'true')
  await expect(amount).toHaveValue('')
  await chooseBooking('12 Wisteria Walk')
  const late = page.waitForResponse((response) => Boolean(response.request().postData()?.includes(bookingId)))
  release()
  await late
  await expect(amount).toHaveValue('123.00')
  await expect(combobox).toHaveValue(/^12 Wisteria Walk/)
  await expect(page.getByRole('button', { name: 'Send photos' })).not.toHaveAttribute('aria-busy')
})

test('each booking has its own draft; one that is not approved says so, and one ahead asks before sending', async ({
  page,
  signIn,
}) => {
  const book = (name: string, changes: { status: 'PENDING' | 'CONFIRMED'; shootDate: Date }) =>
    database.booking.create({
      data: {
        clientId: client.profileId,
        photographerId: photographer.profileId,
        propertyAddress: `${name}, Asheville, NC 28804`,
        shootTime: new Date('1970-01-01T09:00:00Z'),
        shootEndTime: new Date('1970-01-01T11:00:00Z'),
        totalAmountCents: 12_300,
        idempotencyKey: randomUUID(),
        ...changes,
      },
    })
  const ahead = await book('3 Tomorrow Lane', { status: 'CONFIRMED', shootDate: new Date('2099-05-29') })
  const pending = await book('4 Pending Place', { status: 'PENDING', shootDate: new Date('2099-05-30') })
  const combobox = page.getByRole('combobox', { name: 'Booking' })
  const driveLink = page.getByLabel('Google Drive link')
  await signIn(page, photographer.email)
  await open(page)
  await driveLink.fill(`${link}-first`)
  await expect(page.getByText('Draft saved')).toBeVisible()

  await test.step('another booking opens an empty form, and its draft is saved beside the first', async () => {
    await open(page, `/photo-delivery?booking_id=${ahead.id}`)
    await expect(combobox).toHaveValue(/^3 Tomorrow Lane/)
    await expect(driveLink).toHaveValue('')
    await driveLink.fill(link)
    await choose(page, await makePhotos(1))
    await expect(page.getByText('Uploaded 1', { exact: true })).toBeVisible({ timeout: 30_000 })
    await expect(page.getByText('Draft saved')).toBeVisible()
    await page.getByRole('link', { name: new RegExp(`^${street}.*\\(no files\\)$`) }).click()
    await expect(driveLink).toHaveValue(`${link}-first`)
    await page.getByRole('link', { name: /^3 Tomorrow Lane.*\(1 file\)$/ }).click()
    await expect(combobox).toHaveValue(/^3 Tomorrow Lane/)
    await expect(page.getByText('Uploaded 1', { exact: true })).toBeVisible()
  })
  await test.step('photos of a shoot that is still to come are sent after a question', async () => {
    await openMoreOptions(page)
    await expect(page.getByRole('checkbox', { name: completeShootLabel })).toBeChecked()
    const send = page.getByRole('button', { name: 'Send photos' })
    const question = page.getByRole('alertdialog', { name: beforeShootTexts.title })
    await send.click()
    await expect(question).toContainText(beforeShootTexts.description('May 29, 2099 at 09:00'))
    await question.getByRole('button', { name: beforeShootTexts.cancel }).click()
    expect(await database.mediaDelivery.count({ where: { bookingId: ahead.id } })).toBe(0)
    await send.click()
    await question.getByRole('button', { name: beforeShootTexts.confirm }).click()
    // It gives the focus back, which would end a search.
    await expect(question).toBeHidden()
    await expect(page.getByText('Photos sent')).toBeVisible({ timeout: 20_000 })
    expect(await countDraftFiles()).toBe(0)
    expect(await database.deliveryDraft.count({ where: { photographerId: photographer.profileId } })).toBe(1)
  })
  await test.step('a booking that is not approved yet is found, and says so', async () => {
    await combobox.fill('4 Pending')
    const option = page.getByRole('option', { name: /^4 Pending Place/ })
    await expect(option).toContainText(notApprovedNote)
    await option.click()
    await expect(page.getByText(notApprovedText)).toBeVisible()
    await open(page, `/photo-delivery?booking_id=${pending.id}`)
    await expect(page.getByText(notApprovedText)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Open booking' })).toHaveAttribute(
      'href',
      `/booking/${pending.id}`,
    )
  })
})

test('leaving during uploads asks for confirmation, and saves the last input; a discarded draft loses its files', async ({
  page,
  context,
  signIn,
}) => {
  await signIn(page, photographer.email)
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Upload Photos' }).first().click()
  await expect(page).toHaveURL(/photo-delivery/)
  await expect(page.locator('html')).toHaveAttribute('data-live', 'on')
  await choose(page, await makePhotos(1))
  await expect(page.getByText('Uploaded 1', { exact: true })).toBeVisible({ timeout: 30_000 })
  await context.route('**/uploadthing/ingest/**', () => {})
  await choose(page, await makePhotos(1, 'held'))
  const questions: string[] = []
  let leaves = false
  page.on('dialog', async (dialog) => {
    questions.push(dialog.message())
    await (leaves ? dialog.accept() : dialog.dismiss())
  })

  await test.step('a link and Back ask, and staying keeps the uploads', async () => {
    await page.getByRole('link', { name: 'Dashboard' }).first().click()
    expect(questions).toEqual([leaveTexts.uploading])
    await page.evaluate(() => window.history.back())
    await expect.poll(() => questions.length).toBe(2)
    await expect(page).toHaveURL(/photo-delivery/)
    await expect(page.getByText(uploadsPendingText)).toBeVisible()
    await page.getByRole('button', { name: 'Pause all' }).click()
    await page.getByRole('link', { name: 'Dashboard' }).first().click()
    expect(questions).toEqual([leaveTexts.uploading, leaveTexts.uploading, leaveTexts.unfinished])
    await expect(page).toHaveURL(/photo-delivery/)
  })
  await test.step('discarding the draft deletes its files', async () => {
    await expect(page.getByText('Draft saved')).toBeVisible()
    await page.getByRole('button', { name: 'Discard draft' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard draft' }).click()
    await expect(page.getByRole('group', { name: 'Contact sheet' })).toHaveCount(0)
    const mine = { uploaderId: photographer.profileId }
    await expect.poll(() => database.storedFile.count({ where: mine })).toBe(0)
  })
  await test.step('leaving anyway saves what was typed last', async () => {
    await choose(page, await makePhotos(1, 'again'))
    await expect(page.getByText(uploadsPendingText)).toBeVisible()
    leaves = true
    await page.getByLabel('Google Drive link').fill(link)
    await page.evaluate(() => window.history.back())
    await expect(page).toHaveURL(/dashboard/)
    await expect.poll(() => questions.length).toBe(4)
    await expect
      .poll(() => database.deliveryDraft.findFirst({ where: { photographerId: photographer.profileId } }))
      .toMatchObject({ contents: { googleDriveLink: link } })
  })
})

test('photos are added later, one is removed and another replaced', async ({ page, signIn, sandbox }) => {
  const files = await makeJpegFiles(2)
  const sent = await addDeliveredPhotos(database, sandbox, { client, photographer, street, files })
  await signIn(page, photographer.email)
  await open(page, `/photo-view?${sent.query}`)
  await page.getByRole('link', { name: 'Add photos' }).click()
  const late = await makePhotos(3, 'late')
  await choose(page, late)
  const arrived = page.getByText('Uploaded 3', { exact: true })
  await expect(arrived).toBeVisible({ timeout: 30_000 })
  await expect.poll(countUploadedAdditions, { message: 'the draft has all three' }).toBe(3)
  await expect(page.getByText('Draft saved')).toBeVisible()
  await page.reload()
  await expect(arrived).toBeVisible()
  // The draft shows its photos, and recognizes the same files chosen again.
  const drawn = page.locator('img[src^="/api/photo-uploads/"]')
  await expect(drawn).toHaveCount(3)
  await expect.poll(() => drawn.first().evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(480)
  await choose(page, late)
  await expect(page.getByText(repeatedFilesText(3))).toBeVisible()
  await expect(arrived).toBeVisible()
  await page.getByRole('button', { name: 'Add photos' }).click()
  await page.waitForURL('**/photo-view?**')
  const { deliveryId } = sent
  const delivery = await database.mediaDelivery.findUniqueOrThrow({ where: { id: deliveryId } })
  expect(delivery.totalPhotos).toBe(5)
  expect(await database.invoice.count({ where: { bookingId: sent.bookingId } })).toBe(1)
  expect(await database.additionDraft.count({ where: { deliveryId } })).toBe(0)

  await test.step('one photo is removed and another replaced; the order stays the same', async () => {
    const names = () =>
      database.photo
        .findMany({ where: { deliveryId }, orderBy: { position: 'asc' } })
        .then((photos) => photos.map(({ name }) => name))
    await page.getByRole('button', { name: 'Select', exact: true }).click()
    await page.getByRole('link', { name: 'Select photo 4' }).click()
    const selection = page.getByRole('region', { name: 'Selection' })
    await selection.getByRole('button', { name: 'Remove' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove photo' }).click()
    await expect(page.getByText('Photo removed', { exact: true })).toBeVisible()
    expect(await names()).toEqual(['shoot-01.jpg', 'shoot-02.jpg', 'late-01.jpg', 'late-03.jpg'])
    await expect(page.getByRole('link', { name: /^(Open|Select) photo \d/ })).toHaveCount(4)

    await page.getByRole('button', { name: 'Select', exact: true }).click()
    await page.getByRole('link', { name: 'Select photo 2' }).click()
    await selection.getByRole('button', { name: 'Replace' }).click()
    const [better] = await makePhotos(1, 'better')
    if (!better) throw new Error('no photo was made')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('New file for shoot-02.jpg').setInputFiles(better)
    await expect(dialog.getByText(/Uploaded$/)).toBeVisible({ timeout: 30_000 })
    await dialog.getByRole('button', { name: 'Replace 1 photo' }).click()
    await expect(page.getByText('Photo replaced', { exact: true })).toBeVisible()
    expect(await names()).toEqual(['shoot-01.jpg', 'better-01.jpg', 'late-01.jpg', 'late-03.jpg'])
    const details = { names: ['shoot-02.jpg'], newNames: ['better-01.jpg'] }
    const text = describeActivity({ kind: 'PHOTOS_REPLACED', details })
    await expect((await openDetails(page)).getByText(text)).toBeAttached()
  })
})

test('photos for a delivered booking are added at no charge, or sent with a new invoice', async ({
  page,
  signIn,
}) => {
  const delivery = await database.mediaDelivery.create({
    data: {
      bookingId,
      fileName: 'larkspur-mews.zip',
      fileType: 'application/zip',
      totalPhotos: 3,
      googleDriveLink: link,
      idempotencyKey: randomUUID(),
      invoices: {
        create: {
          invoiceNumber: `TEST-${randomUUID().slice(0, 8)}`,
          bookingId,
          clientId: client.profileId,
          amountCents: 49_800,
          dueOn: new Date(),
          status: 'COMPLETED',
          paidAt: new Date(),
          paidMethod: 'CASH',
        },
      },
    },
    include: { invoices: true },
  })
  await signIn(page, photographer.email)
  await open(page)
  const join = page.getByRole('radio', { name: addToDeliveryLabel(null) })
  await expect(join).toBeChecked()
  const invoice = delivery.invoices[0]?.invoiceNumber
  await expect(page.getByText(`Invoice ${invoice}, $498.00, paid.`)).toBeVisible()
  await expect(page.getByLabel('Amount')).toBeHidden()
  await choose(page, await makePhotos(2, 'late'))
  await expect(page.getByText('Uploaded 2', { exact: true })).toBeVisible({ timeout: 30_000 })
  await page.getByRole('button', { name: 'Add photos' }).click()
  await expect(page.getByText('Photos added')).toBeVisible()
  expect(await database.photo.count({ where: { deliveryId: delivery.id } })).toBe(2)
  expect(await database.invoice.count({ where: { bookingId } })).toBe(1)

  await open(page)
  await page.getByRole('radio', { name: /^Send a new delivery/ }).check()
  await page.getByLabel('Amount').fill('0')
  await choose(page, await makePhotos(2, 'extra'))
  await expect(page.getByText('Uploaded 2', { exact: true })).toBeVisible({ timeout: 30_000 })
  await page.getByLabel('Google Drive link').fill(link)
  await page.getByRole('button', { name: 'Send photos' }).click()
  await expect(page.getByText(sentTexts.complimentary)).toBeVisible()
  const invoices = await database.invoice.findMany({ where: { bookingId }, orderBy: { createdAt: 'asc' } })
  expect(invoices.map(({ amountCents, status, paidMethod }) => [amountCents, status, paidMethod])).toEqual([
    [49_800, 'COMPLETED', 'CASH'],
    [0, 'COMPLETED', 'NO_CHARGE'],
  ])
})
