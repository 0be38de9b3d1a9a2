import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import sharp from 'sharp'
import { sendPhotos } from '@/e2e/support/journey-steps'
import { makeCameraFiles } from '@/e2e/support/jpeg-files'
import { downloadMlsZip, expectToFit, readColor } from '@/e2e/support/mls-steps'
import { makePerson } from '@/e2e/support/people'
import {
  expectOldEnough,
  expectUnbranded,
  messageField,
  openVisitor,
} from '@/e2e/support/property-page-steps'
import {
  makeVersion,
  openComments,
  pinAt,
  requestChanges,
  revisionPanel,
  revisionThread,
} from '@/e2e/support/revision-steps'
import { addShotBooking, setPaid, waitForPhotos } from '@/e2e/support/shot-booking'
import { studioName, test } from '@/e2e/support/test'
import { saveTexts } from '@/lib/deliveries/words/arranging'
import { licenseFileName } from '@/lib/licenses/words'
import { drawQrCode } from '@/lib/platform/qr-code'
import { unzip } from '@/lib/platform/zip/unzip.fixture'
import {
  inquirySentTitle,
  inquirySubject,
  noLinksText,
  pageLabel,
  publishedText,
  tourLabel,
} from '@/lib/property-pages/words'

// What an agent does with delivered photos: arrange them, have one corrected twice, fit them to two boards, publish them.

const street = `${1000 + (Date.now() % 9000)} Bellwether Rise`

