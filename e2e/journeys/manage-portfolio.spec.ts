import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { deletePortfolioItems } from '@/e2e/support/delete-portfolio-items'
import { makeJpegFiles } from '@/e2e/support/jpeg-files'
import { test } from '@/e2e/support/test'
import { notMediaText, positionInvalid, wasPermanentlyDeleted } from '@/lib/site/portfolio/words'
import type { PrismaClient } from '@/prisma/generated/client'

const photographer = 'ava@northlight.test'
const colleague = 'noah@northlight.test'

// Unique names, so that other tests don't see the portfolio change.
const uniqueId = Date.now() % 100_000
const title = `Lantern House ${uniqueId}`
const camera = `Lantern camera ${uniqueId}`
const figure = `Lanterns lit ${uniqueId}`

let database: PrismaClient
test.beforeAll(({ database: opened }) => {
  database = opened
})
test.afterAll(async () => {
  await deletePortfolioItems(database, { title: { contains: String(uniqueId) } })
  await database.equipment.deleteMany({ where: { name: { contains: String(uniqueId) } } })
  await database.portfolioStat.deleteMany({ where: { label: { contains: String(uniqueId) } } })
})

const cardOf = (page: Page) => page.locator('main li', { has: page.getByRole('heading', { name: title }) })
const names = (page: Page) => page.locator('main li h2').allTextContents()
const dialogOf = (page: Page) => page.getByRole('dialog')

async function openTab(page: Page, tab = '') {
  await page.goto(`/admin-portfolio${tab && `?tab=${tab}`}`)
  await expect(page.getByRole('heading', { name: 'Portfolio', exact: true })).toBeVisible()
}

/** Expects the item to be on the public page of someone without a session, or not. */
async function expectPublic(visitor: APIRequestContext, isPublic: boolean) {
  const html = await (await visitor.get('/portfolio')).text()
  expect(html.includes(`>${title}</a>`)).toBe(isPublic)
}

test('a portfolio item is added, moved, edited by two people, unpublished, deleted and restored', async ({
  newPage,
  signIn,
  request: visitor,
}) => {
  const [studio, second] = [await newPage(), await newPage()]
  await signIn(studio, photographer)
  await signIn(second, colleague)

  await test.step("a title and a category are required, and files that aren't images are named", async () => {
    await openTab(studio)
    await studio.getByRole('button', { name: 'Add item' }).click()
    const dialog = dialogOf(studio)
    await dialog.getByRole('button', { name: 'Save item' }).click()
    await expect(studio.getByText('Nothing to save')).toBeVisible()
    await expect(dialog.getByText('Title is required')).toBeVisible()
    const [first, other] = await makeJpegFiles(2)
    if (!first || !other) throw new Error('expected two images')
    const broken = { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('only words') }
    await dialog.getByLabel('Images and videos', { exact: true }).setInputFiles([first, broken, other])
    // The error is shown on the tile and in a toast.
    const problem = dialog.getByText(notMediaText('notes.jpg'))
    await expect(problem.first()).toBeVisible({ timeout: 60_000 })
    await dialog.getByRole('button', { name: 'Remove photo 2' }).click()
    await dialog.getByLabel('Title').fill(title)
    await dialog.getByLabel('Category').selectOption('Event Photography')
    await dialog.getByLabel('Description').fill('<b>Kept as text</b>')
    await expect(dialog.getByRole('progressbar')).toHaveCount(0, { timeout: 60_000 })
    await dialog.getByRole('button', { name: 'Make photo 2 the cover' }).click()
    await dialog.getByRole('button', { name: 'Save item' }).click()
    await expect(studio.getByText('Portfolio item added')).toBeVisible()
    await expect(dialog).toHaveCount(0)
    await expect.poll(async () => (await names(studio))[0]).toBe(title)
    await expectPublic(visitor, true)
  })

  await test.step('the item can be moved by keyboard and by mouse, and keeps its place and the focus', async () => {
    const handle = cardOf(studio).getByRole('button', { name: `Move ${title}` })
    await handle.focus()
    await studio.keyboard.press('ArrowRight')
    await expect.poll(async () => (await names(studio))[1]).toBe(title)
    await expect(handle).toBeFocused()
    await expect.poll(() => readStoredPosition()).toBe(1)
    await dragCard(studio, 1, 0)
    await expect.poll(async () => (await names(studio))[0]).toBe(title)
    await expect.poll(() => readStoredPosition()).toBe(0)
  })

  await test.step('the second of two concurrent editors is warned and keeps their input', async () => {
    await openTab(second)
    for (const page of [studio, second]) await cardOf(page).getByRole('button', { name: 'Edit' }).click()
    await dialogOf(second).getByLabel('Location').fill('Fletcher, NC')
    await dialogOf(second).getByRole('button', { name: 'Save item' }).click()
    await expect(second.getByText('Portfolio item updated')).toBeVisible()
    const staleDialog = dialogOf(studio)
    await staleDialog.getByLabel('Location').fill('Arden, NC')
    await staleDialog.getByRole('button', { name: 'Save item' }).click()
    await expect(staleDialog.getByRole('button', { name: 'Use their version' })).toBeVisible()
    await expect(staleDialog.getByLabel('Location')).toHaveValue('Arden, NC')
    await studio.mouse.click(5, 5)
    await studio.getByRole('button', { name: 'Keep editing' }).press('Enter')
    await expect(staleDialog.getByLabel('Location')).toHaveValue('Arden, NC')
    await staleDialog.getByRole('button', { name: 'Use their version' }).click()
    await expect(staleDialog.getByLabel('Location')).toHaveValue('Fletcher, NC')
    await staleDialog.getByRole('button', { name: 'Cancel' }).click()
  })

  await test.step('an unpublished item leaves the public page at once and returns when published', async () => {
    await cardOf(studio)
      .getByRole('button', { name: `Make ${title} a draft` })
      .click()
    await expect(cardOf(studio).getByText('Draft')).toBeVisible()
    await expect(studio.getByText(`${title} is a draft.`)).toBeVisible()
    await expectPublic(visitor, false)
    await cardOf(studio)
      .getByRole('button', { name: `Publish ${title}` })
      .click()
    await expect(studio.getByText(`${title} is on the public page.`)).toBeVisible()
    await expectPublic(visitor, true)
  })

  await test.step('a deleted item is gone everywhere and can be restored from the toast', async () => {
    await deleteItem(studio)
    await expectPublic(visitor, false)
    await studio.getByRole('button', { name: 'Undo' }).click()
    await expect(studio.getByText('Portfolio item restored')).toBeVisible()
    await expect(cardOf(studio)).toBeVisible()
    await expectPublic(visitor, true)
  })

  await test.step('after a reload it can be restored from the recently deleted items, until it is permanently deleted', async () => {
    await deleteItem(studio)
    await studio.reload()
    await studio.getByRole('button', { name: `Restore ${title}` }).click()
    await expect(cardOf(studio)).toBeVisible()
    await deleteItem(studio)
    await deletePortfolioItems(database, { title })
    await studio.getByRole('button', { name: 'Undo' }).click()
    await expect(studio.getByText(wasPermanentlyDeleted('item'))).toBeVisible()
  })
})

