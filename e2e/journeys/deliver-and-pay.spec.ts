import { expect } from '@playwright/test'
import { addDeliveredPhotos } from '@/e2e/support/delivered-photos'
import { openFold } from '@/e2e/support/delivery-details'
import { makeJpegFiles } from '@/e2e/support/jpeg-files'
import { makePerson } from '@/e2e/support/people'
import { test } from '@/e2e/support/test'
import { serveTours } from '@/e2e/support/tour-host'
import { licenseFileName } from '@/lib/photos/licenses/words'
import {
  addressText,
  addTourText,
  copyUnbrandedText,
  lockedTourText,
  newTabText,
  openTourText,
  tourAddedText,
  tourTitle,
} from '@/lib/photos/virtual-tours/words'
import { unzip } from '@/lib/platform/zip/unzip.fixture'

const tourUrl = 'https://my.matterport.com/show/?m=SxQL3iGyoDo'
const street = `${1000 + (Date.now() % 9000)} Silverbell Road`

test('paid photos download in whole and in part, until a refund locks the open page', async ({
  newPage,
  database,
  sandbox,
  signIn,
}) => {
  const client = await makePerson(database, 'client', 'Nell Ashworth')
  const photographer = await makePerson(database, 'photographer', 'Ivo Brandt')
  const files = await makeJpegFiles(3)
  const { query, invoiceId, photoIds } = await addDeliveredPhotos(database, sandbox, {
    client,
    photographer,
    street,
    files,
  })
  const { invoiceNumber } = await database.invoice.update({
    where: { id: invoiceId },
    data: { status: 'COMPLETED', paidAt: new Date(), paidMethod: 'CASH' },
  })
  const [page, studio] = [await newPage(), await newPage()]
  await signIn(page, client.email)
  await signIn(studio, photographer.email)
  await page.goto(`/photo-view?${query}`)
  await expect(page.locator('html')).toHaveAttribute('data-live', 'on')

  const tour = page.getByRole('region', { name: tourTitle })
  const walk = tour.getByRole('link', { name: openTourText })
  await test.step('a tour that the studio adds appears on the open page', async () => {
    await studio.goto(`/photo-view?${query}`)
    const fold = await openFold(studio, tourTitle)
    await fold.getByLabel('Address of the tour').fill('matterport.com')
    await fold.getByRole('button', { name: addTourText }).click()
    await expect(fold.getByText(addressText)).toBeVisible()
    await fold.getByLabel('Address of the tour').fill(tourUrl)
    await fold.getByLabel('Unbranded address').fill(`${tourUrl}&mls=1`)
    await fold.getByRole('button', { name: addTourText }).click()
    await expect(studio.getByText(tourAddedText, { exact: true })).toBeVisible()
    await expect(walk).toHaveAttribute('href', tourUrl)
    await expect(page.getByRole('button', { name: copyUnbrandedText })).toBeVisible()
  })
  await test.step('it opens in the gallery, where nothing of its host was loaded before', async () => {
    const requests = await serveTours(page)
    await walk.scrollIntoViewIfNeeded()
    await expect(tour.getByRole('link', { name: newTabText })).toHaveAttribute('href', tourUrl)
    expect([requests, await tour.locator('iframe').count()]).toEqual([[], 0])
    await walk.click()
    await expect(page.frameLocator('iframe[title^="3D tour"]').getByText('The tour')).toBeVisible()
    expect(requests).toEqual([tourUrl])
  })
  const zipAddress = await test.step('the ZIP contains every original under its name', async () => {
    await page.getByRole('button', { name: 'Download', exact: true }).click()
    await page.getByRole('radio', { name: /^Everything/ }).check()
    const all = page.getByRole('link', { name: /^Download everything, / })
    const address = (await all.getAttribute('href')) ?? ''
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    const zip = await page.request.get(address)
    expect(zip.status()).toBe(200)
    const bytes = await zip.body()
    expect(zip.headers()['content-length']).toBe(String(bytes.byteLength))
    const head = await page.request.head(address)
    expect([head.status(), head.headers()['content-length']]).toEqual([200, String(bytes.byteLength)])
    const range = await page.request.get(address, {
      headers: { range: 'bytes=100-199', 'if-range': zip.headers().etag ?? '' },
    })
    expect([range.status(), range.headers()['content-length']]).toEqual([206, '100'])
    expect((await range.body()).equals(bytes.subarray(100, 200))).toBe(true)
    const entries = await unzip(bytes)
    expect([...entries.keys()]).toEqual([...files.map(({ name }) => name), licenseFileName])
    for (const { name, buffer } of files) expect(entries.get(name)?.equals(buffer), name).toBe(true)
    return address
  })
  await test.step('the studio sees that the client opened the page', async () => {
    const html = await (await studio.request.get(`/photo-view?${query}`)).text()
    expect(html.replace(/<[^>]*>/g, ' ')).toMatch(/First opened\s+[A-Z][a-z]+ \d+, 20\d\d/)
  })
  await test.step('a resized photo is served with its length, in whole and in part', async () => {
    const address = `/api/photos/${photoIds[0]}/web`
    const file = await page.request.get(address)
    expect(file.headers()['content-length']).toBe(String((await file.body()).byteLength))
    const range = await page.request.get(address, { headers: { range: 'bytes=0-9' } })
    expect([range.status(), range.headers()['content-length']]).toEqual([206, '10'])
    const head = await page.request.head(address)
    expect([head.status(), head.headers()['content-length']]).toEqual([200, file.headers()['content-length']])
  })
  await test.step('a refund locks the photos again, without a reload and at every URL', async () => {
    await expect(page.getByText('Photos Unlocked!')).toBeVisible()
    await studio.goto(`/invoices?search=${invoiceNumber}`)
    await studio.getByRole('button', { name: /^More actions/ }).click()
    await studio.getByRole('button', { name: 'Refund', exact: true }).click()
    const dialog = studio.getByRole('dialog', { name: /^Refund / })
    await dialog.getByLabel('Reason').fill('The twilight photos were left out')
    await expect(dialog.getByText(/The photos lock again/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Record refund', exact: true }).click()
    await expect(studio.getByText('$498.00 refunded').first()).toBeVisible()
    await expect(page.getByText('Photos Unlocked!')).toHaveCount(0, { timeout: 20_000 })
    expect((await page.request.get(zipAddress)).status()).toBe(404)
    await expect(page.getByText(lockedTourText)).toBeVisible()
    await expect(tour.getByRole('link')).toHaveCount(0)
    await expect(tour.locator('iframe')).toHaveCount(0)
    expect(await (await page.request.get(`/photo-view?${query}`)).text()).not.toContain('matterport.com')
    for (const variant of ['original', 'print', 'web', 'screen', 'tile']) {
      const response = await page.request.get(`/api/photos/${photoIds[2]}/${variant}`, { maxRedirects: 0 })
      expect(response.status(), variant).toBe(404)
    }
  })
})
