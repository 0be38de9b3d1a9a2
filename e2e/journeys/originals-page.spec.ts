import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '@/e2e/support/accessibility'
import { addDeliveredPhotos } from '@/e2e/support/delivered-photos'
import { openFold } from '@/e2e/support/delivery-details'
import { makeJpegFiles } from '@/e2e/support/jpeg-files'
import { makePerson } from '@/e2e/support/people'
import { readPage } from '@/e2e/support/read-page'
import { setPaid } from '@/e2e/support/shot-booking'
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
  recordLinkText,
  recordText,
  recordZipLinkText,
} from '@/lib/photos/originals/words'
import { originalsLinkText } from '@/lib/photos/property-pages/words'
import type { PrismaClient } from '@/prisma/generated/client'

// A public page shows altered photos beside the unaltered ones, as long as the client may have them.

const street = `${1000 + (Date.now() % 9000)} Cedar Hollow`
test('a client shares the originals of altered photos, until the photos are locked or the page is off', async ({
  newPage,
  database,
  sandbox,
  signIn,
}) => {
  const client = await makePerson(database, 'client', 'Willa Marsh')
  const photographer = await makePerson(database, 'photographer', 'Abel Stone')
  const { query, deliveryId, photoIds } = await addDeliveredPhotos(database, sandbox, {
    client,
    photographer,
    street,
    files: await makeJpegFiles(3),
    isPaid: true,
  })
  await alterPhotos(database, photoIds)
  const [page, visitor] = [await newPage(), await newPage()]
  await signIn(page, client.email)
  let address = ''

  await test.step('the client creates the page, and gets its link, sentence, and QR code', async () => {
    await page.goto(`/photo-view?${query}`)
    const section = await openFold(page, originalsTitle)
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

  await test.step('the client downloads the disclosure record, and the files with it', async () => {
    const section = page.getByRole('region', { name: originalsTitle })
    await expect(section.getByText(recordText(2))).toBeVisible()
    for (const [text, name] of [
      [recordLinkText, /^disclosure-record-.*\.pdf$/],
      [recordZipLinkText, /^disclosure-record-.*\.zip$/],
    ] as const) {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        section.getByRole('link', { name: text }).click(),
      ])
      expect(download.suggestedFilename()).toMatch(name)
      expect(await download.failure()).toBeNull()
    }
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

  await test.step('the pages to arrange, to download for a board, and of the property lead to it', async () => {
    const board = await database.mlsProfile.findFirstOrThrow({ where: { preset: 'canopy' } })
    for (const path of ['arrange', 'property-page', 'mls']) {
      const html = await (await page.request.get(`/photo-view/${path}?${query}&profile=${board.id}`)).text()
      expect(html, path).toMatch(new RegExp(`<a[^>]*#originals"[^>]*>${originalsTitle}`))
    }
    const slug = `cedar-hollow-${deliveryId}`
    const agent = { name: client.fullName, phone: '', email: '', company: '', license: '', showsPhoto: true }
    await database.propertyPage.create({
      data: { slug, deliveryId, published: true, content: { openHouses: [], agent } },
    })
    const html = await (await visitor.request.get(`/p/${slug}`)).text()
    expect(html).toMatch(new RegExp(`<a[^>]*${new URL(address).pathname}"[^>]*>${originalsLinkText}`))
  })

  await test.step('it is gone while the photos are locked, and for good once it is off', async () => {
    const picture = (await visitor.getByRole('img').first().getAttribute('src')) ?? ''
    const statuses = () =>
      Promise.all([address, picture].map(async (url) => (await visitor.request.get(url)).status()))
    await setPaid(database, deliveryId, false)
    expect(await statuses()).toEqual([404, 404])
    await setPaid(database, deliveryId, true)
    expect(await statuses()).toEqual([200, 200])
    await page.getByRole('button', { name: 'Turn off page' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off' }).click()
    await expect(page.getByText(pageOffText)).toBeVisible()
    expect(await statuses()).toEqual([404, 404])
    expect((await readPage(visitor.request, address)).headings).toContain(noPageTitle)
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

async function alterPhotos(database: PrismaClient, [staged = '', empty, sky = '']: string[]) {
  await database.photo.update({
    where: { id: staged },
    data: {
      room: 'LIVING_ROOM',
      caption: 'Lovely',
      alterations: ['VIRTUALLY_STAGED'],
      unalteredPhotoId: empty ?? null,
    },
  })
  await database.photo.update({ where: { id: sky }, data: { alterations: ['SKY_REPLACED'] } })
}
