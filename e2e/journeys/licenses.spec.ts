import { expect } from '@playwright/test'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expectPaymentSuccess, payOnCheckout, sendPhotos } from '@/e2e/support/journey-steps'
import { makeJpegFiles } from '@/e2e/support/jpeg-files'
import { makePerson } from '@/e2e/support/people'
import { addShotBooking } from '@/e2e/support/shot-booking'
import { test } from '@/e2e/support/test'
import {
  defaultTexts,
  grantText,
  ledgerLabel,
  licenseFileName,
  licenseNames,
  licenseSavedText,
  licensesSavedText,
  offerText,
  readLicenseText,
} from '@/lib/licenses/words'
import { unzip } from '@/lib/platform/zip/unzip.fixture'

// What a client may do with the photos: shown before payment, and handed over after it.

const street = `${1000 + (Date.now() % 9000)} Juniper Bluff`
const owner = 'ava@northlight.test'
const ownText = 'Northlight keeps the copyright. Use the photos for one year.'

test('a license is offered, paid for, downloaded, and found in the ledger', async ({
  newPage,
  database,
  signIn,
}) => {
  const client = await makePerson(database, 'client', 'Iris Calder')
  const photographer = await makePerson(database, 'photographer', 'Otis Wren')
  const bookingId = await addShotBooking(database, { client, photographer, street })
  const studio = await newPage()
  await signIn(studio, photographer.email)
  const page = await newPage()
  await signIn(page, client.email)
  let photoView = ''
  let deliveryId = ''

  await test.step('the photographer sends photos with the default license', async () => {
    await sendPhotos(studio, { street, amount: '498.00', files: await makeJpegFiles(3) })
    const delivery = await database.mediaDelivery.findFirstOrThrow({ where: { bookingId } })
    deliveryId = delivery.id
    photoView = `/photo-view?booking_id=${bookingId}&delivery_id=${deliveryId}`
    await page.goto(photoView)
    await expect(page.getByText(offerText('LISTING'))).toBeVisible()
  })

  await test.step('the studio writes a license of its own and offers it', async () => {
    await studio.goto('/settings/licenses')
    await studio.getByRole('textbox', { name: licenseNames.YEAR }).fill(ownText)
    await studio.getByRole('button', { name: 'Save changes' }).click()
    await expect(studio.getByText(licensesSavedText)).toBeVisible()
    await studio.goto(photoView)
    await studio.getByRole('combobox', { name: 'License for the client' }).selectOption(licenseNames.YEAR)
    await studio.getByRole('button', { name: 'Save license' }).click()
    await expect(studio.getByText(licenseSavedText)).toBeVisible()
  })

  await test.step('the client reads it where they pay, on both pages', async () => {
    await page.goto(photoView)
    await expect(page.getByText(offerText('YEAR'))).toBeVisible()
    await page.getByText(readLicenseText).click()
    await expect(page.getByText(ownText)).toBeVisible()
    expect((await page.request.get(`/api/licenses/${deliveryId}/pdf`)).status()).toBe(404)
    const invoice = await database.invoice.findFirstOrThrow({ where: { deliveryId } })
    await page.goto(`/invoices/${invoice.id}`)
    await expect(page.getByText(offerText('YEAR'))).toBeVisible()
  })

  await test.step('payment freezes it', async () => {
    await page.goto(photoView)
    await page.getByRole('button', { name: 'Pay Now' }).click()
    await page.waitForURL(/\/checkout\//)
    await payOnCheckout(page, { name: client.fullName, email: client.email }, '4242424242424242')
    await expectPaymentSuccess(page)
    await expect(page).toHaveURL(/\/photo-view\?.*payment=success/)
    await studio.goto('/settings/licenses')
    await studio.getByRole('textbox', { name: licenseNames.YEAR }).fill('')
    await studio.getByRole('button', { name: 'Save changes' }).click()
    await expect(studio.getByRole('textbox', { name: licenseNames.YEAR })).toHaveValue(defaultTexts.YEAR)
    await page.goto(photoView)
    const section = page.getByRole('region', { name: 'License' })
    await expect(section.getByText(grantText('YEAR'))).toBeVisible()
    await section.getByText(readLicenseText).click()
    await expect(section.getByText(ownText)).toBeVisible()
    await studio.goto(photoView)
    await expect(studio.getByRole('button', { name: 'Save license' })).toHaveCount(0)
  })

  await test.step('the PDF and the ZIP carry it', async () => {
    const pdf = await page.request.get(`/api/licenses/${deliveryId}/pdf`)
    expect([pdf.status(), pdf.headers()['content-type']]).toEqual([200, 'application/pdf'])
    const text = await textOfPdf(await pdf.body())
    for (const part of [street, client.fullName, ownText, deliveryId]) expect(text).toContain(part)
    const menu = page.getByRole('button', { name: 'Download ZIP' })
    await page.goto(photoView)
    await expect(menu).toBeVisible({ timeout: 120_000 })
    const address = `/api/deliveries/${deliveryId}/zip`
    const zip = await page.request.get(address)
    const bytes = await zip.body()
    expect(zip.headers()['content-length']).toBe(String(bytes.byteLength))
    const files = await unzip(bytes)
    expect(files.get(licenseFileName)?.toString()).toContain(ownText)
    const rest = await page.request.get(address, {
      headers: { range: 'bytes=1000-', 'if-range': zip.headers().etag ?? '' },
    })
    expect(rest.status()).toBe(206)
    expect((await rest.body()).equals(bytes.subarray(1000))).toBe(true)
  })

  await test.step('only the owner has the ledger', async () => {
    await studio.goto('/settings/licenses')
    await expect(studio.getByRole('link', { name: ledgerLabel })).toHaveCount(0)
    const desk = await newPage()
    await signIn(desk, owner)
    await desk.goto('/settings/licenses')
    const href = (await desk.getByRole('link', { name: ledgerLabel }).getAttribute('href')) ?? ''
    const line = (await (await desk.request.get(href)).text())
      .split('\r\n')
      .find((one) => one.includes(street))
    expect(line).toContain(`,${licenseNames.YEAR},3,498.00,0.00,USD,`)
  })
})

async function textOfPdf(body: Buffer): Promise<string> {
  const document = await getDocument({ data: new Uint8Array(body) }).promise
  const content = await (await document.getPage(1)).getTextContent()
  return content.items.map((item) => ('str' in item ? item.str : '')).join('')
}
