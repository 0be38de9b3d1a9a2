import { expect, type Locator, type Page } from '@playwright/test'
import { makePerson } from '@/e2e/support/people'
import { priceField } from '@/e2e/support/price-field'
import { test } from '@/e2e/support/test'
import { describeTheirVersion, newServiceTitle, previewTitle } from '@/lib/catalog/services/words/editor'
import { maxFreeCancelHours } from '@/lib/studio/settings/rules/cancellation'
import { describeCancellationTerms, wholeNumberText } from '@/lib/studio/settings/words'

const photographer = 'ava@northlight.test'

// Its own service, so that no other test sees a changed price or order.
const name = `Lantern Portraits ${Date.now() % 100_000}`

test('a service is added, priced, moved, disabled and deleted, and the wizard follows', async ({
  newPage,
  signIn,
  database,
}) => {
  const [studio, wizard] = await Promise.all([newPage(), newPage()])
  await signIn(studio, photographer)
  // Without a brokerage, whose prices would be others.
  await signIn(wizard, (await makePerson(database, 'client')).email)
  const readService = () => database.service.findFirstOrThrow({ where: { name } })

  await test.step('an added service is in the list', async () => {
    await studio.goto('/settings/services')
    await expect(studio.locator('html')).toHaveAttribute('data-live', 'on')
    await studio.getByRole('link', { name: 'Add service' }).click()
    await addService(studio.getByRole('form', { name: newServiceTitle }))
    await expect(studio.getByText('Service added')).toBeVisible()
    await expect(rowOf(studio)).toContainText('$120.00')
  })

  await test.step('an invalid price stays in its field; a valid one is saved', async () => {
    const editor = await openEditor(studio)
    const save = editor.getByRole('button', { name: 'Save service' })
    await expect(save).toHaveCount(0)
    await priceField(editor).fill('135.5o')
    await save.click()
    await expect(editor.getByText('Enter an amount such as 498.00')).toBeVisible()
    await expect(priceField(editor)).toBeFocused()
    await priceField(editor).fill('135.5')
    await expect(studio.getByRole('complementary', { name: previewTitle })).toContainText('$135.50')
    await save.click()
    await expect(studio.getByText('Service updated')).toBeVisible()
    await expect(save).toHaveCount(0)
    await expect(priceField(editor)).toHaveValue('135.50')
    expect(await readService()).toMatchObject({ priceCents: 13_550 })
  })

  await test.step('the second of two concurrent editors is warned and chooses a version', async () => {
    const editor = studio.getByRole('form', { name: `Edit ${name}` })
    await database.service.update({ where: { id: (await readService()).id }, data: { priceCents: 14_000 } })
    await priceField(editor).fill('99.00')
    await editor.getByRole('button', { name: 'Save service' }).click()
    await expect(editor.getByText(describeTheirVersion(['the price $140.00']))).toBeVisible()
    await expect(priceField(editor)).toHaveValue('99.00')
    await editor.getByRole('button', { name: 'Use their version' }).click()
    await expect(priceField(editor)).toHaveValue('140.00')
  })

  await test.step('leaving with unsaved changes asks', async () => {
    const editor = studio.getByRole('form', { name: `Edit ${name}` })
    const back = studio.getByRole('main').getByRole('link', { name: 'Services' })
    await editor.getByLabel('Displayed duration').fill('an hour')
    studio.once('dialog', (dialog) => dialog.dismiss())
    await back.click()
    await expect(studio).toHaveURL(/services\/lantern_portraits/)
    await editor.getByRole('button', { name: 'Discard' }).click()
    await expect(editor.getByLabel('Displayed duration')).toHaveValue('1 hour')
    await back.click()
    await studio.waitForURL('**/settings/services')
  })

  await test.step('a service moved up twice by keyboard stays there, in the wizard too', async () => {
    await expect(rowOf(studio)).toBeVisible()
    const before = await namesOf(studio)
    const up = studio.getByRole('button', { name: `Move ${name}.` })
    await up.focus()
    for (const fromEnd of [2, 3]) {
      await studio.keyboard.press('ArrowUp')
      await expect.poll(async () => (await namesOf(studio)).at(-fromEnd)).toBe(name)
      await expect(up).toBeFocused()
    }
    const countAfter = async () => {
      const { position, category } = await readService()
      return database.service.count({ where: { category, position: { gt: position } } })
    }
    await expect.poll(countAfter).toBe(2)
    await studio.reload()
    expect((await namesOf(studio)).indexOf(name)).toBe(before.length - 3)
    await wizard.goto('/book')
    await expect(wizard.getByRole('main').locator('label').filter({ hasText: name })).toContainText('$140.00')
    // The list also includes services that other tests disabled.
    const labels = await wizard
      .getByRole('main')
      .locator('label', { has: wizard.getByRole('checkbox') })
      .allInnerTexts()
    const offered = (await namesOf(studio)).filter((one) => labels.some((label) => label.startsWith(one)))
    expect(labels.map((label) => offered.find((one) => label.startsWith(one)))).toEqual(offered)
  })

  await test.step('a disabled service stays in the list', async () => {
    const editor = await openEditor(studio)
    await studio.getByLabel('Active').uncheck()
    await editor.getByRole('button', { name: 'Save service' }).click()
    await expect(studio.getByText('Service updated').last()).toBeVisible()
    await studio.goto('/settings/services')
    await expect(rowOf(studio)).toContainText('Disabled')
    expect(await readService()).toMatchObject({ active: false })
  })

  await test.step('a service without bookings can be deleted', async () => {
    await openEditor(studio)
    await studio.getByRole('button', { name: `More actions for ${name}` }).click()
    await studio.getByRole('button', { name: 'Delete service' }).click()
    await studio.getByRole('alertdialog').getByRole('button', { name: 'Delete service' }).click()
    await expect(studio.getByText('Service deleted')).toBeVisible()
    await studio.waitForURL('**/settings/services')
    await expect(rowOf(studio)).toHaveCount(0)
  })
})

