import { expect, type Page } from '@playwright/test'
import { agreeToCancellation } from '@/e2e/support/agreed-text'
import { anyTime, chooseTime, sendPhotos } from '@/e2e/support/journey-steps'
import { makeJpegFiles } from '@/e2e/support/jpeg-files'
import { makePerson } from '@/e2e/support/people'
import { addStoredCard } from '@/e2e/support/stored-card'
import { test } from '@/e2e/support/test'
import { itemAddedToast, itemsTexts, removeItemTexts } from '@/lib/booking/bookings/words/items'
import { paymentTitle } from '@/lib/booking/bookings/words/situation'
import { toPaymentLabel } from '@/lib/booking/bookings/words/steps'
import {
  addBandLabel,
  cellLabel,
  extraPhotoLabel,
  newServiceTitle,
  pricingNames,
  repeatedLimitText,
} from '@/lib/catalog/services/words/editor'
import { describeLine, requestQuoteText, unpricedText } from '@/lib/catalog/services/words/orders'
import { askUsText, extraPhotosText, fromText } from '@/lib/catalog/services/words/prices'
import {
  basementLabel,
  missingSizeTexts,
  otherBuildingsLabel,
  squareFeetLabel,
} from '@/lib/catalog/services/words/sizes'
import { addExtraPhotosText, extraPhotosName, extrasTexts } from '@/lib/photos/deliveries/words/deliveries'
import { addDays, dateToDatabase, timeToDatabase } from '@/lib/platform/time/calendar-date'
import { todayIn } from '@/lib/platform/time/clock'

const name = `Harbor Photos ${Date.now() % 100_000}`
const street = `${1000 + (Date.now() % 9000)} Copperleaf Road`
const line = describeLine({ name, band: '1,501–3,500 sq ft', packageName: null })
const addOn = {
  id: 'rush_delivery',
  kind: 'ADD_ON',
  category: 'OTHER',
  name: 'Rush Delivery',
  description: 'Ready the same day.',
  duration: 'Same day',
  durationMinutes: 0,
  priceCents: 4500,
} as const
const bands = [
  ['1500', '225', '60', '28'],
  ['3500', '350', '90', '1'],
]

