import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { test } from '@/e2e/support/test'
import { describeAct } from '@/lib/audit/words/acts'
import { editedByOthersText } from '@/lib/platform/words'
import { confirmCurrencyText, logoTypeText, phoneText, timeZoneChangeText } from '@/lib/studio/words'

const photographer = 'ava@northlight.test'
const colleague = 'noah@northlight.test'
const client = 'sam@harborrealty.test'

// All tests share one studio, so this file only changes what no other test reads, and restores it.
const phone = `+1 828 555 ${String(Date.now() % 10_000).padStart(4, '0')}`

test.describe.configure({ mode: 'serial' })

async function openStudio(page: Page) {
  await page.goto('/settings')
  await page.waitForURL('**/settings/studio')
  await expect(page.locator('html')).toHaveAttribute('data-live', 'on')
}

async function save(page: Page) {
  await page.getByRole('button', { name: 'Save changes' }).click()
}

test('a changed phone number appears on invoices and in the log at once, and can be removed', async ({
  page,
  signIn,
}) => {
  await signIn(page, photographer)
  await openStudio(page)
  await page.getByLabel('Phone').fill('call me')
  await save(page)
  await expect(page.getByText(phoneText)).toBeVisible()
  await expect(page.getByLabel('Phone')).toBeFocused()

  await page.getByLabel('Phone').fill(phone)
  await expect(page.getByText('1 change not saved')).toBeVisible()
  page.once('dialog', (dialog) => dialog.dismiss())
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Services' }).click()
  await expect(page).toHaveURL(/studio$/)
  await save(page)
  await expect(page.getByText('Studio details updated')).toBeVisible()
  await expect(page.getByText('Everything is saved')).toBeVisible()

  await page.goto('/invoices')
  await page.locator('a[href^="/invoices/"]').first().click()
  await expect(page.getByRole('article', { name: /^Invoice / })).toContainText(phone)

  await page.goto('/settings/audit?kind=settings')
  const entry = page.getByRole('row').filter({ hasText: phone }).first()
  await expect(entry).toContainText(
    describeAct('studio.details-changed', { details: {}, currency: null }).what,
  )
  await expect(entry).toContainText('Ava Lindqvist')

  await openStudio(page)
  await page.getByLabel('Phone').fill('')
  await save(page)
  await expect(page.getByText('Everything is saved')).toBeVisible()
})

test('the second of two concurrent editors is warned and chooses a version', async ({ newPage, signIn }) => {
  const [one, other] = await Promise.all([newPage(), newPage()])
  await signIn(one, photographer)
  await signIn(other, colleague)
  await Promise.all([openStudio(one), openStudio(other)])

  await one.getByLabel('Phone').fill(phone)
  await save(one)
  await expect(one.getByText('Everything is saved')).toBeVisible()
  await other.getByLabel('Phone').fill('+1 828 555 9999')
  await save(other)
  await expect(other.getByText(editedByOthersText).first()).toBeVisible()
  await other.getByRole('button', { name: 'Use their version' }).click()
  await expect(other.getByLabel('Phone')).toHaveValue(phone)
  await other.getByLabel('Phone').fill('')
  await save(other)
  await expect(other.getByText('Everything is saved')).toBeVisible()
})

test('a time zone is found by typing, and another currency needs confirmation', async ({ page, signIn }) => {
  await signIn(page, photographer)
  await openStudio(page)
  const zone = page.getByRole('combobox', { name: 'Time zone' })
  await zone.click()
  await zone.fill('berlin')
  await page.getByRole('option', { name: 'Europe/Berlin' }).click()
  await expect(zone).toHaveValue(/^Europe\/Berlin/)
  await expect(page.getByText(timeZoneChangeText)).toBeVisible()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(zone).toHaveValue(/^America\/New York/)

  const currency = page.getByRole('combobox', { name: 'Currency' })
  await currency.fill('euro')
  await currency.press('ArrowDown')
  await currency.press('Enter')
  await expect(page.getByText('$299.00 becomes €299.00')).toBeVisible()
  await save(page)
  await expect(page.getByText(confirmCurrencyText)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Currency' })).toHaveValue('USD, US Dollar')
})

test('a logo is validated by its content, shown inside and outside the portal, and removed', async ({
  page,
  browser,
  signIn,
}) => {
  await signIn(page, photographer)
  await openStudio(page)
  const choose = (name: string, mimeType: string, buffer: Buffer) =>
    page.getByLabel('Logo file').setInputFiles({ name, mimeType, buffer })
  await choose('logo.png', 'image/png', Buffer.from('<script>alert(1)</script>'))
  await expect(page.getByText(logoTypeText)).toBeVisible()

  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 20"><script>alert(1)</script>'
  await choose(
    'logo.svg',
    'image/svg+xml',
    Buffer.from(`${drawing}<rect width="60" height="20" fill="#246"/></svg>`),
  )
  await expect(page.getByText('Logo updated')).toBeVisible()
  const shown = page.getByRole('group', { name: 'Logo' }).locator('img')
  await expect(shown).toHaveAttribute('src', /^\/api\/logo\//)
  const address = (await shown.getAttribute('src')) ?? ''

  await test.step('everyone gets a converted image, never the uploaded file', async () => {
    const visitor = await browser.newContext()
    const front = await visitor.newPage()
    await front.goto('/auth')
    await expect(front.getByRole('main').locator(`img[src="${address}"]`)).toBeVisible()
    const response = await visitor.request.get(address)
    expect(response.headers()).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect((await sharp(await response.body()).metadata()).format).toBe('png')
    await visitor.close()
  })

  await page.getByRole('group', { name: 'Logo' }).getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove logo' }).click()
  await expect(page.getByText('Logo removed')).toBeVisible()
  await expect(page.locator(`img[src="${address}"]`)).toHaveCount(0)
})

test("the log is filtered by person, kind and day, and isn't available to clients", async ({
  page,
  signIn,
}) => {
  await signIn(page, photographer)
  await page.goto('/settings/audit')
  await page.getByLabel('Who').selectOption({ label: 'Ava Lindqvist' })
  await page.getByLabel('What', { exact: true }).selectOption({ label: 'Settings' })
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await page.waitForURL(/kind=settings/)
  await expect(page.getByRole('row').nth(1)).toContainText('Ava Lindqvist')
  await expect(page.getByLabel('What', { exact: true })).toHaveValue('settings')

  await page.goto('/settings/audit?to=2001-01-01')
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible()
  await page.getByRole('link', { name: 'Show everything' }).first().click()
  await expect(page).toHaveURL(/audit$/)

  await page.context().clearCookies()
  await signIn(page, client)
  await page.goto('/settings/audit')
  await page.waitForURL('**/dashboard')
})
