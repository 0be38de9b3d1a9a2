import { expect, type Page } from '@playwright/test'
import { fillCard } from '@/e2e/support/card-form'
import { chooseTime, sendPhotos } from '@/e2e/support/journey-steps'
import { makeJpegFiles } from '@/e2e/support/jpeg-files'
import { makePerson } from '@/e2e/support/people'
import { test } from '@/e2e/support/test'
import { toPaymentLabel } from '@/lib/bookings/words/steps'
import { addBandLabel, priceBasisLabel } from '@/lib/catalog/words/editor'
import { describeLine, unpricedText } from '@/lib/catalog/words/orders'
import { fromText } from '@/lib/catalog/words/prices'
import { basementLabel, squareFeetLabel } from '@/lib/catalog/words/sizes'
import { addDays, dateToDatabase, timeToDatabase } from '@/lib/platform/calendar-date'
import { todayIn } from '@/lib/platform/clock'

const name = `Harbor Photos ${Date.now() % 100_000}`
const street = `${1000 + (Date.now() % 9000)} Copperleaf Road`
const line = describeLine({ name, band: '1,501–3,500 sq ft', packageName: null })
const bands = [
  ['1500', '225', '60', '28'],
  ['3500', '350', '90', '45'],
]

test('a service priced by size is set up, booked for a 3,200 sq ft house, and invoiced', async ({
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
  const studio = await newPage()
  const page = await newPage()
  await signIn(studio, photographer.email)
  await signIn(page, client.email)

  await test.step('the photographer adds the bands and sees what a house costs', async () => {
    await addSizedService(studio)
    await expect(studio.getByText('A 3,200 sq ft house: $350.00, 90 minutes, 45 photos')).toBeVisible()
    await studio.getByRole('dialog').getByRole('button', { name: 'Add service', exact: true }).click()
    await expect(studio.getByText('Service added')).toBeVisible()
  })
  await test.step('the client sees a starting price, enters the size, and books', async () => {
    await page.goto('/book')
    await page.getByRole('checkbox', { name }).check()
    await expect(page.getByText(fromText('$225.00')).first()).toBeVisible()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText(unpricedText(name, 'size-needed'))).toBeVisible()
    await expect(page.getByLabel(squareFeetLabel)).toBeFocused()
    await page.getByLabel(squareFeetLabel).fill('2,400')
    await page.getByLabel(basementLabel).fill('800')
    await expect(page.getByRole('complementary').getByText(line)).toBeVisible()
    await page.reload()
    await expect(page.getByLabel(squareFeetLabel)).toHaveValue('2400')
    await page.getByRole('button', { name: 'Continue' }).click()
    await chooseTime(page, / Sable$/)
    await page.getByRole('button', { name: toPaymentLabel }).click()
    await page.getByLabel('Property address').fill(`${street}, Asheville, NC 28804`)
    await fillCard(page, { name: client.fullName })
    await page.getByRole('button', { name: 'Complete Booking' }).click()
    await page.waitForURL('**/dashboard')
  })
  const { id } = await database.booking.findFirstOrThrow({ where: { clientId: client.profileId } })
  await test.step('the booking shows the size, the band, and the price', async () => {
    await page.goto(`/booking/${id}`)
    const facts = page.getByRole('region', { name: 'The shoot' })
    await expect(facts).toContainText('2,400 sq ft, basement 800 sq ft')
    await expect(facts).toContainText(`${line} $350.00`)
    await expect(facts).toContainText('09:00 – 12:00')
  })
  await test.step('the invoice has the line of the band', async () => {
    await database.booking.update({ where: { id }, data: { status: 'COMPLETED' } })
    await sendPhotos(studio, { street, amount: '350.00', files: await makeJpegFiles() })
    const invoice = await database.invoice.findFirstOrThrow({
      where: { bookingId: id },
      include: { lines: true },
    })
    expect(invoice.amountCents).toBe(35_000)
    expect(invoice.lines).toMatchObject([{ description: line, amountCents: 35_000, kind: 'SERVICE' }])
  })
})

async function addSizedService(studio: Page) {
  await studio.goto('/settings/services')
  await expect(studio.locator('html')).toHaveAttribute('data-live', 'on')
  await studio.getByRole('button', { name: 'Add service' }).click()
  const dialog = studio.getByRole('dialog')
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('Description').fill('As many photos as the house needs.')
  await dialog.getByLabel('Displayed duration').fill('1-2 hours')
  await dialog.getByLabel(priceBasisLabel).selectOption('SQUARE_FEET')
  await dialog.getByRole('button', { name: addBandLabel }).click()
  for (const [index, [upTo = '', price = '', minutes = '', photos = '']] of bands.entries()) {
    const field = (label: string) => dialog.getByLabel(`${label}, band ${index + 1}`)
    await field('Up to').fill(upTo)
    await field('Price').fill(price)
    await field('Minutes').fill(minutes)
    await field('Photos').fill(photos)
  }
}
