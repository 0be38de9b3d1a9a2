import { expect } from '@playwright/test'
import { expectAccessible } from '@/e2e/support/accessibility'
import { addDeliveredPhotos } from '@/e2e/support/delivered-photos'
import { openFold } from '@/e2e/support/delivery-details'
import { expectPaymentSuccess, payOnCheckout } from '@/e2e/support/journey-steps'
import { makePerson } from '@/e2e/support/people'
import { test } from '@/e2e/support/test'
import { licenseNames } from '@/lib/photos/licenses/words'
import {
  endTransferText,
  invitedText,
  newAgentText,
  stateTexts,
  transferEndedText,
  transferredText,
  transferText,
} from '@/lib/photos/transfers/words'

// A listing goes to another agent, who buys its photos again.

const street = `${1000 + (Date.now() % 9000)} Larkspur Rise`

test('photos are sold again to the next agent, and offered to one who has no account yet', async ({
  newPage,
  database,
  sandbox,
  signIn,
}) => {
  const first = await makePerson(database, 'client', 'Fern First')
  const second = await makePerson(database, 'client', 'Sol Second')
  const photographer = await makePerson(database, 'photographer', 'Otis Wren')
  const { query } = await addDeliveredPhotos(database, sandbox, {
    client: first,
    photographer,
    street,
    isPaid: true,
  })
  const [studio, page] = [await newPage(), await newPage()]
  await signIn(studio, photographer.email)
  await signIn(page, second.email)
  const section = studio.getByRole('region', { name: 'Other agents' })
  const dialog = studio.getByRole('dialog', { name: transferText })

  await test.step('the photographer transfers the photos', async () => {
    await studio.goto(`/photo-view?${query}`)
    await expect(studio.locator('html')).toHaveAttribute('data-live', 'on')
    await openFold(studio, 'Other agents')
    await section.getByRole('button', { name: transferText }).click()
    await dialog.getByRole('combobox', { name: 'Agent' }).fill(second.email)
    await dialog.getByRole('option', { name: new RegExp(second.email) }).click()
    await expect(dialog.getByLabel('Price')).toHaveValue('249.00')
    await dialog.getByLabel('License').selectOption(licenseNames.YEAR)
    await expectAccessible(studio)
    await dialog.getByRole('button', { name: 'Transfer', exact: true }).click()
    await expect(studio.getByText(transferredText)).toBeVisible()
    await expect(section.getByText(stateTexts.unpaid)).toBeVisible()
    await expect(section.getByText('Sol Second')).toBeVisible()
  })

  await test.step('the next agent pays, and gets the photos, but not what is the first one’s', async () => {
    await page.goto(`/photo-view?${query}`)
    await expect(page.getByText('Payment Required')).toBeVisible()
    await expect(page.getByText('$249.00').first()).toBeVisible()
    await page.getByRole('button', { name: 'Pay Now' }).click()
    await page.waitForURL(/\/checkout\//)
    await payOnCheckout(page, { name: second.fullName, email: second.email }, '4242424242424242')
    await expectPaymentSuccess(page)
    await expect(page.getByRole('heading', { name: 'Photos Unlocked!' })).toBeVisible()
    await openFold(page, 'License')
    await expect(page.getByRole('link', { name: 'Download license (PDF)' })).toBeVisible()
    for (const name of ['Arrange', 'Property page'])
      await expect(page.getByRole('link', { name })).toHaveCount(0)
    await expect(section.getByText(stateTexts.paid)).toBeVisible()
  })

  await test.step('someone new is invited, and no longer once the transfer is ended', async () => {
    await section.getByRole('button', { name: transferText }).click()
    await dialog.getByRole('button', { name: newAgentText }).click()
    await dialog.getByRole('button', { name: 'Transfer', exact: true }).click()
    await expect(dialog.getByLabel('Agent’s name')).toBeFocused()
    await dialog.getByLabel('Agent’s name').fill('Nia New')
    await dialog.getByLabel('Email').fill(`nia-${Date.now()}@example.test`)
    await dialog.getByRole('button', { name: 'Transfer', exact: true }).click()
    await expect(studio.getByText(invitedText)).toBeVisible()
    await expect(section.getByText(stateTexts.waiting)).toBeVisible()
    await section.getByRole('button', { name: `${endTransferText} to Nia New` }).click()
    await studio.getByRole('alertdialog').getByRole('button', { name: endTransferText }).click()
    await expect(studio.getByText(transferEndedText)).toBeVisible()
    await expect(section.getByRole('button', { name: `${endTransferText} to Nia New` })).toHaveCount(0)
  })
})
