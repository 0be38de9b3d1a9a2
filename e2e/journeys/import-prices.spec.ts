import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { makePerson } from '@/e2e/support/people'
import { test } from '@/e2e/support/test'
import {
  describeUndone,
  importedTitle,
  importTexts,
  importTitle,
  lineTexts,
} from '@/lib/catalog/imports/words'
import { fileTexts } from '@/lib/platform/imports/words'

test('a photographer brings a price list, corrects it, and undoes the import', async ({
  page,
  database,
  signIn,
}) => {
  const id = randomUUID().slice(0, 6)
  const [photos, drone] = [`Listing Photos ${id}`, `Drone ${id}`]
  const photographer = await makePerson(database, 'photographer', 'Ilka Moreau')
  await signIn(page, photographer.email)
  await page.goto('/settings/services')
  await page.getByRole('link', { name: importTitle }).click()
  await expect(page.getByRole('heading', { level: 1, name: importTitle })).toBeVisible()
  const file = (name: string, content: string | Buffer) =>
    page.getByLabel('CSV file').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) })

  await test.step('a file that isn’t text, or too large, is explained', async () => {
    await file('prices.xlsx', Buffer.from([0x50, 0x4b, 0x03, 0x04, 0, 0]))
    await expect(page.getByText(fileTexts.workbook)).toBeVisible()
    await file('prices.csv', `Name,Price\n${'Photos,199\n'.repeat(600)}`)
    await expect(page.getByText(importTexts.tooLarge)).toBeVisible()
  })

  await test.step('prices by size come from columns, and every service says what happens', async () => {
    const rows = [
      'Service,Description,"Up to 2,000 sq ft","2,001-3,500 sq ft",Price,Minutes,Photos',
      `${photos},Inside and out.,$199.00,"$1,299.00",,90,25`,
      `${drone},,,,ask us,,10`,
      'Photo Shoot,,,,299,60,',
    ]
    await file('prices.csv', rows.join('\n'))
    await expect(page.getByText('7 of 7 matched')).toBeVisible()
    await expect(page.getByText('from $199.00, 2 sizes, 90 minutes, 25 photos')).toBeVisible()
    await expect(page.getByText(importTexts.known)).toBeVisible()
  })

  await test.step('a price is corrected in place, and a missing duration is set for all', async () => {
    const price = page.getByLabel('Price in row 2')
    await price.fill('$99')
    await price.press('Enter')
    await expect(page.getByText('$99.00, 60 minutes, 10 photos')).toBeVisible()
    const duration = page.getByLabel(importTexts.noDuration)
    await duration.fill('soon')
    await duration.press('Enter')
    await expect(page.getByText(lineTexts.duration)).toBeVisible()
    await duration.fill('30 minutes')
    await duration.press('Enter')
    await page.getByRole('button', { name: 'Import 2 services' }).click()
    await expect(page.getByText(importedTitle(2))).toBeVisible()
    expect(await database.service.findFirst({ where: { name: drone } })).toMatchObject({
      active: false,
      durationMinutes: 30,
    })
  })

  await test.step('undoing deletes them', async () => {
    await page.getByRole('button', { name: 'Undo the import of prices.csv' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Undo import' }).click()
    await expect(page.getByText(describeUndone({ deletedCount: 2, remainingCount: 0 }))).toBeVisible()
    expect(await database.service.count({ where: { name: { in: [photos, drone] } } })).toBe(0)
    await expect(page.getByRole('button', { name: 'Undo the import of prices.csv' })).toHaveCount(0)
  })
})