test('the cancellation terms show what clients will read, and warn about unsaved changes', async ({
  page,
  signIn,
}) => {
  await signIn(page, photographer)
  await page.goto('/settings/mail/previews')
  const tabs = page.getByRole('navigation', { name: 'Settings' })
  await expect(tabs.getByRole('link', { name: 'Email' })).toHaveAttribute('aria-current', 'page')
  await tabs.getByRole('link', { name: 'Cancellation' }).click()
  await page.waitForURL('**/settings/cancellation')
  await expect(page.locator('html')).toHaveAttribute('data-live', 'on')
  const sentence = page.getByRole('blockquote')
  await expect(sentence).toHaveText(
    describeCancellationTerms({ freeCancelHours: 24, lateCancelFeeCents: 5000, currency: 'USD' }),
  )
  await page.getByLabel('Free until').fill('1')
  await page.getByLabel('Late fee').fill('1,075.5')
  await expect(sentence).toHaveText(
    describeCancellationTerms({ freeCancelHours: 1, lateCancelFeeCents: 107_550, currency: 'USD' }),
  )
  await expect(page.getByText('2 changes not saved')).toBeVisible()

  page.once('dialog', (dialog) => dialog.dismiss())
  await tabs.getByRole('link', { name: 'Services' }).click()
  await expect(page).toHaveURL(/cancellation$/)

  await page.getByLabel('Free until').fill('8761')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText(wholeNumberText('hours', 0, maxFreeCancelHours))).toBeVisible()
  await expect(page.getByLabel('Free until')).toBeFocused()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByLabel('Free until')).toHaveValue('24')
})

async function addService(form: Locator) {
  await form.getByLabel('Name').fill(name)
  await form.getByLabel('Description').fill('Portraits after sunset.')
  await form.getByLabel('Displayed duration').fill('1 hour')
  await form.getByLabel('Minutes on site').fill('60')
  await priceField(form).fill('120')
  await form.getByRole('heading', { name: 'Advanced' }).click()
  await form.getByLabel('Category').selectOption('Other media')
  await form.getByRole('button', { name: 'Add service' }).click()
}

function rowOf(page: Page): Locator {
  return page.getByRole('row').filter({ hasText: name })
}

async function openEditor(page: Page): Promise<Locator> {
  await page.getByRole('link', { name }).click()
  const editor = page.getByRole('form', { name: `Edit ${name}` })
  await expect(editor).toBeVisible()
  return editor
}

/** Returns the services in the order shown. */
async function namesOf(page: Page): Promise<string[]> {
  return page.getByRole('table').getByRole('link').allInnerTexts()
}
