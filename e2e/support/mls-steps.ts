import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { unzip } from '@/lib/platform/zip/unzip.fixture'

/** Prepares and downloads the ZIP of the MLS page. Returns its files by name. */
export async function downloadMlsZip(page: Page): Promise<Map<string, Buffer>> {
  const [download] = await Promise.all([
    page.waitForEvent('download', { timeout: 120_000 }),
    page.getByRole('button', { name: /^Download \d+ photos?, about / }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^[a-z0-9-]+\.zip$/)
  return unzip(await readFile(await download.path()))
}

/** Measures every picture of a ZIP against a board's limits, and expects them numbered in order. Returns their sizes. */
export async function expectToFit(
  files: ReadonlyMap<string, Buffer>,
  limits: { width: number; height: number; bytes: number },
) {
  const pictures = [...files].filter(([name]) => name.endsWith('.jpg'))
  return Promise.all(
    pictures.map(async ([name, file], place) => {
      expect(name).toMatch(/^\d\d-[a-z-]+\.jpg$/)
      expect(Number.parseInt(name, 10)).toBe(place + 1)
      expect(file.length, name).toBeLessThanOrEqual(limits.bytes)
      const { format, space, exif, iptc, xmp, icc, width, height } = await sharp(file).metadata()
      expect({ format, space, exif, iptc, xmp, icc }, name).toEqual({ format: 'jpeg', space: 'srgb' })
      expect(width, name).toBeLessThanOrEqual(limits.width)
      expect(height, name).toBeLessThanOrEqual(limits.height)
      return { width, height }
    }),
  )
}
