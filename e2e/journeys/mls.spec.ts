import { expect, type Page } from '@playwright/test'
import { addDeliveredPhotos } from '@/e2e/support/delivered-photos'
import { makeShapedFiles } from '@/e2e/support/jpeg-files'
import { downloadMlsZip, expectToFit } from '@/e2e/support/mls-steps'
import { makePerson } from '@/e2e/support/people'
import { test } from '@/e2e/support/test'
import { openPhone } from '@/e2e/support/touch'
import { boardFiguresText, certaintyNames, figureTitles, valueLabels } from '@/lib/photos/mls/words/figures'
import { fitNames } from '@/lib/photos/mls/words/preflight'
import { activationTexts, hiddenProfileTitle, restoreTexts } from '@/lib/photos/mls/words/profiles'
import { noLinksText, pageLabel, tourLabel } from '@/lib/photos/property-pages/words'
import { editedByOthersText } from '@/lib/platform/words'
import type { PrismaClient } from '@/prisma/generated/client'

// A client checks delivered photos against what two boards want, and downloads them for each.

/** The ways to download, beside the gallery. */
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Download' })

const street = `${1000 + (Date.now() % 9000)} Larkspur Court`

test('preflight for two boards, a download that fits, and photos saved on a phone', async ({
  newPage,
  browser,
  database,
  sandbox,
  signIn,
}) => {
  const client = await makePerson(database, 'client', 'June Abbott')
  const photographer = await makePerson(database, 'photographer', 'Hugo Lind')
  const files = await makeShapedFiles([
    { width: 1500, height: 1000 },
    { width: 1500, height: 1000 },
    { width: 2400, height: 1600 },
    { width: 2000, height: 1125 },
  ])
  const sent = await addDeliveredPhotos(database, sandbox, {
    client,
    photographer,
    street,
    files,
    isPaid: true,
  })
  await describePhotos(database, sent.photoIds)
  const slug = `larkspur-court-${sent.deliveryId}`
  const page = await newPage()
  await signIn(page, client.email)

  await test.step('the download is ready for the universal profile at once', async () => {
    await page.goto(`/photo-view?${sent.query}`)
    await page.getByRole('button', { name: 'Download', exact: true }).click()
    await expect(sheet(page).getByRole('radio', { name: /^For the MLS/ })).toBeChecked()
    await expect(sheet(page).getByText('All 4 photos are ready for Universal.')).toBeVisible()
    await expect(sheet(page).getByRole('combobox', { name: 'Board' })).toBeVisible()
    await sheet(page).getByText('File names and order').click()
    await expect(sheet(page).getByText('01-front-exterior.jpg').last()).toBeVisible()
  })

  await test.step('a photo is left out, and the ZIP has the others within the universal profile', async () => {
    await sheet(page).getByRole('checkbox', { name: 'Include shoot-04.jpg' }).uncheck()
    await expect(sheet(page).getByText('3 photos are ready for Universal, 1 left out.')).toBeVisible()
    const zipped = await downloadMlsZip(page)
    expect([...zipped.keys()].slice(0, 3)).toEqual([
      '01-front-exterior.jpg',
      '02-living-room.jpg',
      '03-photo.jpg',
    ])
    // Three photos, the captions, and the license.
    expect(zipped.size).toBe(5)
    await expectToFit(zipped, { width: 2048, height: 1536, bytes: 3_000_000 })
    expect(zipped.get('captions.csv')?.toString()).toContain('Virtually staged. Facing south')
  })

  await test.step('the page shows the same, and remembers the board', async () => {
    await page.goto(`/photo-view/mls?${sent.query}`)
    await expect(page.getByRole('heading', { name: 'For the MLS', level: 1 })).toBeVisible()
    await expect(page.getByText('All 4 photos are ready for Universal.')).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'Board' })).toBeHidden()
    await expect(page.getByText(noLinksText)).toBeVisible()
    await page.locator('summary', { hasText: /^Board/ }).click()
    await page.getByText('File names and order').click()
  })

  await test.step('another board has other rules, links, and its own address', async () => {
    const agent = { name: client.fullName, phone: '', email: '', company: '', license: '', showsPhoto: true }
    await database.propertyPage.create({
      data: { slug, deliveryId: sent.deliveryId, published: true, content: { openHouses: [], agent } },
    })
    const board = page.getByRole('combobox', { name: 'Board' })
    await board.selectOption({ label: 'UtahRealEstate, Utah' })
    await expect(page.getByText(/At least 4 interior photos needed/)).toBeVisible()
    await board.selectOption({ label: 'SmartMLS, Connecticut' })
    await expect(page.getByText('“Virtually staged” written on the photo')).toBeVisible()
    await expect(page).toHaveURL(/&profile=[0-9a-f-]{36}$/)
    await page.getByText(boardFiguresText).click()
    await expect(page.getByText('4:3, by white bars')).toBeVisible()
    await expect(page.getByText(/^The board's own page: SmartMLS.*checked/).first()).toBeVisible()
    // It accepts no branded link.
    await expect(page.getByLabel(tourLabel, { exact: true })).toHaveValue(new RegExp(`/tour/${slug}$`))
    await expect(page.getByLabel(pageLabel, { exact: true })).toHaveCount(0)
  })

  await test.step('a photo that falls below the smallest size is cropped on request', async () => {
    await page.getByRole('combobox', { name: 'Board' }).selectOption({ label: 'RANW, Northeast Wisconsin' })
    await expect(page.getByText('3 photos are ready. 1 needs a choice.')).toBeVisible()
    const fit = page.getByRole('group', { name: /^shoot-04\.jpg/ })
    await expect(fit).toContainText('its height falls to 720')
    await expect(fit.getByRole('radio', { name: fitNames.LEAVE })).toBeChecked()
    await expect(page.getByRole('button', { name: /^Download 3 photos, about / })).toBeVisible()
    await fit.getByRole('radio', { name: fitNames.CROP }).check()
    await expect(page.getByRole('button', { name: /^Download 4 photos, about / })).toBeVisible()
    await expect(page.getByText(/Cropped to 1280 × 768/)).toBeVisible()
    await page.getByRole('combobox', { name: 'Board' }).selectOption({ label: 'SmartMLS, Connecticut' })
    await expect(page.getByText('“Virtually staged” written on the photo')).toBeVisible()
  })

  await test.step('a phone saves chosen photos through its share sheet; a desktop is not offered it', async () => {
    await expect(page.getByRole('button', { name: 'Save photos…' })).toHaveCount(0)
    const phone = await openPhone(browser)
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
    await phone.getByText('File names and order').click()
    for (const number of ['03', '04']) {
      await phone.getByRole('checkbox', { name: `Include shoot-${number}.jpg` }).uncheck()
    }
    await phone.getByRole('button', { name: 'Save photos…' }).click()
    await phone.getByRole('button', { name: 'Save 2 photos' }).click({ timeout: 60_000 })
    expect(await phone.evaluate(() => Reflect.get(window, 'shared'))).toEqual([
      '01-front-exterior.jpg image/jpeg',
      '02-living-room.jpg image/jpeg',
    ])
  })
})

test('a changed figure is the studio’s and its preset can be restored; a new profile is hidden until it is activated', async ({
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

  await page.goto('/settings/mls')
  await page.getByRole('button', { name: 'Add profile' }).click()
  await expect(page.getByText(hiddenProfileTitle)).toBeVisible()
  await page.getByRole('button', { name: 'Activate' }).click()
  await expect(page.getByText(activationTexts.done)).toBeVisible()
  await expect(page.getByText(hiddenProfileTitle)).toHaveCount(0)
})

async function describePhotos(database: PrismaClient, [front = '', staged = '']: string[]) {
  await database.photo.update({ where: { id: front }, data: { room: 'FRONT_EXTERIOR' } })
  await database.photo.update({
    where: { id: staged },
    data: { room: 'LIVING_ROOM', caption: 'Facing south', alterations: ['VIRTUALLY_STAGED'] },
  })
}
