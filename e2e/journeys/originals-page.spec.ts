import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '@/e2e/support/accessibility'
import { sendPhotos } from '@/e2e/support/journey-steps'
import { makeJpegFiles } from '@/e2e/support/jpeg-files'
import { makePerson } from '@/e2e/support/people'
import { addShotBooking, setPaid, waitForPhotos } from '@/e2e/support/shot-booking'
import { studioName, test } from '@/e2e/support/test'
import {
  createPageText,
  listingSentence,
  missingText,
  noPageTitle,
  originalsTitle,
  pageCreatedText,
  pageOffText,
  pairsText,
  publicLead,
} from '@/lib/originals/words'
import { originalsLinkText, pageLabel, publishedText } from '@/lib/property-pages/words'
import type { PrismaClient } from '@/prisma/generated/client'

// A public page shows altered photos beside the unaltered ones, as long as the client may have them.

const street = `${1000 + (Date.now() % 9000)} Cedar Hollow`
let deliveryId: string

test('a client shares the originals of altered photos, until the photos are locked or the page is off', async ({
  newPage,
  database,
  signIn,
}) => {
  const client = await makePerson(database, 'client', 'Willa Marsh')
  const photographer = await makePerson(database, 'photographer', 'Abel Stone')
  const bookingId = await addShotBooking(database, { client, photographer, street })
  const studio = await newPage()
  await signIn(studio, photographer.email)
  const page = await newPage()
  await signIn(page, client.email)
  const visitor = await newPage()
  let address = ''

  await test.step('the photographer sends photos, two of them altered', async () => {
    await sendPhotos(studio, { street, amount: '498.00', files: await makeJpegFiles(4) })
    deliveryId = (await database.mediaDelivery.findFirstOrThrow({ where: { bookingId } })).id
    await setPaid(database, deliveryId, true)
    await waitForPhotos(database, deliveryId, 4)
    await alterPhotos(database)
  })

  await test.step('the client creates the page, and gets its link, sentence, and QR code', async () => {
    await page.goto(`/photo-view?booking_id=${bookingId}&delivery_id=${deliveryId}`)
    const section = page.getByRole('region', { name: originalsTitle })
    await expect(section.getByText(missingText(1) ?? '')).toBeVisible()
    await expect(section.getByText(pairsText(1))).toBeVisible()
    await section.getByRole('button', { name: createPageText }).click()
    await expect(page.getByText(pageCreatedText)).toBeVisible()
    address = await section.getByLabel('Link', { exact: true }).inputValue()
    await expect(section.getByLabel('Sentence for the listing')).toHaveValue(listingSentence(address))
    await expect(section.getByRole('img', { name: 'QR code of the page' })).toBeVisible()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      section.getByRole('button', { name: 'Download QR code' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('original-photos-qr-code.png')
  })

  await test.step('anyone with the link sees both photos, and no names', async () => {
    await visitor.goto(address)
    await expect(visitor.getByRole('heading', { name: street })).toBeVisible()
    await expect(visitor.getByText(publicLead)).toBeVisible()
    await expect(visitor.getByText('Virtually staged')).toBeVisible()
    await expectPictures(visitor, 2)
    const html = await (await visitor.request.get(address)).text()
    for (const name of [client.fullName, photographer.fullName, client.email, studioName, 'Lovely']) {
      expect(html).not.toContain(name)
    }
    await expectAccessible(visitor)
  })

  await test.step('the pages to arrange and to download for a board lead to it', async () => {
    await page.goto(`/photo-view/arrange?booking_id=${bookingId}&delivery_id=${deliveryId}`)
    await expect(page.getByRole('link', { name: originalsTitle })).toBeVisible()
    const board = await database.mlsProfile.findFirstOrThrow({ where: { preset: 'canopy' } })
    await page.goto(`/photo-view/mls?delivery_id=${deliveryId}&profile=${board.id}`)
    await page.getByRole('link', { name: originalsTitle }).click()
    await expect(page.getByRole('region', { name: originalsTitle })).toBeInViewport()
  })

  await test.step('the page of the property leads to it', async () => {
    const editor = `/photo-view/property-page?booking_id=${bookingId}&delivery_id=${deliveryId}`
    await page.goto(editor)
    await expect(page.getByRole('link', { name: originalsTitle })).toBeVisible()
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByText(publishedText).first()).toBeVisible()
    await visitor.goto(await page.getByLabel(pageLabel, { exact: true }).inputValue())
    await visitor.getByRole('link', { name: originalsLinkText }).click()
    await expect(visitor).toHaveURL(address)
    await page.goto(`/photo-view?booking_id=${bookingId}&delivery_id=${deliveryId}`)
  })

  await test.step('it is gone while the photos are locked, and for good once it is off', async () => {
    const picture = (await visitor.getByRole('img').first().getAttribute('src')) ?? ''
    await setPaid(database, deliveryId, false)
    await expectGone(visitor, address, picture)
    await setPaid(database, deliveryId, true)
    expect((await visitor.request.get(address)).status()).toBe(200)
    await page.getByRole('button', { name: 'Turn off page' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off' }).click()
    await expect(page.getByText(pageOffText)).toBeVisible()
    await expectGone(visitor, address, picture)
  })
})

async function expectPictures(page: Page, count: number) {
  const pictures = page.getByRole('img')
  await expect(pictures).toHaveCount(count)
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(100)
  }
}

async function expectGone(page: Page, address: string, picture: string) {
  const response = await page.goto(address)
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: noPageTitle })).toBeVisible()
  expect((await page.request.get(picture)).status()).toBe(404)
}

async function alterPhotos(database: PrismaClient) {
  const [staged, empty, sky] = await database.photo.findMany({
    where: { deliveryId, isFull: true },
    orderBy: { position: 'asc' },
    select: { id: true },
  })
  await database.photo.update({
    where: { id: staged?.id ?? '' },
    data: {
      room: 'LIVING_ROOM',
      caption: 'Lovely',
      alterations: ['VIRTUALLY_STAGED'],
      unalteredPhotoId: empty?.id ?? null,
    },
  })
  await database.photo.update({ where: { id: sky?.id ?? '' }, data: { alterations: ['SKY_REPLACED'] } })
}
