import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { addDeliveredPhotos } from '@/e2e/support/delivered-photos'
import { openDetails } from '@/e2e/support/delivery-details'
import { makeJpegFiles } from '@/e2e/support/jpeg-files'
import { makePerson } from '@/e2e/support/people'
import { test } from '@/e2e/support/test'
import { reelFileName, stillFileName } from '@/lib/photos/reels/rules/formats'
import { cardMs } from '@/lib/photos/reels/rules/timeline'
import {
  agentsCardText,
  formatNames,
  makeReelText,
  reelAddedText,
  reelProblems,
  reelTitle,
} from '@/lib/photos/reels/words'
import { readFilm } from '@/lib/platform/video/read-film'

const street = '88 Sourwood Lane'

test('a client makes a reel of unlocked photos, and the photographer adds one to the delivery', async ({
  newPage,
  database,
  sandbox,
  signIn,
}) => {
  const client = await makePerson(database, 'client', 'Nora Whitlock')
  const photographer = await makePerson(database, 'photographer', 'Ivo Brandt')
  const { query, deliveryId, photoIds } = await addDeliveredPhotos(database, sandbox, {
    client,
    photographer,
    street,
    isPaid: true,
    files: await makeJpegFiles(4),
  })
  await database.photo.update({
    where: { id: photoIds[0] ?? '' },
    data: { alterations: ['VIRTUALLY_STAGED'] },
  })
  const [page, studio] = [await newPage(), await newPage()]
  await signIn(page, client.email)
  await signIn(studio, photographer.email)

  await test.step('a reel without a photo, or with a broken soundtrack, is rejected with a sentence', async () => {
    await page.goto(`/photo-view?${query}`)
    const sheet = await openReel(page)
    const photos = sheet.getByRole('group', { name: 'Photos' }).getByRole('checkbox')
    await expect(photos).toHaveCount(4)
    await expect(sheet.getByRole('checkbox', { name: 'Photo 1, Virtually staged' })).toBeChecked()
    for (const photo of await photos.all()) await photo.uncheck()
    await sheet.getByRole('button', { name: makeReelText }).click()
    await expect(sheet.getByRole('alert')).toHaveText(reelProblems.photos)
    for (const photo of (await photos.all()).slice(0, 3)) await photo.check()
    const broken = { name: 'Song.mp3', mimeType: 'audio/mpeg', buffer: Buffer.from('No song.') }
    await sheet.getByLabel('Soundtrack', { exact: true }).setInputFiles(broken)
    await sheet.getByRole('button', { name: makeReelText }).click()
    await expect(sheet.getByRole('alert')).toHaveText(reelProblems.soundtrack)
    await sheet.getByRole('button', { name: 'Remove Song.mp3' }).click()
  })

  await test.step('three photos become a story of two seconds each and the card, which is saved', async () => {
    const sheet = page.getByRole('dialog', { name: makeReelText })
    await sheet.getByLabel('Each photo').selectOption('2')
    await sheet.getByLabel('Price').fill('$749,000')
    await sheet.getByRole('button', { name: makeReelText }).click()
    const result = page.getByRole('dialog', { name: reelTitle })
    await expect(result).toBeVisible({ timeout: 90_000 })
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      result.getByRole('button', { name: 'Save' }).click(),
    ])
    expect(download.suggestedFilename()).toBe(reelFileName(street, '9:16'))
    const film = await readFile(await download.path())
    const facts = await readFilm(film.length, async (from, to) => new Uint8Array(film.subarray(from, to)))
    expect(facts).toMatchObject({ width: 1080, height: 1920, hasSound: false, isPlayable: true })
    expect(Math.abs((facts?.durationMs ?? 0) - (3 * 2000 + cardMs))).toBeLessThan(100)
    const pictures = await readPictures(result, [0.1, 1.5, 3, 8])
    expect(new Set(pictures).size).toBe(pictures.length)
    await expect
      .poll(() => database.deliveryEvent.count({ where: { deliveryId, kind: 'DOWNLOADED' } }))
      .toBe(1)
    await expect(result.getByRole('button', { name: 'Add to delivery' })).toBeHidden()
    await result.getByRole('button', { name: 'Close' }).click()
    await expect(result).toBeHidden()
  })

  await test.step('a photo is saved as a square', async () => {
    await page.goto(`/photo-view?${query}&photo=${photoIds[0]}`)
    await page.getByRole('button', { name: /^Download shoot-01/ }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: `${formatNames['1:1']} 1080 × 1080 px` }).click(),
    ])
    expect(download.suggestedFilename()).toBe(stillFileName('shoot-01.jpg', '1:1'))
    expect(await sharp(await download.path()).metadata()).toMatchObject({ width: 1080, height: 1080 })
  })

  await test.step('the photographer adds a square one, which is then a film of the delivery', async () => {
    await studio.goto(`/photo-view?${query}`)
    const sheet = await openReel(studio)
    await sheet.getByRole('radio', { name: 'Square' }).check()
    await sheet.getByLabel('Each photo').selectOption('2')
    for (const place of [2, 3, 4]) await sheet.getByRole('checkbox', { name: `Photo ${place}` }).uncheck()
    await sheet.getByRole('checkbox', { name: agentsCardText }).uncheck()
    await sheet.getByRole('button', { name: makeReelText }).click()
    const result = studio.getByRole('dialog', { name: reelTitle })
    await result.getByRole('button', { name: 'Add to delivery' }).click({ timeout: 60_000 })
    await expect(studio.getByText(reelAddedText)).toBeVisible({ timeout: 60_000 })
    await page.reload()
    await expect(page.getByRole('region', { name: 'Film', exact: true })).toContainText('Reel, square')
  })
})

async function openReel(page: Page): Promise<Locator> {
  await (await openDetails(page)).getByRole('button', { name: makeReelText }).click()
  const sheet = page.getByRole('dialog', { name: makeReelText })
  await expect(sheet.getByRole('group', { name: 'Photos' })).toBeVisible()
  return sheet
}

/** Returns the pictures of the shown reel at these seconds, small. */
async function readPictures(result: Locator, seconds: readonly number[]): Promise<string[]> {
  return result.locator('video').evaluate(async (video: HTMLVideoElement, times) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 54, height: 96 })
    const pictures: string[] = []
    for (const time of times) {
      const shown = new Promise((resolve) => video.addEventListener('seeked', resolve, { once: true }))
      video.currentTime = time
      await shown
      canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height)
      pictures.push(canvas.toDataURL())
    }
    return pictures
  }, seconds)
}
