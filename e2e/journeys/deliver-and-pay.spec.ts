import { expect } from '@playwright/test'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { fromBufferPromise } from 'yauzl'
import { expectPaymentSuccess, expectPreviews, payOnCheckout, sendPhotos } from '@/e2e/support/journey-steps'
import { type JpegFile, makeJpegFiles } from '@/e2e/support/jpeg-files'
import { makePerson } from '@/e2e/support/people'
import { linkIn } from '@/e2e/support/sandbox'
import { addShotBooking } from '@/e2e/support/shot-booking'
import { test } from '@/e2e/support/test'
import { bookingCompletedText } from '@/lib/bookings/words/changes'
import { deliveryTitles } from '@/lib/deliveries/words/deliveries'
import { licenseFileName } from '@/lib/licenses/words'

const street = `${1000 + (Date.now() % 9000)} Silverbell Road`

test('forty photos: sent, previewed, paid, unlocked, downloaded, invoiced, and locked by a refund', async ({
  newPage,
  database,
  sandbox,
  signIn,
}) => {
  const client = await makePerson(database, 'client', 'Nell Ashworth')
  const photographer = await makePerson(database, 'photographer', 'Ivo Brandt')
  const bookingId = await addShotBooking(database, { client, photographer, street, status: 'CONFIRMED' })
  const files = await makeFortyJpegs()
  const page = await newPage()
  const studio = await newPage()
  await signIn(page, client.email)
  await signIn(studio, photographer.email)

  await test.step('the photographer completes the shoot and sends forty photos', async () => {
    await studio.goto('/admin?tab=bookings')
    await studio.getByRole('button', { name: `Complete ${street}` }).click()
    await studio.getByRole('button', { name: 'Complete booking' }).click()
    await expect(studio.getByText(bookingCompletedText)).toBeVisible()
    await sendPhotos(studio, { street, amount: '498.00', files })
  })
  await test.step('the link in the email shows two watermarked previews', async () => {
    const email = await sandbox.latestEmailTo(client.email, deliveryTitles.ready(40))
    await page.goto(linkIn(email, '/photo-view'))
    await expect(page.getByText('Payment Required')).toBeVisible()
    await expectPreviews(page, 2)
  })
  await test.step('the studio sees that the email was sent and that the client opened the page', async () => {
    await expect(async () => {
      await studio.goto(page.url())
      const activity = studio.getByRole('region', { name: 'Activity' })
      await expect(activity).toContainText(/Email\s*Sent/, { timeout: 2_000 })
      await expect(activity).toContainText(/First opened\s*[A-Z][a-z]+ \d+, 20\d\d/, { timeout: 2_000 })
    }).toPass({ timeout: 30_000 })
  })
  await test.step('one card is declined, and another accepted', async () => {
    const checkout = await page.context().newPage()
    await checkout.goto(page.url())
    await checkout.getByRole('button', { name: 'Pay Now' }).click()
    await checkout.waitForURL(/\/checkout\//)
    const payer = { name: client.fullName, email: client.email }
    await payOnCheckout(checkout, payer, '4000000000000002')
    await expect(checkout.getByText('Your card was declined.')).toBeVisible()
    await payOnCheckout(checkout, payer, '4242424242424242')
    await expectPaymentSuccess(checkout)
    await checkout.close()
  })
  await test.step('the open page unlocks without a reload', async () => {
    await expect(page.getByText('Photos Unlocked!')).toBeVisible({ timeout: 20_000 })
    // Photos appear as they're prepared.
    const photos = page.getByRole('link', { name: /^Open photo \d+$/ })
    await expect(photos).toHaveCount(40, { timeout: 120_000 })
  })
  const zipAddress = await test.step('the ZIP contains every original under its name', async () => {
    const menu = page.getByRole('button', { name: 'Download ZIP' })
    await expect(menu).toBeVisible({ timeout: 120_000 })
    await menu.click()
    const address = (await page.getByRole('link', { name: /^Originals/ }).getAttribute('href')) ?? ''
    const zip = await page.request.get(address)
    expect(zip.status()).toBe(200)
    const zipBytes = await zip.body()
    expect(zip.headers()['content-length']).toBe(String(zipBytes.byteLength))
    const head = await page.request.head(address)
    expect([head.status(), head.headers()['content-length']]).toEqual([200, String(zipBytes.byteLength)])
    const range = await page.request.get(address, { headers: { range: 'bytes=100-199' } })
    expect([range.status(), range.headers()['content-length']]).toEqual([206, '100'])
    expect((await range.body()).equals(zipBytes.subarray(100, 200))).toBe(true)
    const entries = await readZip(zipBytes)
    expect(entries.map(({ name }) => name)).toEqual([...files.map(({ name }) => name), licenseFileName])
    for (const [index, { bytes }] of entries.slice(0, -1).entries()) {
      expect(bytes.equals(files[index]?.buffer ?? Buffer.alloc(0)), `${index + 1}th original`).toBe(true)
    }
    return address
  })
  const { id: invoiceId, invoiceNumber } = await database.invoice.findFirstOrThrow({ where: { bookingId } })
  await test.step('a resized photo is served with its length, in whole and in part', async () => {
    const photo = await database.photo.findFirstOrThrow({ where: { delivery: { bookingId }, isFull: true } })
    const address = `/api/photos/${photo.id}/web`
    const file = await page.request.get(address)
    expect(file.headers()['content-length']).toBe(String((await file.body()).byteLength))
    const range = await page.request.get(address, { headers: { range: 'bytes=0-9' } })
    expect([range.status(), range.headers()['content-length']]).toEqual([206, '10'])
    const head = await page.request.head(address)
    expect([head.status(), head.headers()['content-length']]).toEqual([200, file.headers()['content-length']])
  })
  await test.step('the invoice PDF shows what was paid', async () => {
    const pdf = await page.request.get(`/api/invoices/${invoiceId}/pdf`)
    const text = await textOfPdf(new Uint8Array(await pdf.body()))
    for (const fragment of [invoiceNumber, street, client.fullName, '$498.00', 'Paid'])
      expect(text).toContain(fragment)
  })
  await test.step('a refund locks the photos again, without a reload and at every URL', async () => {
    await studio.goto(`/invoices?search=${invoiceNumber}`)
    await studio.getByRole('button', { name: 'Refund', exact: true }).click()
    const dialog = studio.getByRole('dialog', { name: /^Refund / })
    await dialog.getByLabel('Reason').fill('The twilight photos were left out')
    await expect(dialog.getByText(/The photos lock again/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Refund', exact: true }).click()
    await expect(studio.getByText('$498.00 refunded').first()).toBeVisible()
    await expect(page.getByText('Photos Unlocked!')).toHaveCount(0, { timeout: 20_000 })
    expect((await page.request.get(zipAddress)).status()).toBe(404)
    const photo = await database.photo.findFirstOrThrow({ where: { delivery: { bookingId } } })
    for (const variant of ['original', 'print', 'web', 'screen', 'tile']) {
      const response = await page.request.get(`/api/photos/${photo.id}/${variant}`, { maxRedirects: 0 })
      expect(response.status(), variant).toBe(404)
    }
  })
})

/** Creates forty distinct files from twelve pictures. */
async function makeFortyJpegs(): Promise<JpegFile[]> {
  const twelve = await makeJpegFiles(12)
  return Array.from({ length: 40 }, (_, index) => {
    const name = `silverbell-${String(index + 1).padStart(2, '0')}.jpg`
    const buffer = twelve[index % twelve.length]?.buffer ?? Buffer.alloc(0)
    // Bytes after a picture's end change the file but not the picture.
    return { name, mimeType: 'image/jpeg', buffer: Buffer.concat([buffer, Buffer.from(name)]) }
  })
}

async function readZip(bytes: Buffer): Promise<{ name: string; bytes: Buffer }[]> {
  const zip = await fromBufferPromise(bytes)
  const entries: { name: string; bytes: Buffer }[] = []
  for await (const entry of zip.eachEntry()) {
    const chunks: Uint8Array[] = []
    for await (const fragment of await zip.openReadStreamPromise(entry)) chunks.push(fragment)
    entries.push({ name: entry.fileName, bytes: Buffer.concat(chunks) })
  }
  return entries
}

async function textOfPdf(bytes: Uint8Array): Promise<string> {
  const pdf = await getDocument({ data: bytes }).promise
  const { items } = await (await pdf.getPage(1)).getTextContent()
  return items.map((item) => ('str' in item ? item.str : '')).join(' ')
}
