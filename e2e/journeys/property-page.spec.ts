import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expectAccessible, seriousViolations } from '@/e2e/support/accessibility'
import { addDeliveredPhotos } from '@/e2e/support/delivered-photos'
import { openDetails } from '@/e2e/support/delivery-details'
import { makeJpegFiles } from '@/e2e/support/jpeg-files'
import { makePerson } from '@/e2e/support/people'
import {
  expectOldEnough,
  expectUnbranded,
  messageField,
  openVisitor,
  userAgent,
} from '@/e2e/support/property-page-steps'
import { readPage } from '@/e2e/support/read-page'
import { setPaid } from '@/e2e/support/shot-booking'
import { studioName, test } from '@/e2e/support/test'
import { lightTodayTitle } from '@/lib/calendar/light/words'
import {
  addMessageText,
  anotherDayLabel,
  creditText,
  fieldErrors,
  inquirySentTitle,
  inquirySubject,
  inquiryTitle,
  pageGoneTitle,
  publishedText,
  requestShowingText,
  savedText,
  takenDownText,
  tourLabel,
} from '@/lib/photos/property-pages/words'
import { addDays } from '@/lib/platform/time/calendar-date'
import { todayIn } from '@/lib/platform/time/clock'
import { editedByOthersText } from '@/lib/platform/words'
import type { PrismaClient } from '@/prisma/generated/client'

// A client publishes the page of a property, strangers visit it and ask, and the unbranded tour names nobody.

const street = `${1000 + (Date.now() % 9000)} Hawthorn Terrace`
const company = 'Whitlock Realty'
const phone = '+1 828 555 0166'