test('equipment and statistics are added, ordered, deleted and restored', async ({ page, signIn }) => {
  await signIn(page, photographer)

  await test.step('equipment is added, deleted and restored', async () => {
    await openTab(page, 'equipment')
    await page.getByRole('button', { name: 'Add equipment' }).click()
    await dialogOf(page).getByLabel('Name').fill(camera)
    await dialogOf(page).getByLabel('Category').selectOption('Cameras')
    await dialogOf(page).getByRole('button', { name: 'Save equipment' }).click()
    await expect(page.getByText('Equipment added')).toBeVisible()
    await page.getByRole('button', { name: `Delete ${camera}` }).click()
    await page.getByRole('button', { name: 'Delete equipment' }).click()
    await expect(page.getByText('Equipment deleted')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('Equipment restored')).toBeVisible()
    await expect(page.getByRole('button', { name: `Edit ${camera}` })).toBeVisible()
  })

  await test.step("a statistic's display order must be a whole number", async () => {
    await openTab(page, 'statistics')
    await page.getByRole('button', { name: 'Add statistic' }).click()
    const dialog = dialogOf(page)
    await dialog.getByLabel('Value').fill('500+')
    await dialog.getByLabel('Label').fill(figure)
    await dialog.getByLabel('Display order').fill('first')
    await dialog.getByRole('button', { name: 'Save statistic' }).click()
    await expect(dialog.getByText(positionInvalid)).toBeVisible()
    await dialog.getByLabel('Display order').fill('900')
    await dialog.getByRole('button', { name: 'Save statistic' }).click()
    await expect(page.getByText('Stat added')).toBeVisible()
    await page.getByRole('button', { name: `Delete ${figure}` }).click()
    await page.getByRole('button', { name: 'Delete statistic' }).click()
    await expect(page.getByText('Stat deleted')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('Stat restored')).toBeVisible()
    await expect(page.getByRole('button', { name: `Edit ${figure}` })).toBeVisible()
  })
})

/** Returns the item's position as stored in the database. */
async function readStoredPosition(): Promise<number> {
  const items = await database.portfolioItem.findMany({
    where: { deletedAt: null },
    select: { title: true },
    orderBy: [{ position: 'asc' }, { createdAt: 'desc' }, { id: 'asc' }],
  })
  return items.findIndex((item) => item.title === title)
}

/** Drags a card by its handle. Both positions count from 0. */
async function dragCard(page: Page, from: number, to: number) {
  const handles = page.getByRole('button', { name: /^Move .* arrow keys/ })
  const start = await handles.nth(from).boundingBox()
  const end = await handles.nth(to).boundingBox()
  if (!start || !end) throw new Error('expected both cards to be visible')
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2)
  await page.mouse.down()
  await page.mouse.move(end.x + 60, end.y + 60, { steps: 10 })
  await page.mouse.up()
}

async function deleteItem(page: Page) {
  await cardOf(page)
    .getByRole('button', { name: `Delete ${title}` })
    .click()
  await page.getByRole('button', { name: 'Delete item' }).click()
  await expect(page.getByText('Portfolio item deleted')).toBeVisible()
  await expect(cardOf(page)).toHaveCount(0)
}
