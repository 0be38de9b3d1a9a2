import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expectAccessible } from '@/e2e/support/accessibility'
import { sendPhotos } from '@/e2e/support/journey-steps'
import { makeJpegFiles } from '@/e2e/support/jpeg-files'
import { makePerson, type Person } from '@/e2e/support/people'
import {
  expectOldEnough,
  expectUnbranded,
  messageField,
  openVisitor,
  userAgent,
} from '@/e2e/support/property-page-steps'
import { addShotBooking, setPaid, waitForPhotos } from '@/e2e/support/shot-booking'
import { studioName, test } from '@/e2e/support/test'
import { addDays } from '@/lib/platform/calendar-date'
import { todayIn } from '@/lib/platform/clock'
import { editedByOthersText } from '@/lib/platform/words'
import {
  creditText,
  inquirySentTitle,
  inquirySubject,
  inquiryTitle,
  pageGoneTitle,
  publishedText,
  savedText,
  takenDownText,
  tourLabel,
} from '@/lib/property-pages/words'
import type { PrismaClient } from '@/prisma/generated/client'

// A client publishes the page of a property, strangers visit it and ask, and the unbranded tour names nobody.

const street = `${1000 + (Date.now() % 9000)} Hawthorn Terrace`
const company = 'Whitlock Realty'
const phone = '+1 828 555 0166'

let client: Person
let deliveryId: string
let bookingId: string
let editor: string

