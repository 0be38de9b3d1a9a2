import { type Browser, expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { test } from '@/e2e/support/test'
import { describeAct } from '@/lib/audit/words/acts'
import { editedByOthersText } from '@/lib/platform/words'
import { confirmCurrencyText, logoTypeText, phoneText, timeZoneChangeText } from '@/lib/studio/settings/words'

const photographer = 'ava@northlight.test'

// All tests share one studio, so this file only changes what no other test reads, and restores it.
const phone = `+1 828 555 ${String(Date.now() % 10_000).padStart(4, '0')}`

test("the studio's details are validated, saved for invoices at once, and never overwritten unseen", async ({
  page,
  browser,
  database,
  signIn,
}) => {
  const save = () => page.getByRole('button', { name: 'Save changes' }).click()
  const readPhone = async () =>
    (await database.studioSettings.findUniqueOrThrow({ where: { id: 1 }, select: { phone: true } })).phone
  const { id: invoiceId } = await database.invoice.findFirstOrThrow({
    where: { booking: { photographer: { email: photographer } } },
    select: { id: true },
  })
  await signIn(page, photographer)
  await page.goto('/settings')
  await test.step('a setting is found by its words', async () => {
    await page.getByRole('searchbox', { name: 'Find a setting' }).fill('time z')
    await page.getByRole('list', { name: 'Found settings' }).getByRole('link', { name: 'Time zone' }).click()
    await page.waitForURL('**/settings/studio')
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
    await page.getByRole('searchbox', { name: 'Find a setting' }).fill('are taxed')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/settings/tax#taxed')
    // The fold that has it is open, and the keyboard goes on from there.
    await expect(page.getByRole('group', { name: 'Other charges' })).toBeVisible()
    await expect(page.locator('#taxed > summary')).toBeFocused()
    await page.goBack()
    await page
      .getByRole('navigation', { name: 'Settings' })
      .getByRole('link', { name: /^Studio/ })
      .click()
  })
  await page.waitForURL('**/settings/studio')
  await expect(page.locator('html')).toHaveAttribute('data-live', 'on')

  await test.step('an invalid phone number is explained, and unsaved changes are warned about', async () => {
    await page.getByLabel('Phone').fill('call me')
    await save()
    await expect(page.getByText(phoneText)).toBeVisible()
    await expect(page.getByLabel('Phone')).toBeFocused()
    await page.getByLabel('Phone').fill(phone)
    await expect(page.getByText('1 change not saved')).toBeVisible()
    page.once('dialog', (dialog) => dialog.dismiss())
    await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Services' }).click()
    await expect(page).toHaveURL(/studio$/)
    await save()
    await expect(page.getByText('Studio details updated')).toBeVisible()
    await expect(page.getByText('Everything is saved')).toBeVisible()
  })
  await test.step('a time zone is found by typing', async () => {
    const zone = page.getByRole('combobox', { name: 'Time zone' })
    await zone.click()
    await zone.fill('berlin')
    await page.getByRole('option', { name: 'Europe/Berlin' }).click()
    await expect(zone).toHaveValue(/^Europe\/Berlin/)
    await expect(page.getByText(timeZoneChangeText)).toBeVisible()
    await page.getByRole('button', { name: 'Discard' }).click()
    await expect(zone).toHaveValue(/^America\/New York/)
  })
  await test.step('another currency needs confirmation', async () => {
    await page.locator('summary', { hasText: 'Currency' }).click()
    const currency = page.getByRole('combobox', { name: 'Currency' })
    await currency.fill('euro')
    await currency.press('ArrowDown')
    await currency.press('Enter')
    await expect(page.getByText('$299.00 becomes €299.00')).toBeVisible()
    await save()
    await expect(page.getByText(confirmCurrencyText)).toBeVisible()
    const { currency: stored } = await database.studioSettings.findUniqueOrThrow({ where: { id: 1 } })
    expect(stored).toBe('USD')
    await page.getByRole('button', { name: 'Discard' }).click()
  })
  await test.step('a logo is validated by its content, and shown to everyone as a converted image', () =>
    changeLogo(page, browser))
  await test.step('the second of two concurrent editors is warned and chooses a version', async () => {
    const theirs = '+1 828 555 9999'
    await database.studioSettings.update({ where: { id: 1 }, data: { phone: theirs } })
    await page.getByLabel('Phone').fill('+1 828 555 1111')
    await save()
    await expect(page.getByText(editedByOthersText).first()).toBeVisible()
    expect(await readPhone()).toBe(theirs)
    await page.getByRole('button', { name: 'Use their version' }).click()
    await expect(page.getByLabel('Phone')).toHaveValue(theirs)
    await page.getByLabel('Phone').fill(phone)
    await save()
    await expect(page.getByText('Everything is saved')).toBeVisible()
  })
  await test.step('the number is on invoices and in the log at once, which is filtered by person and kind', async () => {
    await page.goto(`/invoices/${invoiceId}`)
    await expect(page.getByRole('article', { name: /^Invoice / })).toContainText(phone)
    await page.goto('/settings/audit')
    await page.getByLabel('Who').selectOption({ label: 'Ava Lindqvist' })
    await page.getByLabel('What', { exact: true }).selectOption({ label: 'Settings' })
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    await page.waitForURL(/kind=settings/)
    await expect(page.getByLabel('What', { exact: true })).toHaveValue('settings')
    const entry = page.getByRole('row').filter({ hasText: phone }).first()
    await expect(entry).toContainText(
      describeAct('studio.details-changed', { details: {}, currency: null }).what,
    )
    await expect(entry).toContainText('Ava Lindqvist')
    await page.goto('/settings/audit?to=2001-01-01')
    await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible()
    await page.getByRole('link', { name: 'Show everything' }).first().click()
    await expect(page).toHaveURL(/audit$/)
  })
  await test.step('the number can be removed', async () => {
    await page.goto('/settings/studio')
    await page.getByLabel('Phone').fill('')
    await save()
    await expect(page.getByText('Everything is saved')).toBeVisible()
    expect(await readPhone()).toBeNull()
  })
})

async function changeLogo(page: Page, browser: Browser) {
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
}
