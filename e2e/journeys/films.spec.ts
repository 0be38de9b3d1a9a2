import { expect } from '@playwright/test'
import { addDeliveredPhotos } from '@/e2e/support/delivered-photos'
import { openFold } from '@/e2e/support/delivery-details'
import { makePerson } from '@/e2e/support/people'
import { test } from '@/e2e/support/test'
import { makeVideo } from '@/e2e/support/video-file'
import {
  addMediaText,
  captionTexts,
  chapterTexts,
  lockedDocumentsText,
  mediaTitle,
  notCaptionsText,
  notMediaText,
  previewText,
} from '@/lib/photos/media/words'
import { unzip } from '@/lib/platform/zip/unzip.fixture'

const street = '1565 Larkspur Road'
const spoken = 'Welcome to Larkspur Road.'
const document = {
  name: 'Measurements.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n%%EOF\n'),
}

test('a film and a document are delivered: a preview first, and all of it once paid', async ({
  newPage,
  database,
  sandbox,
  signIn,
}) => {
  const client = await makePerson(database, 'client', 'Nell Ashworth')
  const photographer = await makePerson(database, 'photographer', 'Ivo Brandt')
  const { query, deliveryId, invoiceId, photoIds } = await addDeliveredPhotos(database, sandbox, {
    client,
    photographer,
    street,
  })
  const [page, studio] = [await newPage(), await newPage()]
  await signIn(page, client.email)
  await signIn(studio, photographer.email)
  await studio.goto(`/photo-view?${query}`)
  const film = await makeVideo(studio, 'House tour.mp4', 40)
  const gallery = page.getByRole('region', { name: 'Film', exact: true })

  await test.step('the studio uploads them, and what is no film is rejected with a sentence', async () => {
    const fold = await openFold(studio, mediaTitle)
    const fake = { ...film, name: 'Not a film.mp4', buffer: Buffer.from('Not a film.') }
    await fold.getByLabel(addMediaText).setInputFiles([film, document, fake])
    await expect(fold.getByText(notMediaText(fake.name))).toBeVisible()
    await expect(fold.getByRole('button', { name: 'Delete House tour.mp4' })).toBeVisible({ timeout: 60_000 })
    await expect(fold.getByRole('button', { name: 'Delete Measurements.pdf' })).toBeVisible()
  })
  await test.step('it adds captions and chapters, and lines that are none are rejected with a sentence', async () => {
    const fold = studio.getByRole('region', { name: mediaTitle })
    const captions = fold
      .getByLabel(`${captionTexts.add}, ${film.name}`, { exact: true })
      .and(fold.locator('input'))
    const file = { name: 'House tour.vtt', mimeType: 'text/vtt' }
    await captions.setInputFiles({ ...file, buffer: Buffer.from('1\n00:00:00,000') })
    await expect(studio.getByText(notCaptionsText)).toBeVisible()
    await captions.setInputFiles({
      ...file,
      buffer: Buffer.from(`WEBVTT\n\n00:00.000 --> 00:01.000\n${spoken}\n`),
    })
    await expect(studio.getByText(captionTexts.added, { exact: true })).toBeVisible()
    await fold.getByRole('button', { name: `${chapterTexts.edit(0)}, ${film.name}` }).click()
    const field = fold.getByLabel(chapterTexts.title, { exact: true })
    await field.fill('0:00 Front\n9:00 Kitchen')
    await fold.getByRole('button', { name: chapterTexts.save }).click()
    await expect(fold.getByText(/^Line 2: the film ends at/)).toBeVisible()
    await expect(field).toBeFocused()
    await field.fill('0:00 Front\n0:01 Kitchen')
    await fold.getByRole('button', { name: chapterTexts.save }).click()
    await expect(fold.getByRole('button', { name: `${chapterTexts.edit(2)}, ${film.name}` })).toBeVisible()
  })
  const [medium] = await database.mediaFile.findMany({
    where: { deliveryId, kind: 'FILM' },
    select: { id: true, renditions: { select: { kind: true } } },
  })
  expect(medium?.renditions.map(({ kind }) => kind).sort()).toEqual(['POSTER', 'PREVIEW'])
  // Each was uploaded once.
  const granted = { profileId: photographer.profileId, kind: 'rendition' }
  expect(await database.uploadGrant.count({ where: granted })).toBe(2)
  const addressOf = (variant: string) => `/api/media/${medium?.id}/${variant}`

  await test.step('the client plays the preview, and gets nothing else', async () => {
    await page.goto(`/photo-view?${query}`)
    await gallery.getByRole('button', { name: 'Play the preview' }).click()
    await expect
      .poll(() => gallery.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime))
      .toBeGreaterThan(0)
    await expect(gallery.getByText(previewText)).toBeVisible()
    await expect(page.getByText(lockedDocumentsText)).toBeVisible()
    expect(await page.content()).not.toContain('Measurements')
    await expect(gallery.getByRole('button', { name: '0:01 Kitchen' })).toHaveCount(0)
    for (const variant of ['original', 'play', 'poster', 'hd', 'full-hd', 'captions'])
      expect((await page.request.get(addressOf(variant), { maxRedirects: 0 })).status(), variant).toBe(404)
  })
  await test.step('once it is paid, the film plays on the open page, and everything downloads', async () => {
    await database.invoice.update({
      where: { id: invoiceId },
      data: { status: 'COMPLETED', paidAt: new Date(), paidMethod: 'CASH' },
    })
    await page.reload()
    await gallery.getByRole('button', { name: 'Play House tour' }).click()
    await expect
      .poll(() => gallery.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime))
      .toBeGreaterThan(0)
    const video = gallery.locator('video')
    await gallery.getByRole('button', { name: '0:01 Kitchen' }).press('Enter')
    await expect
      .poll(() => video.evaluate(({ currentTime }: HTMLVideoElement) => currentTime))
      .toBeGreaterThanOrEqual(1)
    await expect(gallery.getByRole('button', { name: '0:01 Kitchen' })).toHaveAttribute(
      'aria-current',
      'true',
    )
    await video.evaluate(({ textTracks: [track] }: HTMLVideoElement) => {
      if (track) track.mode = 'showing'
    })
    await expect.poll(() => video.evaluate(readCues)).toEqual([spoken])
    const part = await page.request.get(addressOf('play'), { headers: { range: 'bytes=10-19' } })
    expect([part.status(), await part.body()]).toEqual([206, film.buffer.subarray(10, 20)])
    const downloaded = await page.request.get(addressOf('original'))
    expect((await downloaded.body()).equals(film.buffer)).toBe(true)
    await expect(page.getByRole('link', { name: /^Measurements/ })).toBeVisible()
    const zip = await page.request.get(`/api/deliveries/${deliveryId}/zip`)
    expect(zip.status()).toBe(200)
    const entries = await unzip(await zip.body())
    expect(entries.get(film.name)?.equals(film.buffer)).toBe(true)
    expect(String(entries.get('House tour.vtt'))).toContain(spoken)
    expect(entries.get(document.name)?.equals(document.buffer)).toBe(true)
  })
  await test.step('a panorama is shown flat where the browser has no WebGL, as here', async () => {
    const [photoId = ''] = photoIds
    await database.photo.update({ where: { id: photoId }, data: { room: 'PANORAMA' } })
    await page.goto(`/photo-view?${query}&photo=${photoId}`)
    const viewer = page.getByRole('dialog', { name: `Photos of ${street}` })
    await expect(viewer.getByRole('img', { name: '360°', exact: true }).first()).toBeVisible()
    const picture = await page.request.get(`/api/photos/${photoId}/panorama`)
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/jpeg'])
  })
})

function readCues({ textTracks: [track] }: HTMLVideoElement): string[] {
  return [...(track?.cues ?? [])].flatMap((cue) => (cue instanceof VTTCue ? cue.text : []))
}