test('a service priced by size is set up, booked for a 3,200 sq ft house, and invoiced with extras', async ({
  newPage,
  database,
  signIn,
}) => {
  const photographer = await makePerson(database, 'photographer', 'Sable Winslow')
  const client = await makePerson(database, 'client', 'Petra Lindqvist')
  await database.availabilitySlot.create({
    data: {
      photographerId: photographer.profileId,
      date: dateToDatabase(addDays(todayIn('America/New_York'), 3)),
      startTime: timeToDatabase('09:00'),
      endTime: timeToDatabase('12:00'),
    },
  })
  await addStoredCard(database, client.profileId)
  const studio = await newPage()
  const page = await newPage()
  await signIn(studio, photographer.email)
  await signIn(page, client.email)

  await test.step('the photographer adds the bands and sees what a house costs', async () => {
    await addSizedService(studio)
    await expect(studio.getByText('A 3,200 sq ft house: $350.00, 90 minutes, 1 photo')).toBeVisible()
    const row = (number: number) => studio.getByRole('row').nth(number)
    await expect(row(2)).toHaveAttribute('aria-current', 'true')
    await studio.getByRole('slider').fill('1400')
    await expect(row(1)).toHaveAttribute('aria-current', 'true')
    await expect(studio.getByText('A 1,400 sq ft house: $225.00, 60 minutes, 28 photos')).toBeVisible()
  })
  await test.step('a limit that is there twice is marked in its cell', async () => {
    const limit = studio.getByLabel(cellLabel('Up to sq ft', 1))
    await limit.fill('1500')
    await studio.getByRole('button', { name: 'Add service' }).click()
    await expect(studio.getByText(repeatedLimitText)).toBeVisible()
    await expect(limit).toBeFocused()
    await limit.fill('3,500')
    await studio.getByRole('button', { name: 'Add service' }).click()
    await expect(studio.getByText('Service added')).toBeVisible()
    await studio.waitForURL('**/settings/services')
  })
  await test.step('the client sees a starting price, enters the size, and books', async () => {
    await page.goto('/book')
    await page.getByRole('checkbox', { name }).check()
    await expect(page.getByText(fromText('$225.00')).first()).toBeVisible()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText(missingSizeTexts.squareFeet)).toBeVisible()
    await expect(page.getByLabel(squareFeetLabel)).toBeFocused()
    await page.getByLabel(squareFeetLabel).fill('12,000')
    const summary = page.getByRole('complementary', { name: 'Selected services' })
    await expect(summary).toContainText(askUsText)
    await expect(summary).not.toContainText('$')
    await expect(summary.getByRole('alert')).toContainText(unpricedText(name, 'too-large'))
    await expect(page.getByRole('button', { name: 'Continue' })).toHaveCount(0)
    await expect(summary.getByRole('link', { name: requestQuoteText })).toHaveAttribute(
      'href',
      /^\/portfolio\/quote\?services=/,
    )
    await page.getByLabel(squareFeetLabel).fill('2,400')
    await expect(summary).toContainText('$350.00')
    await page.getByText(otherBuildingsLabel).click()
    await page.getByLabel(basementLabel).fill('800')
    await expect(page.getByRole('complementary').getByText(line)).toBeVisible()
    await page.reload()
    await expect(page.getByLabel(squareFeetLabel)).toHaveValue('2400')
    await page.getByRole('button', { name: 'Continue' }).click()
    await chooseTime(page, anyTime, photographer.fullName)
    await page.getByRole('button', { name: toPaymentLabel }).click()
    await page.getByLabel('Property address').fill(`${street}, Asheville, NC 28804`)
    await agreeToCancellation(page)
    await page.getByRole('button', { name: 'Complete Booking' }).click()
    await page.waitForURL('**/dashboard')
  })
  const { id } = await database.booking.findFirstOrThrow({ where: { clientId: client.profileId } })
  await test.step('the booking shows the size, the band, and the price', async () => {
    await page.goto(`/booking/${id}`)
    const facts = page.getByRole('region', { name: 'The shoot' })
    await expect(facts).toContainText('2,400 sq ft, basement 800 sq ft')
    await expect(page.getByRole('region', { name: paymentTitle })).toContainText(`${line} $350.00`)
    await expect(facts).toContainText(extraPhotosText('$10.00'))
    await expect(facts).toContainText('09:00 – 12:00')
    await expect(page.locator('html')).toHaveAttribute('data-live', 'on')
  })
  await test.step('the photographer adds an item, and the client’s open page shows it', async () => {
    await studio.goto(`/booking/${id}`)
    await studio.getByRole('button', { name: 'More actions' }).click()
    await studio.getByRole('button', { name: itemsTexts.add }).click()
    const dialog = studio.getByRole('dialog')
    await dialog.getByLabel('Name').fill('Key pickup')
    await dialog.getByLabel('Price').fill('20')
    await dialog.getByRole('button', { name: itemsTexts.add }).click()
    await expect(studio.getByText(itemAddedToast)).toBeVisible()
    await expect(studio.getByRole('button', { name: removeItemTexts('Key pickup').label })).toBeVisible()
    await expect(page.getByRole('region', { name: paymentTitle })).toContainText('$370.00')
  })
  await test.step('the photographer charges for two more photos and an add-on', async () => {
    await database.booking.update({ where: { id }, data: { status: 'COMPLETED' } })
    await database.service.create({ data: addOn })
    const charge = async () => {
      await studio.getByRole('button', { name: addExtraPhotosText(2, '$20.00') }).click()
      await studio.getByRole('button', { name: extrasTexts.fromCatalog }).click()
      await studio.getByRole('button', { name: addOn.name }).click()
    }
    await sendPhotos(studio, { street, amount: '370.00', files: await makeJpegFiles(3), charge })
    const invoice = await database.invoice.findFirstOrThrow({
      where: { bookingId: id },
      include: { lines: { orderBy: { position: 'asc' } } },
    })
    expect(invoice.amountCents).toBe(43_500)
    expect(invoice.lines).toMatchObject([
      { description: line, amountCents: 35_000, kind: 'SERVICE' },
      { description: 'Key pickup', amountCents: 2000, kind: 'OTHER' },
      { description: extraPhotosName(2), amountCents: 2000, kind: 'OTHER' },
      { description: addOn.name, amountCents: 4500, kind: 'SERVICE', serviceId: addOn.id },
    ])
  })
})

async function addSizedService(studio: Page) {
  await studio.goto('/settings/services')
  await expect(studio.locator('html')).toHaveAttribute('data-live', 'on')
  await studio.getByRole('link', { name: 'Add service' }).click()
  const form = studio.getByRole('form', { name: newServiceTitle })
  await form.getByLabel('Name').fill(name)
  await form.getByLabel('Description').fill('As many photos as the house needs.')
  await form.getByLabel('Displayed duration').fill('1-2 hours')
  await form.getByRole('button', { name: pricingNames.bySize }).click()
  await form.getByRole('textbox', { name: new RegExp(`^${extraPhotoLabel} ?USD`) }).fill('10')
  await form.getByRole('button', { name: addBandLabel }).click()
  for (const [index, [upTo = '', price = '', minutes = '', photos = '']] of bands.entries()) {
    const field = (label: string) => form.getByLabel(cellLabel(label, index))
    await field('Up to sq ft').fill(upTo)
    await field('Price').fill(price)
    await field('Minutes').fill(minutes)
    await field('Photos').fill(photos)
  }
}