test('a property is published, visited, asked about, printed, and taken down', async ({
  newPage,
  database,
  signIn,
  sandbox,
  browser,
}) => {
  client = await makePerson(database, 'client', 'Edith Marlowe')
  const photographer = await makePerson(database, 'photographer', 'Hugo Lind')
  await database.profile.update({ where: { id: client.profileId }, data: { company, phone } })
  bookingId = await addShotBooking(database, { client, photographer, street })
  const studio = await newPage()
  await signIn(studio, photographer.email)
  const page = await newPage()
  await signIn(page, client.email)
  const visitor = await openVisitor(browser)
  let pageUrl = ''
  let tourUrl = ''

  await test.step('it can be published once the photos are paid', async () => {
    await sendPhotos(studio, { street, amount: '498.00', files: await makeJpegFiles(5) })
    deliveryId = (await database.mediaDelivery.findFirstOrThrow({ where: { bookingId } })).id
    editor = `/photo-view/property-page?booking_id=${bookingId}&delivery_id=${deliveryId}`
    expect((await page.request.get(editor)).status()).toBe(404)
    await setPaid(database, deliveryId, true)
    await waitForPhotos(database, deliveryId, 5)
    await describePhotos(database)
    await page.goto(`/photo-view?booking_id=${bookingId}&delivery_id=${deliveryId}`)
    await page.getByRole('link', { name: 'Property page' }).click()
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByText(publishedText).first()).toBeVisible()
    pageUrl = await page.getByLabel('Page', { exact: true }).inputValue()
    tourUrl = await page.getByLabel(tourLabel, { exact: true }).inputValue()
    expect(new URL(pageUrl).pathname).toMatch(/^\/p\/\d+-hawthorn-terrace-asheville$/)
  })

  await test.step('its facts are edited', async () => {
    await page.getByLabel('Headline').fill('A bright house on a quiet street')
    await page
      .getByLabel('Description')
      .fill(`Oak floors throughout. Call Edith Marlowe at ${phone}. Photos by ${studioName}.`)
    await page.getByLabel('Price').fill('a lot')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByLabel('Price')).toBeFocused()
    await page.getByLabel('Price').fill('$485,000')
    await page.getByLabel('Bedrooms').fill('3')
    await page.getByLabel('Film').fill('https://vimeo.com/76979871')
    await page.getByRole('button', { name: 'Add open house' }).click()
    const row = page.getByRole('group', { name: 'Open house 1' })
    await row.getByLabel('Date').fill(addDays(todayIn('America/New_York'), 3))
    await row.getByLabel('From').fill('13:00')
    await row.getByLabel('To').fill('15:00')
    await page.getByRole('checkbox', { name: 'Photo 5' }).uncheck()
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByText(savedText).first()).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('two tabs keep both versions', async () => {
    const other = await newPage()
    await signIn(other, client.email)
    await other.goto(page.url())
    await page.getByLabel('Lot').fill('0.34 acres')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByText('Everything is saved')).toBeVisible()
    await other.getByLabel('Bedrooms').fill('4')
    await other.getByRole('button', { name: 'Save changes' }).click()
    await expect(other.getByText(editedByOthersText, { exact: true })).toBeVisible()
    await expect(other.getByLabel('Bedrooms')).toHaveValue('4')
    await other.getByRole('button', { name: 'Use their version' }).click()
    await expect(other.getByLabel('Bedrooms')).toHaveValue('3')
    await expect(other.getByLabel('Lot')).toHaveValue('0.34 acres')
    await page.getByLabel('Built').fill('1924')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByText('Everything is saved')).toBeVisible()
    await other.getByLabel('Bathrooms').fill('2.5')
    await other.getByRole('button', { name: 'Save changes' }).click()
    await other.getByRole('button', { name: 'Keep my changes' }).click()
    await other.getByRole('button', { name: 'Save changes' }).click()
    await expect(other.getByText(savedText).first()).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Bathrooms')).toHaveValue('2.5')
  })

  await test.step('a stranger sees it, on a phone and in both themes', async () => {
    const response = await visitor.goto(pageUrl)
    expect(await response?.headerValue('etag'), 'it comes from the cache').toBeTruthy()
    await expect(visitor.locator('meta[name="robots"]'), 'search engines may list it').toHaveCount(0)
    expect(await (await visitor.request.get('/robots.txt')).text()).toContain('Allow: /p/\n')
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(street)
    const main = visitor.getByRole('main')
    await expect(main).toContainText('1:00 PM – 3:00 PM E')
    for (const text of ['$485,000', 'Oak floors', 'Edith Marlowe', company, phone, creditText(studioName)])
      await expect(main).toContainText(text)
    await expect(main.getByRole('link', { name: /^Open photo/ })).toHaveCount(4)
    await expect(main.getByText('Virtually staged')).toBeVisible()
    await expect(main.getByRole('heading', { name: 'Floor plan' })).toBeVisible()
    await expect(main.getByRole('link', { name: 'Watch the film on Vimeo' })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    )
    const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
    expect(await visitor.evaluate(overflow)).toBe(0)
    for (const colorScheme of ['light', 'dark'] as const) {
      await visitor.emulateMedia({ colorScheme })
      await expectAccessible(visitor)
    }
    await main.getByRole('link', { name: /^Open photo 2/ }).click()
    await expect(visitor.getByRole('dialog')).toContainText('2 / 4')
    await visitor.keyboard.press('ArrowRight')
    await expect(visitor.getByRole('dialog')).toContainText('3 / 4')
    await visitor.keyboard.press('Escape')
    await expect(visitor.getByRole('dialog')).toHaveCount(0)
    const calendar = await visitor.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')
    const file = await (await visitor.request.get(calendar ?? '')).text()
    expect(file).toContain(`SUMMARY:Open house: ${street}`)
  })

  await test.step('a question arrives as an email, and replies go to the stranger', async () => {
    await visitor.getByLabel('Full name').fill('Ida Fenwick')
    await visitor.getByLabel('Email').fill('not an address')
    await messageField(visitor).fill('Is the yard fenced?')
    await expectOldEnough(visitor)
    await visitor.getByRole('button', { name: 'Send message' }).click()
    await expect(visitor.getByLabel('Email')).toBeFocused()
    await visitor.getByLabel('Email').fill('ida@fenwick.test')
    await visitor.getByRole('button', { name: 'Send message' }).click()
    await expect(visitor.getByText(inquirySentTitle)).toBeVisible()
    const email = await sandbox.latestEmailTo(client.email, inquirySubject('Ida Fenwick', street))
    expect(email.text).toContain('Is the yard fenced?')
    expect(JSON.stringify(email)).toContain('ida@fenwick.test')
    await page.reload()
    const inquiries = page.getByRole('region', { name: 'Inquiries' })
    await expect(inquiries).toContainText('Is the yard fenced?')
    await inquiries.getByRole('button', { name: 'Delete the inquiry of Ida Fenwick' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete inquiry' }).click()
    await expect(inquiries).not.toContainText('Is the yard fenced?')
  })

  await test.step('the tour names nobody, in any byte', async () => {
    const tour = await openVisitor(browser)
    await expectUnbranded(tour, tourUrl, [
      'Edith',
      'Marlowe',
      studioName,
      company,
      client.email,
      phone,
      phone.replaceAll(' ', ''),
      '555 0166',
      new URL(pageUrl).pathname,
      'vimeo',
      'mailto:',
      'tel:',
    ])
    await expect(tour.getByRole('main').getByText('Oak floors throughout.', { exact: true })).toBeVisible()
    await expect(tour.getByRole('heading', { name: inquiryTitle })).toHaveCount(0)
    await tour.context().close()
  })

  await test.step('only strangers are counted', async () => {
    await page.goto(pageUrl)
    await expect
      .poll(() =>
        database.propertyPageView.findMany({
          where: { page: { deliveryId } },
          select: { pageViews: true, tourViews: true },
        }),
      )
      .toEqual([{ pageViews: 1, tourViews: 1 }])
    await page.goto(editor)
    await expect(page.getByRole('region', { name: 'Views' })).toContainText('1 page view and 1 tour view')
  })

  await test.step('the flyer is a PDF of one page, and the code an SVG', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download flyer' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^\d+-hawthorn-terrace-asheville-flyer\.pdf$/)
    const bytes = new Uint8Array(await readFile(await download.path()))
    const flyer = await getDocument({ data: bytes, verbosity: 0 }).promise
    expect(flyer.numPages).toBe(1)
    const { items } = await (await flyer.getPage(1)).getTextContent()
    const text = items.map((item) => ('str' in item ? item.str : '')).join(' ')
    for (const words of [street, '$485,000', 'Edith Marlowe']) expect(text).toContain(words)
    const code = await page.getByRole('link', { name: 'Download QR code' }).getAttribute('href')
    expect(await (await page.request.get(code ?? '')).text()).toMatch(/^<svg /)
  })

  await test.step('it disappears while the photos are not paid', async () => {
    const picture = await visitor.getByRole('link', { name: /^Open photo 1/ }).getAttribute('href')
    const addresses = [pageUrl, tourUrl, picture ?? '']
    const statuses = () =>
      Promise.all(addresses.map(async (url) => (await visitor.request.get(url)).status()))
    expect(await statuses()).toEqual([200, 200, 200])
    await setPaid(database, deliveryId, false)
    expect(await statuses()).toEqual([404, 404, 404])
    await setPaid(database, deliveryId, true)
    expect(await statuses()).toEqual([200, 200, 200])
  })

  await test.step('it is taken down after a confirmation, and published at the same address', async () => {
    await page.getByRole('button', { name: 'Take down' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Take down' }).click()
    await expect(page.getByText(takenDownText).first()).toBeVisible()
    await visitor.goto(pageUrl)
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(pageGoneTitle)
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByRole('link', { name: 'Open page' })).toHaveAttribute('href', pageUrl)
    await visitor.goto(pageUrl)
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(street)
  })

  await test.step('without JavaScript, photos open as files and a question can be asked', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false, userAgent })
    const plain = await context.newPage()
    await plain.goto(pageUrl)
    await expect(plain.getByRole('main')).toContainText('Oak floors')
    await expect(plain.getByLabel('Full name')).toBeHidden()
    await plain.getByRole('link', { name: 'Write a message' }).click()
    await plain.getByLabel('Full name').fill('Otto Plain')
    await plain.getByLabel('Email').fill('otto@plain.test')
    await messageField(plain).fill('When was the roof replaced?')
    await expectOldEnough(plain)
    await plain.getByRole('button', { name: 'Send message' }).click()
    await expect(plain.getByText(inquirySentTitle)).toBeVisible()
    await sandbox.latestEmailTo(client.email, inquirySubject('Otto Plain', street))
    await plain.getByRole('link', { name: /^Open photo 1/ }).click()
    await expect(plain).toHaveURL(/\/screen$/)
    await context.close()
  })
  await visitor.context().close()
})

async function describePhotos(database: PrismaClient) {
  const photos = await database.photo.findMany({ where: { deliveryId }, orderBy: { position: 'asc' } })
  await database.photo.update({
    where: { id: photos[1]?.id ?? '' },
    data: { room: 'LIVING_ROOM', caption: 'Edith Marlowe recommends it', alterations: ['VIRTUALLY_STAGED'] },
  })
  await database.photo.update({ where: { id: photos[3]?.id ?? '' }, data: { room: 'FLOOR_PLAN' } })
}
