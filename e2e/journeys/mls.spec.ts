import { expect, type Page } from '@playwright/test'
import { sendPhotos } from '@/e2e/support/journey-steps'
import { makeCameraFiles } from '@/e2e/support/jpeg-files'
import { downloadMlsZip, expectToFit } from '@/e2e/support/mls-steps'
import { makePerson } from '@/e2e/support/people'
import { addShotBooking, setPaid, waitForPhotos } from '@/e2e/support/shot-booking'
import { test } from '@/e2e/support/test'
import { openPhone } from '@/e2e/support/touch'
import { boardFiguresText, certaintyNames, figureTitles, valueLabels } from '@/lib/mls/words/figures'
import { fitLabel, fitNames } from '@/lib/mls/words/preflight'
import { activationTexts, hiddenProfileTitle, restoreTexts } from '@/lib/mls/words/profiles'
import { editedByOthersText } from '@/lib/platform/words'
import type { PrismaClient } from '@/prisma/generated/client'

// A client checks delivered photos against what two boards want, and downloads them for each.

const street = `${1000 + (Date.now() % 9000)} Larkspur Court`
let deliveryId: string
let pageAddress: string

test('preflight for two boards, downloads that fit them, and nothing once the photos are locked', async ({
  newPage,
  database,
  signIn,
}) => {
  const client = await makePerson(database, 'client', 'June Abbott')
  const photographer = await makePerson(database, 'photographer', 'Hugo Lind')
  const bookingId = await addShotBooking(database, { client, photographer, street })
  const studio = await newPage()
  await signIn(studio, photographer.email)
  const page = await newPage()
  await signIn(page, client.email)

  await test.step('the photographer sends twelve photos, and the client pays', async () => {
    await sendPhotos(studio, { street, amount: '498.00', files: await makeCameraFiles() })
    const delivery = await database.mediaDelivery.findFirstOrThrow({ where: { bookingId } })
    deliveryId = delivery.id
    pageAddress = `/photo-view/mls?booking_id=${bookingId}&delivery_id=${deliveryId}`
    expect((await page.request.get(pageAddress)).status()).toBe(404)
    await setPaid(database, deliveryId, true)
    await waitForPhotos(database, deliveryId, 12)
    await describePhotos(database)
  })

  await test.step('the download menu leads to the page, which sorts the photos', async () => {
    await page.goto(`/photo-view?booking_id=${bookingId}&delivery_id=${deliveryId}`)
    await page.getByRole('button', { name: 'Download ZIP' }).click()
    await page.getByRole('link', { name: 'For the MLS…' }).click()
    await expect(page.getByRole('heading', { name: 'For the MLS', level: 1 })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Will be adjusted' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Ready', exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Needs you' })).toHaveCount(0)
    await expect(page.getByText('01-front-exterior.jpg')).toBeVisible()
  })

  await test.step('a photo is left out, and the ZIP has the others within the universal profile', async () => {
    await page.getByRole('checkbox', { name: 'Include shoot-12.jpg' }).uncheck()
    await expect(page.getByRole('heading', { name: 'Left out' })).toBeVisible()
    await expect(page.getByText('11 photos, 1 left out')).toBeVisible()
    const files = await downloadMlsZip(page)
    expect([...files.keys()].slice(0, 3)).toEqual([
      '01-front-exterior.jpg',
      '02-living-room.jpg',
      '03-photo.jpg',
    ])
    // Eleven photos, the captions, and the license.
    expect(files.size).toBe(13)
    await expectToFit(files, { width: 2048, height: 1536, bytes: 3_000_000 })
    expect(files.get('captions.csv')?.toString()).toContain('Virtually staged. Facing south')
  })

  await test.step('another board has other rules, and its own address', async () => {
    await page.getByRole('combobox', { name: 'Board' }).selectOption({ label: 'UtahRealEstate, Utah' })
    await expect(page.getByText(/At least 4 interior photos needed/)).toBeVisible()
    await page.getByRole('combobox', { name: 'Board' }).selectOption({ label: 'SmartMLS, Connecticut' })
    await page.getByRole('checkbox', { name: 'Include shoot-12.jpg' }).check()
    await expect(page.getByText('“Virtually staged” written on the photo')).toBeVisible()
    await expect(page).toHaveURL(/&profile=[0-9a-f-]{36}$/)
    await page.getByText(boardFiguresText).click()
    await expect(page.getByText('4:3, by white bars')).toBeVisible()
    await expect(page.getByText(/^The board's own page: SmartMLS.*checked/).first()).toBeVisible()
    const files = await downloadMlsZip(page)
    for (const { width, height } of await expectToFit(files, {
      width: 2048,
      height: 1536,
      bytes: 19_900_000,
    })) {
      expect(Math.abs(width / height - 4 / 3)).toBeLessThan(0.02)
    }
    await page.goto(pageAddress)
    await expect(page.getByRole('combobox', { name: 'Board' }).locator('option:checked')).toHaveText(
      'SmartMLS, Connecticut',
    )
  })

  await test.step('a photo that falls below the smallest size is cropped on request', async () => {
    await page.getByRole('combobox', { name: 'Board' }).selectOption({ label: 'RANW, Northeast Wisconsin' })
    const photo = page.getByRole('listitem').filter({ hasText: 'its height falls to 720' })
    await expect(photo).toContainText('shoot-10.jpg')
    await expect(photo.getByRole('checkbox')).toBeDisabled()
    const fit = page.getByRole('combobox', { name: fitLabel('shoot-10.jpg') })
    await fit.selectOption(fitNames.CROP)
    await expect(page.getByText('Cropped to 1280 × 768')).toBeVisible()
    await expect(fit).toHaveValue('CROP')
    const sizes = await expectToFit(await downloadMlsZip(page), { width: 1280, height: 960, bytes: 125_000 })
    expect(sizes).toContainEqual({ width: 1280, height: 768 })
    await page.getByRole('combobox', { name: 'Board' }).selectOption({ label: 'SmartMLS, Connecticut' })
    await expect(page.getByText('“Virtually staged” written on the photo')).toBeVisible()
  })

  await test.step('once the photos are locked, neither the page nor the ZIP is found', async () => {
    const profile = await database.mlsProfile.findFirstOrThrow({ where: { preset: 'smartmls' } })
    const zip = `/api/deliveries/${deliveryId}/mls?profile=${profile.id}`
    expect((await page.request.get(zip)).status()).toBe(200)
    await setPaid(database, deliveryId, false)
    for (const address of [zip, `${zip}&file=1`, pageAddress]) {
      expect((await page.request.get(address)).status()).toBe(404)
    }
    await setPaid(database, deliveryId, true)
  })

  await test.step('a phone saves chosen photos through its share sheet; a desktop is not offered it', async () => {
    await expect(page.getByRole('button', { name: 'Save photos…' })).toHaveCount(0)
    const phone = await openPhone(browserOf(page))
    await signIn(phone, client.email)
    // Headless Chromium has no share sheet.
    await phone.addInitScript(() => {
      Object.assign(navigator, {
        canShare: () => true,
        share: async ({ files }: { files: File[] }) =>
          Object.assign(window, { shared: files.map(({ name, type }) => `${name} ${type}`) }),
      })
    })
    await phone.goto(page.url())
    for (const number of ['03', '04', '05', '06', '07', '08', '09', '10', '11', '12']) {
      await phone.getByRole('checkbox', { name: `Include shoot-${number}.jpg` }).uncheck()
    }
    await phone.getByRole('button', { name: 'Save photos…' }).click()
    await phone.getByRole('button', { name: 'Save 2 photos' }).click({ timeout: 60_000 })
    expect(await phone.evaluate(() => Reflect.get(window, 'shared'))).toEqual([
      '01-front-exterior.jpg image/jpeg',
      '02-living-room.jpg image/jpeg',
    ])
    await phone.context().close()
  })
})

test('a changed figure is the studio’s, and its preset can be restored without a conflict', async ({
  page,
  database,
  signIn,
}) => {
  const photographer = await makePerson(database, 'photographer', 'Ines Moll')
  await signIn(page, photographer.email)
  const { id } = await database.mlsProfile.findFirstOrThrow({ where: { preset: 'canopy' } })
  await page.goto(`/settings/mls/${id}`)
  const fileSize = page.getByRole('group', { name: figureTitles.fileSize })
  await expect(fileSize.getByText(`${certaintyNames.BOARD}:`)).toBeVisible()
  await fileSize.getByLabel(valueLabels.maxKilobytes).fill('4000')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Profile updated')).toBeVisible()
  await expect(fileSize.getByText('Our choice: set by Ines Moll on')).toBeVisible()

  await page.getByRole('button', { name: 'Restore preset Canopy MLS' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore preset' }).click()
  await expect(page.getByText(restoreTexts.done)).toBeVisible()
  await expect(fileSize.getByLabel(valueLabels.maxKilobytes)).toHaveValue('6000')
  await expect(fileSize.getByText(`${certaintyNames.BOARD}:`)).toBeVisible()
  await expect(page.getByText(editedByOthersText)).toHaveCount(0)
  await expect(page.getByText('Everything is saved')).toBeVisible()
})

test('a new profile is hidden from clients until the studio activates it', async ({
  page,
  database,
  signIn,
}) => {
  await signIn(page, (await makePerson(database, 'photographer', 'Otto Ruhl')).email)
  await page.goto('/settings/mls')
  await page.getByRole('button', { name: 'Add profile' }).click()
  await expect(page.getByText(hiddenProfileTitle)).toBeVisible()
  await page.getByRole('button', { name: 'Activate' }).click()
  await expect(page.getByText(activationTexts.done)).toBeVisible()
  await expect(page.getByText(hiddenProfileTitle)).toHaveCount(0)
})

function browserOf(page: Page) {
  const browser = page.context().browser()
  if (!browser) throw new Error('the page has no browser')
  return browser
}

async function describePhotos(database: PrismaClient) {
  const [front, staged] = await database.photo.findMany({
    where: { deliveryId },
    orderBy: { position: 'asc' },
    select: { id: true },
  })
  await database.photo.update({ where: { id: front?.id ?? '' }, data: { room: 'FRONT_EXTERIOR' } })
  await database.photo.update({
    where: { id: staged?.id ?? '' },
    data: { room: 'LIVING_ROOM', caption: 'Facing south', alterations: ['VIRTUALLY_STAGED'] },
  })
}
