import { expect, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import type { JpegFile } from './jpeg-files'

/** The viewer's panel of comments and versions. */
export const revisionPanel = (page: Page) =>
  page.getByRole('complementary', { name: 'Comments and versions' })

/** The thread in the panel that contains a text. */
export const revisionThread = (page: Page, text: string) =>
  revisionPanel(page).getByRole('listitem').filter({ hasText: text })

export async function openComments(page: Page, number: number) {
  await page.getByRole('link', { name: `Open photo ${number}`, exact: true }).click()
  await page.getByRole('button', { name: /^Comments/ }).click()
  await expect(revisionPanel(page)).toBeVisible()
}

/** Pins a comment with a click at a spot of the photo. */
export async function pinAt(page: Page, spot: { x: number; y: number }, text: string) {
  const picture: Locator = page.getByRole('dialog').locator('img[src*="/screen"]').last()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  const box = await picture.boundingBox()
  if (!box) throw new Error('the photo has no box')
  await picture.click({ position: { x: box.width * spot.x, y: box.height * spot.y } })
  await revisionPanel(page).getByLabel('Comment at this spot').fill(text)
  await revisionPanel(page).getByRole('button', { name: 'Save comment' }).click()
  await expect(revisionThread(page, text)).toBeVisible()
}

export async function requestChanges(page: Page) {
  await revisionPanel(page).getByRole('button', { name: 'Request changes' }).click()
  await page.getByRole('button', { name: 'Send to the studio' }).click()
  await expect(page.getByText('Changes requested').first()).toBeVisible()
}

/** A real photo of one color, as large as those of `makeJpegFiles`. */
export async function makeVersion(background: string, name: string): Promise<JpegFile> {
  const blank = sharp({ create: { width: 480, height: 320, channels: 3, background } })
  return { name, mimeType: 'image/jpeg', buffer: await blank.jpeg().toBuffer() }
}
