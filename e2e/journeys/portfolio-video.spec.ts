// A project's video: uploaded with a poster, shown to visitors by that poster, and only loaded when played.
import { expect, type Page } from '@playwright/test'
import { deletePortfolioItems } from '@/e2e/support/delete-portfolio-items'
import { makeJpegFiles } from '@/e2e/support/jpeg-files'
import { test } from '@/e2e/support/test'
import { makeVideo } from '@/e2e/support/video-file'
import type { PrismaClient } from '@/prisma/generated/client'

const title = `Walk through ${Date.now() % 100_000}`
const videoName = `${title}.mp4`

let database: PrismaClient
test.beforeAll(({ database: opened }) => {
  database = opened
})
test.afterAll(async () => {
  await deletePortfolioItems(database, { title })
})

test('a video has a poster and is only loaded when a visitor plays it', async ({ page, newPage, signIn }) => {
  await signIn(page, 'ava@northlight.test')
  await page.goto('/admin-portfolio')
  await page.getByRole('button', { name: 'Add item' }).click()
  const dialog = page.getByRole('dialog')
  const [photo] = await makeJpegFiles(1)
  if (!photo) throw new Error('expected an image')
  await dialog
    .getByLabel('Images and videos', { exact: true })
    .setInputFiles([photo, await makeVideo(page, videoName)])
  await dialog.getByLabel('Title').fill(title)
  await dialog.getByLabel('Category').selectOption('Event Photography')
  await expect(dialog.getByRole('progressbar')).toHaveCount(0, { timeout: 60_000 })
  await dialog.getByRole('button', { name: 'Save item' }).click()
  await expect(page.getByText('Portfolio item added')).toBeVisible()
  await expect.poll(countPreparedPosters, { timeout: 60_000 }).toBe(1)

  const visitor = await newPage()
  const fetched = collectVideoRequests(visitor)
  await visitor.goto('/portfolio')
  await visitor.getByRole('link', { name: title }).click()
  await visitor.getByRole('dialog').getByRole('button', { name: 'Video 2' }).click()
  const video = visitor.getByRole('dialog').locator('video')
  await expect(video).toBeVisible()
  const poster = new URL((await video.getAttribute('poster')) ?? '', visitor.url()).href
  expect((await visitor.request.get(poster)).headers()['content-type']).toMatch(/^image\//)
  expect(fetched).toEqual([])
  await video.evaluate((video: HTMLVideoElement) => {
    video.muted = true
    return video.play()
  })
  await expect.poll(() => video.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0.2)
  expect(fetched).not.toEqual([])
  await visitor.context().close()
})

function countPreparedPosters(): Promise<number> {
  return database.storedFile.count({
    where: { name: videoName, portfolioMedia: { posterFile: { portfolioMedia: { state: 'READY' } } } },
  })
}

function collectVideoRequests(page: Page): string[] {
  const urls: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'media') urls.push(request.url())
  })
  return urls
}