test('a property is published, visited, asked about, printed, and taken down', async ({
  newPage,
  database,
  signIn,
  sandbox,
  browser,
}) => {
  const client = await makePerson(database, 'client', 'Edith Marlowe')
  const photographer = await makePerson(database, 'photographer', 'Hugo Lind')
  await database.profile.update({ where: { id: client.profileId }, data: { company, phone } })
  const { query, bookingId, deliveryId, photoIds } = await addDeliveredPhotos(database, sandbox, {
    client,
    photographer,
    street,
    files: await makeJpegFiles(5),
    isPaid: true,
  })
  const editor = `/photo-view/property-page?${query}`
  await describePhotos(database, photoIds)
  await database.booking.update({
    where: { id: bookingId },
    data: { latitude: 35.6, longitude: -82.55, placeSource: 'GEOCODER', facing: 225 },
  })
  const page = await newPage()
  await signIn(page, client.email)
  const visitor = await openVisitor(browser)
  let pageUrl = ''
  let tourUrl = ''

  await test.step('it is published from the photos', async () => {
    await page.goto(`/photo-view?${query}`)
    await openDetails(page)
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

  await test.step('of two tabs, the later one sees what the other saved', async () => {
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
    await other.getByLabel('Bathrooms').fill('2.5')
    await other.getByRole('button', { name: 'Save changes' }).click()
    await expect(other.getByText(savedText).first()).toBeVisible()
    const { content } = await database.propertyPage.findUniqueOrThrow({ where: { deliveryId } })
    expect(content).toMatchObject({ baths: 2.5, beds: 3, lot: '0.34 acres' })
    await other.context().close()
  })

  await test.step('a stranger sees it, on a phone and in both themes', async () => {
    const response = await visitor.goto(pageUrl)
    expect(await response?.headerValue('etag'), 'it comes from the cache').toBeTruthy()
    await expect(visitor.locator('meta[name="robots"]'), 'search engines may list it').toHaveCount(0)
    expect(await (await visitor.request.get('/robots.txt')).text()).toContain('Allow: /p/\n')
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(street)
    const main = visitor.getByRole('main')
    // The bar names the agent's brokerage over the cover, and the street below it.
    const bar = visitor.getByRole('banner')
    const [brand, address] = [bar.getByText(company, { exact: true }), bar.getByText(street, { exact: true })]
    await expect(brand).toBeVisible()
    await expect(address).toBeHidden()
    await visitor.getByRole('heading', { name: 'Location' }).scrollIntoViewIfNeeded()
    await expect(address).toBeVisible()
    await expect(brand).toBeHidden()
    await expect(main).toContainText(/This \w+, 1 to 3 PM/)
    for (const text of ['$485,000', 'Oak floors', 'Edith Marlowe', company, phone])
      await expect(main).toContainText(text)
    await expect(visitor.getByText(creditText(studioName), { exact: true })).toBeVisible()
    await expect(main.getByRole('link', { name: /^Open photo/ })).toHaveCount(4)
    await expect(main.getByText('Virtually staged')).toBeVisible()
    await expect(main.getByRole('heading', { name: 'Floor plan' })).toBeVisible()
    await expect(main.getByRole('link', { name: 'Watch the film on Vimeo' })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    )
    const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
    expect(await visitor.evaluate(overflow)).toBe(0)
    await expectAccessible(visitor)
    await expect(main.getByRole('heading', { name: lightTodayTitle })).toBeVisible()
    const sun = visitor.getByRole('slider', { name: 'Time of day' })
    const time = await sun.getAttribute('aria-valuetext')
    await sun.press('ArrowRight')
    await expect(sun).not.toHaveAttribute('aria-valuetext', time ?? '')
    await visitor.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(() => seriousViolations(visitor, ['color-contrast'])).toEqual([])
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
    await visitor.getByRole('link', { name: 'Schedule a showing' }).click()
    await visitor.getByRole('radio', { name: 'Afternoon' }).check()
    await visitor.getByRole('radio', { name: anotherDayLabel }).check()
    await visitor.getByLabel('Full name').fill('Ida Fenwick')
    await visitor.getByLabel('Email').fill('not an address')
    await visitor.getByText(addMessageText).click()
    await messageField(visitor).fill('Is the yard fenced?')
    await expectOldEnough(visitor)
    await visitor.getByRole('button', { name: requestShowingText }).click()
    await expect(visitor.getByLabel('Email')).toBeFocused()
    await visitor.getByLabel('Email').fill('ida@fenwick.test')
    await visitor.getByRole('button', { name: requestShowingText }).click()
    await expect(visitor.getByText(inquirySentTitle)).toBeVisible()
    const email = await sandbox.latestEmailTo(client.email, inquirySubject('Ida Fenwick', street))
    expect(email.text).toContain('Is the yard fenced?')
    expect(email.text).toContain("I'd like to see it in the afternoon.")
    expect(JSON.stringify(email)).toContain('ida@fenwick.test')
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
    await expect(tour.getByRole('heading', { name: lightTodayTitle })).toBeVisible()
    await tour.context().close()
  })

  await test.step('its editor shows the views of strangers, and the question until it is deleted', async () => {
    expect((await page.request.get(pageUrl)).status()).toBe(200)
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
    const inquiries = page.getByRole('region', { name: 'Inquiries' })
    await expect(inquiries).toContainText('Is the yard fenced?')
    await inquiries.getByRole('button', { name: 'Delete the inquiry of Ida Fenwick' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete inquiry' }).click()
    await expect(inquiries).not.toContainText('Is the yard fenced?')
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
    expect((await readPage(visitor.request, pageUrl)).headings).toContain(pageGoneTitle)
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByRole('link', { name: 'Open page' })).toHaveAttribute('href', pageUrl)
    expect((await readPage(visitor.request, pageUrl)).headings).toContain(street)
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
    await plain.getByText(addMessageText).click()
    await messageField(plain).fill('When was the roof replaced?')
    await expectOldEnough(plain)
    await plain.getByRole('button', { name: requestShowingText }).click()
    await expect(plain.getByText(inquirySentTitle)).toBeVisible()
    await sandbox.latestEmailTo(client.email, inquirySubject('Otto Plain', street))
    await plain.getByRole('link', { name: /^Open photo 1/ }).click()
    await expect(plain).toHaveURL(/\/screen$/)
    await context.close()
  })
  await visitor.context().close()
})

test('what is pressed before the script of the editor runs is not lost', async ({
  browser,
  database,
  sandbox,
  signIn,
}) => {
  const client = await makePerson(database, 'client', 'Una Hartwell')
  const photographer = await makePerson(database, 'photographer', 'Hugo Lind')
  const { query, deliveryId } = await addDeliveredPhotos(database, sandbox, {
    client,
    photographer,
    street: '77 Early Lane',
    isPaid: true,
  })
  const editor = `/photo-view/property-page?${query}`
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await signIn(page, client.email)
  const save = () => page.getByRole('button', { name: 'Save changes' }).click()
  const saved = () => database.propertyPage.findUnique({ where: { deliveryId } })

  await page.goto(editor)
  await page.getByLabel('Headline').fill('A bright home')
  await page.getByLabel('Price').fill('a lot')
  await save()
  await expect(page.getByText(fieldErrors.price)).toBeVisible()
  await expect(page.getByLabel('Price')).toHaveValue('a lot')
  await expect(page.getByLabel('Headline')).toHaveValue('A bright home')
  await page.getByLabel('Price').fill('485,000')
  await save()
  await expect(page.getByText('Everything is saved')).toBeVisible()
  expect((await saved())?.content).toMatchObject({ headline: 'A bright home', price: 485_000 })

  await page.getByLabel('Headline').fill('Mine')
  await database.propertyPage.update({ where: { deliveryId }, data: { version: { increment: 1 } } })
  await save()
  await expect(page.getByText(editedByOthersText, { exact: true })).toBeVisible()
  await expect(page.getByLabel('Headline')).toHaveValue('Mine')
  await context.close()
})

async function describePhotos(database: PrismaClient, photoIds: readonly string[]) {
  await database.photo.update({
    where: { id: photoIds[1] ?? '' },
    data: { room: 'LIVING_ROOM', caption: 'Edith Marlowe recommends it', alterations: ['VIRTUALLY_STAGED'] },
  })
  await database.photo.update({ where: { id: photoIds[3] ?? '' }, data: { room: 'FLOOR_PLAN' } })
}