test('from twelve delivered photos to a published listing', async ({
  newPage,
  browser,
  database,
  signIn,
  sandbox,
}) => {
  const client = await makePerson(database, 'client', 'Winifred Ashdown')
  const photographer = await makePerson(database, 'photographer', 'Hugo Lind')
  const bookingId = await addShotBooking(database, { client, photographer, street })
  const studio = await newPage()
  await signIn(studio, photographer.email)
  const page = await newPage()
  await signIn(page, client.email)
  const versions = [await makeVersion('#a03030', 'second.jpg'), await makeVersion('#30a030', 'third.jpg')]
  let deliveryId = ''
  let query = ''

  await test.step('twelve photos arrive, and are paid', async () => {
    await sendPhotos(studio, { street, amount: '498.00', files: await makeCameraFiles() })
    deliveryId = (await database.mediaDelivery.findFirstOrThrow({ where: { bookingId } })).id
    query = `booking_id=${bookingId}&delivery_id=${deliveryId}`
    await setPaid(database, deliveryId, true)
    await waitForPhotos(database, deliveryId, 12)
  })

  await test.step('they are arranged: the last one first, with a room, a caption and an alteration', async () => {
    await page.goto(`/photo-view?${query}`)
    await page.getByRole('link', { name: 'Arrange', exact: true }).click()
    await expect(page.locator('html')).toHaveAttribute('data-live', 'on')
    const last = page.getByRole('button', { name: 'Move photo 12. Use the arrow keys.' })
    await last.hover()
    await page.mouse.down()
    await page.getByRole('button', { name: 'Photo 1', exact: true }).hover()
    await page.mouse.up()
    const first = () =>
      database.photo.findFirst({ where: { deliveryId, position: 0 }, select: { name: true } })
    await expect.poll(first).toEqual({ name: 'shoot-12.jpg' })
    const panel = page.getByRole('complementary', { name: 'Selected photos' })
    await page.getByRole('button', { name: 'Photo 1', exact: true }).click()
    await panel.getByLabel('Room').selectOption('Front exterior')
    await page.getByRole('button', { name: 'Photo 2', exact: true }).click()
    await panel.getByLabel('Room').selectOption('Living room')
    await panel.getByLabel('Caption').fill('Facing south')
    await panel.getByRole('checkbox', { name: 'Virtually staged' }).check()
    await expect(page.getByText(saveTexts.saved, { exact: true }).first()).toBeVisible()
    await expect
      .poll(() => database.photo.findFirst({ where: { deliveryId, position: 1 } }))
      .toMatchObject({ room: 'LIVING_ROOM', caption: 'Facing south', alterations: ['VIRTUALLY_STAGED'] })
  })

  await test.step('two rounds of changes, compared and approved', async () => {
    // A version takes the place of the photo, and keeps its name.
    const delivered = 'shoot-12.jpg'
    for (const [round, version] of versions.entries()) {
      await page.goto(`/photo-view?${query}`)
      await openComments(page, 1)
      await pinAt(page, { x: 0.3 + 0.4 * round, y: 0.4 }, `Change number ${round + 1}`)
      await requestChanges(page)
      await studio.goto(`/photo-view?${query}`)
      const changes = studio.getByRole('region', { name: 'Changes' })
      await changes.getByRole('button', { name: 'Upload new version' }).click()
      await studio.getByLabel(`New version of ${delivered}`).setInputFiles(version)
      await expect(studio.getByText(/· Uploaded$/)).toBeVisible({ timeout: 30_000 })
      await studio.getByRole('button', { name: 'Send to the client' }).click()
      await expect(changes.getByText(`Version ${round + 2} proposed`)).toBeVisible({ timeout: 60_000 })
      await page.goto(`/photo-view?${query}`)
      await page.getByRole('button', { name: 'Compare versions' }).first().click()
      await expect(page.getByAltText(`After: Version ${round + 2}`)).toBeVisible()
      await revisionPanel(page)
        .getByRole('button', { name: `Approve version ${round + 2}` })
        .click()
      await expect(revisionThread(page, `Change number ${round + 1}`)).toContainText('Resolved')
    }
    await waitForPhotos(database, deliveryId, 12)
  })

  await test.step('they fit two boards, in the new order and with the approved version', async () => {
    await page.goto(`/photo-view/mls?${query}`)
    for (const group of ['Will be adjusted', 'Ready'])
      await expect(page.getByRole('heading', { name: group, exact: true })).toBeVisible()
    const universal = await downloadMlsZip(page)
    expect(await expectToFit(universal, { width: 2048, height: 1536, bytes: 3_000_000 })).toHaveLength(12)
    expect([...universal.keys()].slice(0, 2)).toEqual(['01-front-exterior.jpg', '02-living-room.jpg'])
    expect(universal.get('captions.csv')?.toString()).toContain('Virtually staged. Facing south')
    expect(universal.get(licenseFileName)?.toString()).toContain('Winifred Ashdown')
    const [red = 0, green = 0] = await readColor(universal.get('01-front-exterior.jpg'))
    expect(green - red, 'the approved version is green').toBeGreaterThan(80)
    await page.getByRole('combobox', { name: 'Board' }).selectOption({ label: 'SmartMLS, Connecticut' })
    await expect(page.getByText('“Virtually staged” written on the photo')).toBeVisible()
    await expect(page.getByText(noLinksText)).toBeVisible()
    const smart = await downloadMlsZip(page)
    const measured = await expectToFit(smart, { width: 2048, height: 1536, bytes: 19_900_000 })
    expect(measured).toHaveLength(12)
    for (const { width, height } of measured) expect(Math.abs(width / height - 4 / 3)).toBeLessThan(0.02)
    const original = await page.request.get(`/api/deliveries/${deliveryId}/zip?size=original&photos=all`)
    const [approved] = await unzip(await original.body())
    expect(approved?.[1].equals(versions[1]?.buffer ?? Buffer.alloc(0))).toBe(true)
  })

  await test.step('the listing is published and asked about, and its tour names nobody', async () => {
    await page.goto(`/photo-view/property-page?${query}`)
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByText(publishedText).first()).toBeVisible()
    const pageUrl = await page.getByLabel('Page', { exact: true }).inputValue()
    const tourUrl = await page.getByLabel(tourLabel, { exact: true }).inputValue()

    const visitor = await openVisitor(browser)
    await visitor.goto(pageUrl)
    await expect(visitor.getByRole('link', { name: /^Open photo/ })).toHaveCount(12)
    await visitor.getByLabel('Full name').fill('Ida Fenwick')
    await visitor.getByLabel('Email').fill('ida@fenwick.test')
    await messageField(visitor).fill('Is the yard fenced?')
    await expectOldEnough(visitor)
    await visitor.getByRole('button', { name: 'Send message' }).click()
    await expect(visitor.getByText(inquirySentTitle)).toBeVisible()
    const email = await sandbox.latestEmailTo(client.email, inquirySubject('Ida Fenwick', street))
    expect(email.text).toContain('Is the yard fenced?')

    const preview = await visitor.locator('meta[property="og:image"]').getAttribute('content')
    const picture = await visitor.request.get(preview ?? '')
    const { format, width, height } = await sharp(await picture.body()).metadata()
    expect([format, width, height]).toEqual(['jpeg', 1200, 630])
    const code = await page.getByRole('link', { name: 'Download QR code' }).getAttribute('href')
    expect(await (await page.request.get(code ?? '')).text()).toContain(drawQrCode(pageUrl).path)
    await expectUnbranded(visitor, tourUrl, ['Winifred', 'Ashdown', studioName, client.email])
    await visitor.context().close()

    // SmartMLS, the board that was chosen last, accepts no branded link.
    const mls = await newPage()
    await signIn(mls, client.email)
    await mls.goto(`/photo-view/mls?${query}`)
    await expect(mls.getByLabel(tourLabel, { exact: true })).toHaveValue(tourUrl)
    await expect(mls.getByLabel(pageLabel, { exact: true })).toHaveCount(0)

    const [flyer] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download flyer' }).click(),
    ])
    const data = new Uint8Array(await readFile(await flyer.path()))
    const printed = await (await getDocument({ data, verbosity: 0 }).promise).getPage(1)
    const { items } = await printed.getTextContent()
    expect(items.map((item) => ('str' in item ? item.str : '')).join(' ')).toContain(street)
  })
})
