import { expect, type Page } from '@playwright/test'
import { addDeliveredPhotos } from '@/e2e/support/delivered-photos'
import { expectPaymentSuccess, payOnCheckout } from '@/e2e/support/journey-steps'
import { makeJpegFiles } from '@/e2e/support/jpeg-files'
import { makePerson } from '@/e2e/support/people'
import { test } from '@/e2e/support/test'
import { chooseFirstLabel, chooseFirstText } from '@/lib/billing/invoices/words/due'
import { chooseTexts } from '@/lib/photos/deliveries/words/choosing'

const street = `${1000 + (Date.now() % 9000)} Quince Orchard Road`

test('a client chooses four of five photos, pays for those, and confirms the fifth', async ({
  newPage,
  database,
  sandbox,
  signIn,
}) => {
  const client = await makePerson(database, 'client', 'Quinta Marlowe')
  const photographer = await makePerson(database, 'photographer', 'Osric Vane')
  const { query, bookingId } = await addDeliveredPhotos(database, sandbox, {
    client,
    photographer,
    street,
    files: await makeJpegFiles(5),
    choice: { includedPhotos: 3, extraPhotoCents: 1500 },
  })
  const address = `/photo-view?${query}`
  const page = await newPage()
  await signIn(page, client.email)

  await test.step('every photo has a watermark', async () => {
    await page.goto(address)
    await expect(page.getByRole('heading', { name: chooseTexts.title })).toBeVisible()
    await expect(page.locator('main img[src*="/thumbnail"]')).toHaveCount(5)
    await expect(page.locator('html')).toHaveAttribute('data-live', 'on')
  })
  await test.step('ticks are saved at once, by keyboard too, and show in another tab', async () => {
    const other = await page.context().newPage()
    await other.goto(address)
    for (const number of [1, 2, 4]) await tick(page, number).check()
    await tick(other, 5).focus()
    await other.keyboard.press('Space')
    await expect(bar(page)).toContainText('4 chosen, 1 extra $513.00 with the extra photo')
    await expect(page.getByText('$498.00')).toHaveCount(0)
    for (const number of [1, 2, 4, 5]) await expect(tick(page, number)).toBeChecked()
    await other.goto('/dashboard')
    // So late that the loading screen is shown, which hides the page until it's there.
    await other.route(
      ({ pathname }) => pathname === '/photo-view',
      async (route) => {
        await expect(other.getByRole('status', { name: 'Loading' })).toBeVisible()
        await route.continue()
      },
    )
    await other.getByRole('link', { name: chooseFirstLabel(4) }).click()
    await expect(other.getByRole('heading', { name: chooseTexts.title })).toBeInViewport()
    await expect(other.getByRole('dialog')).toHaveCount(0)
    await other.unrouteAll()
    await other.goto(`/booking/${bookingId}`)
    await expect(other.getByText(chooseFirstText(4))).toBeVisible()
    await expect(other.getByRole('link', { name: /^Pay / })).toHaveCount(0)
    await other.getByRole('link', { name: chooseFirstLabel(4) }).click()
    await expect(other.getByRole('heading', { name: chooseTexts.title })).toBeVisible()
    await other.close()
  })
  await test.step('the client confirms them, takes that back, and confirms them again', async () => {
    await confirm(page, '$513.00')
    await expect(bar(page)).toContainText('4 confirmed $513.00 to pay')
    await bar(page).getByRole('button', { name: chooseTexts.takeBack }).click()
    await expect(page.getByText(chooseTexts.takenBack)).toBeVisible()
    await tick(page, 5).uncheck()
    await expect(bar(page)).toContainText('3 chosen $498.00 to pay')
    await tick(page, 5).check()
    await confirm(page, '$513.00')
    await expect(bar(page)).toContainText('4 confirmed $513.00 to pay')
    const gallery = await page.request.get(`/photo-gallery?${query}`)
    expect(await gallery.text()).toContain('$513.00 to pay')
  })
  await test.step('the client pays for exactly those, which unlock', async () => {
    await page.getByRole('button', { name: 'Pay Now' }).click()
    await page.waitForURL(/\/checkout\//)
    await expect(page.getByText('$513.00').first()).toBeVisible()
    await payOnCheckout(page, { name: client.fullName, email: client.email }, '4242424242424242')
    await expectPaymentSuccess(page)
    await expect(page.getByText('Photos Unlocked!')).toBeVisible({ timeout: 20_000 })
    await expect(page.getByRole('heading', { name: chooseTexts.moreTitle })).toBeVisible()
    await expect(page.getByRole('link', { name: /^Open photo \d+$/ })).toHaveCount(4)
    await expect(page.getByRole('link', { name: 'Download All Photos' })).toHaveCount(0)
  })
  await test.step('the studio sees what was chosen', async () => {
    const studio = await newPage()
    await signIn(studio, photographer.email)
    expect(await (await studio.request.get(address)).text()).toContain('4 sold')
  })
  await test.step('the fifth comes on an invoice of its own', async () => {
    await tick(page, 3).check()
    await expect(bar(page)).toContainText('4 unlocked, 1 chosen, 1 extra $15.00 for the extra photo')
    await confirm(page, '$15.00')
    await expect(bar(page)).toContainText('4 unlocked, 1 confirmed $15.00 to pay')
    const { id } = await database.invoice.findFirstOrThrow({
      where: { client: { id: client.profileId }, status: 'PENDING' },
    })
    await expect(page.getByRole('link', { name: 'Pay $15.00' })).toHaveAttribute('href', `/invoices/${id}`)
  })
})

function bar(page: Page) {
  return page.getByRole('region', { name: 'Your choice' })
}

/** Reviews what is ticked, and confirms it by the button that names this sum. */
async function confirm(page: Page, sum: string) {
  await bar(page).getByRole('button', { name: chooseTexts.review }).click()
  await page
    .getByRole('dialog', { name: chooseTexts.reviewTitle })
    .getByRole('button', { name: `${chooseTexts.confirm} · ${sum}` })
    .click()
  await expect(page.getByText(chooseTexts.confirmed)).toBeVisible()
}

function tick(page: Page, number: number) {
  return page.getByRole('checkbox', { name: `Choose Photo ${number}` })
}
