import { expect } from '@playwright/test'
import { addDeliveredPhotos } from '@/e2e/support/delivered-photos'
import { openFold } from '@/e2e/support/delivery-details'
import { makePerson } from '@/e2e/support/people'
import { setPaid } from '@/e2e/support/shot-booking'
import { test } from '@/e2e/support/test'
import {
  grantText,
  ledgerLabel,
  licenseNames,
  licenseSavedText,
  licensesSavedText,
  offerText,
  readLicenseText,
} from '@/lib/photos/licenses/words'

// What a client may do with the photos: shown before payment, and handed over after it.

const street = `${1000 + (Date.now() % 9000)} Juniper Bluff`
const owner = 'ava@northlight.test'
const ownText = 'Northlight keeps the copyright. Use the photos for one year.'

test.afterAll(async ({ database }) => {
  await database.licenseSettings.updateMany({ data: { yearText: null } })
})

test('a license is written, offered, read before payment, and kept after it', async ({
  newPage,
  database,
  sandbox,
  signIn,
}) => {
  const client = await makePerson(database, 'client', 'Iris Calder')
  const photographer = await makePerson(database, 'photographer', 'Otis Wren')
  const sent = await addDeliveredPhotos(database, sandbox, { client, photographer, street })
  const photoView = `/photo-view?${sent.query}`
  const [studio, page] = [await newPage(), await newPage()]
  await signIn(studio, photographer.email)
  await signIn(page, client.email)

  await test.step('the studio writes a license of its own and offers it', async () => {
    await studio.goto('/settings/licenses')
    // Only the owner has the ledger.
    await expect(studio.getByRole('link', { name: ledgerLabel })).toHaveCount(0)
    await studio.getByRole('textbox', { name: licenseNames.YEAR }).fill(ownText)
    await studio.getByRole('button', { name: 'Save changes' }).click()
    await expect(studio.getByText(licensesSavedText)).toBeVisible()
    await studio.goto(photoView)
    await openFold(studio, 'License')
    await studio.getByRole('combobox', { name: 'License for the client' }).selectOption(licenseNames.YEAR)
    await studio.getByRole('button', { name: 'Save license' }).click()
    await expect(studio.getByText(licenseSavedText)).toBeVisible()
  })

  await test.step('the client reads it where they pay, on both pages', async () => {
    await page.goto(photoView)
    await expect(page.getByText(offerText('YEAR'))).toBeVisible()
    await page.getByText(readLicenseText).click()
    await expect(page.getByText(ownText)).toBeVisible()
    await page.goto(`/invoices/${sent.invoiceId}`)
    await expect(page.getByText(offerText('YEAR'))).toBeVisible()
  })

  await test.step('once it is paid, they have it, and the studio cannot change it', async () => {
    await setPaid(database, sent.deliveryId, true)
    await database.soldLicense.create({
      data: { invoiceId: sent.invoiceId, kind: 'YEAR', text: ownText, photoCount: 2 },
    })
    await page.goto(photoView)
    const section = await openFold(page, 'License')
    await expect(section.getByText(grantText('YEAR'))).toBeVisible()
    await section.getByText(readLicenseText).click()
    await expect(section.getByText(ownText)).toBeVisible()
    await studio.goto(photoView)
    await openFold(studio, 'License')
    await expect(studio.getByRole('button', { name: 'Save license' })).toHaveCount(0)
  })

  await test.step('the owner has the ledger', async () => {
    await signIn(studio, owner)
    await studio.goto('/settings/licenses')
    const href = (await studio.getByRole('link', { name: ledgerLabel }).getAttribute('href')) ?? ''
    const ledger = await studio.request.get(href)
    const line = (await ledger.text()).split('\r\n').find((one) => one.includes(street))
    expect(line).toContain(`,${licenseNames.YEAR},2,498.00,0.00,USD,`)
  })
})
