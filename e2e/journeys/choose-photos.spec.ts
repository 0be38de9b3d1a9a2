import { expect, type Page } from '@playwright/test'
import { fromBufferPromise } from 'yauzl'
import { expectPaymentSuccess, payOnCheckout, sendPhotos } from '@/e2e/support/journey-steps'
import { makeJpegFiles } from '@/e2e/support/jpeg-files'
import { makePerson } from '@/e2e/support/people'
import { addShotBooking } from '@/e2e/support/shot-booking'
import { test } from '@/e2e/support/test'
import { chooseTexts, chosenLine, offerTexts } from '@/lib/deliveries/words/choosing'
import { licenseFileName } from '@/lib/licenses/words'

const street = `${1000 + (Date.now() % 9000)} Quince Orchard Road`
const fullVariants = ['tile', 'screen', 'web', 'print', 'original']

test('a client chooses four of five photos, pays for exactly those, and later buys the fifth', async ({
  newPage,
  database,
  signIn,
}) => {
  const client = await makePerson(database, 'client', 'Quinta Marlowe')
  const photographer = await makePerson(database, 'photographer', 'Osric Vane')
  const bookingId = await addShotBooking(database, { client, photographer, street })
  await database.bookedService.create({
    data: {
      ...{ bookingId, serviceId: 'photo_shoot', name: 'Photo Shoot', priceCents: 49_800, position: 0 },
      ...{ photosIncluded: 3, extraPhotoCents: 1500 },
    },
  })
  const files = await makeJpegFiles(5)
  const page = await newPage()
  const studio = await newPage()
  await signIn(page, client.email)
  await signIn(studio, photographer.email)

  await test.step('the photographer lets the client choose, at what was booked', async () => {
    const charge = async () => {
      await studio.getByLabel(offerTexts.label).check()
      await expect(studio.getByLabel(offerTexts.included)).toHaveValue('3')
      await expect(studio.getByLabel(offerTexts.price)).toHaveValue('15.00')
    }
    await sendPhotos(studio, { street, amount: '498.00', files, charge })
  })
  const delivery = await database.mediaDelivery.findFirstOrThrow({
    where: { bookingId },
    select: { id: true, photos: { select: { id: true }, orderBy: { position: 'asc' } } },
  })
  const ids = delivery.photos.map(({ id }) => id)
  const address = `/photo-view?booking_id=${bookingId}&delivery_id=${delivery.id}`

  await test.step('every photo has a watermark, and no full one is at any URL', async () => {
    await page.goto(address)
    await expect(page.getByRole('heading', { name: chooseTexts.title })).toBeVisible()
    await expect(page.locator('main img[src*="/thumbnail"]')).toHaveCount(5, { timeout: 60_000 })
    await expectOpened(page, ids, [])
  })
  await test.step('ticks are saved at once, by keyboard too, and show in another tab', async () => {
    const other = await page.context().newPage()
    await other.goto(address)
    for (const number of [1, 2, 4]) await tick(page, number).check()
    await tick(other, 5).focus()
    await other.keyboard.press('Space')
    await expect(bar(page)).toContainText('4 chosen, 1 extra photo for $15.00. $513.00 to pay in all.')
    await expect(page.getByText('$498.00')).toHaveCount(0)
    await page.reload()
    for (const number of [1, 2, 4, 5]) await expect(tick(page, number)).toBeChecked()
    await other.close()
  })
  await test.step('confirming puts the extra photo on the invoice, which the client then pays', async () => {
    await confirm(page, '$513.00')
    await expect(bar(page)).toContainText('4 confirmed. $513.00 to pay in all.')
  })
  await test.step('the client takes it back, and confirms it again', async () => {
    await bar(page).getByRole('button', { name: chooseTexts.takeBack }).click()
    await expect(page.getByText(chooseTexts.takenBack)).toBeVisible()
    await tick(page, 5).uncheck()
    await expect(bar(page)).toContainText('3 chosen. $498.00 to pay in all.')
    await tick(page, 5).check()
    await confirm(page, '$513.00')
    await page.goto(`/photo-gallery?booking_id=${bookingId}`)
    await expect(page.getByText('4 confirmed. $513.00 to pay in all.')).toBeVisible()
    await page.goto(address)
  })
  await test.step('the client pays for exactly those', async () => {
    const invoice = await database.invoice.findFirstOrThrow({
      where: { bookingId, status: 'PENDING' },
      include: { lines: { orderBy: { position: 'asc' } } },
    })
    expect(invoice.lines.at(-1)).toMatchObject({ description: chosenLine(1), amountCents: 1500 })
    await page.getByRole('button', { name: 'Pay Now' }).click()
    await page.waitForURL(/\/checkout\//)
    await payOnCheckout(page, { name: client.fullName, email: client.email }, '4242424242424242')
    await expectPaymentSuccess(page)
  })
  await test.step('exactly the four are unlocked, also in the ZIP', async () => {
    await page.goto(address)
    await expect(page.getByText('Photos Unlocked!')).toBeVisible({ timeout: 20_000 })
    await expect(page.getByRole('heading', { name: chooseTexts.moreTitle })).toBeVisible()
    await expectOpened(page, ids, [0, 1, 3, 4])
    expect(await zippedNames(page, delivery.id)).toEqual([
      ...[0, 1, 3, 4].map((place) => files[place]?.name),
      licenseFileName,
    ])
    await expect(page.getByRole('link', { name: 'Download All Photos' })).toHaveCount(0)
  })
  await test.step('the studio sees what was chosen', async () => {
    await studio.goto(address)
    await expect(studio.getByRole('region', { name: offerTexts.title })).toContainText('4 sold')
  })
  await test.step('the fifth comes on an invoice of its own, and unlocks once that is paid', async () => {
    await tick(page, 3).check()
    await expect(bar(page)).toContainText(
      '4 unlocked, 1 chosen, 1 extra photo for $15.00. $15.00 to pay in all.',
    )
    await confirm(page, '$15.00')
    await expect(bar(page)).toContainText('4 unlocked, 1 confirmed. $15.00 to pay in all.')
    await expectOpened(page, ids, [0, 1, 3, 4])
    await page.getByRole('link', { name: 'Pay $15.00' }).click()
    await page.waitForURL(/\/invoices\//)
    await page.getByRole('button', { name: 'Pay Now' }).first().click()
    await page.waitForURL(/\/checkout\//)
    await payOnCheckout(page, { name: client.fullName, email: client.email }, '4242424242424242')
    await expectPaymentSuccess(page)
    await page.goto(address)
    await expectOpened(page, ids, [0, 1, 2, 3, 4])
    expect(await zippedNames(page, delivery.id)).toEqual([...files.map(({ name }) => name), licenseFileName])
    await expect(page.getByRole('link', { name: 'Download All Photos' })).toBeVisible()
  })
})

function bar(page: Page) {
  return page.getByRole('region', { name: 'Your choice' })
}

/** Confirms what is ticked, by the button that names this sum. */
async function confirm(page: Page, sum: string) {
  await bar(page)
    .getByRole('button', { name: `${chooseTexts.confirm} · ${sum}` })
    .click()
  await expect(page.getByText(chooseTexts.confirmed)).toBeVisible()
}

function tick(page: Page, number: number) {
  return page.getByRole('checkbox', { name: `Choose Photo ${number}` })
}

/** Expects these photos to be available in full to the page's person, and the others at no URL. */
async function expectOpened(page: Page, ids: readonly string[], opened: readonly number[]) {
  for (const [place, id] of ids.entries()) {
    for (const variant of fullVariants) {
      const response = await page.request.get(`/api/photos/${id}/${variant}`, { maxRedirects: 0 })
      const isOpen = [200, 302].includes(response.status())
      expect(isOpen, `photo ${place + 1} as ${variant}`).toBe(opened.includes(place))
    }
  }
}

async function zippedNames(page: Page, deliveryId: string): Promise<string[]> {
  const response = await page.request.get(`/api/deliveries/${deliveryId}/zip?size=original&photos=all`)
  const zip = await fromBufferPromise(await response.body())
  const names: string[] = []
  for await (const entry of zip.eachEntry()) names.push(entry.fileName)
  return names
}
