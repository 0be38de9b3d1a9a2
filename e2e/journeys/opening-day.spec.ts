import { expect, type Locator, type Page } from '@playwright/test'
import { bookShoot, signUp } from '@/e2e/support/journey-steps'
import { providedStudio } from '@/e2e/support/provided-studio'
import { linkIn, openSandbox } from '@/e2e/support/sandbox'
import { studioName, test } from '@/e2e/support/test'
import { accountSubjects } from '@/lib/people/accounts/words/emails'
import type { OpeningStep } from '@/lib/studio/settings/rules/opening'
import { continueOpeningLabel, noServicesText, openedTitle, openingTitle } from '@/lib/studio/settings/words'
import { openTestPortal } from '@/scripts/launch/test-portal'

const owner = { name: 'Marin Holt', email: 'marin@harborlight.test', password: 'Cyanotype-of-1842' }
const client = { name: 'Nora Reed', email: 'nora@harborrealty.test', password: 'Daguerreotype-of-1839' }
const studio = 'Harbor Light'

/** What opening a studio may take, from signing up to a client who can book. */
const maxActions = 25

test('an owner opens an empty studio in a few steps, and a client books', async ({ browser }, {
  workerIndex,
}) => {
  const portal = await openTestPortal(providedStudio(), `opening_${workerIndex}`, {
    isEmpty: true,
    environment: { OWNER_EMAIL: owner.email },
  })
  const sandbox = openSandbox(portal.sandboxUrl)
  const context = await browser.newContext({
    baseURL: portal.url,
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  const page = await context.newPage()
  let actions = 0
  const press = async (locator: Locator) => {
    actions += 1
    await locator.click()
  }
  const type = async (locator: Locator, text: string) => {
    actions += 1
    await locator.fill(text)
  }
  const button = (name: string | RegExp) => page.getByRole('button', { name }).filter({ visible: true })
  const stepOf = (step: OpeningStep) => page.locator(`#step-${step}`)
  const expectDone = (step: OpeningStep, fact: string | RegExp) =>
    expect(stepOf(step).locator('summary')).toContainText(fact)

  try {
    await test.step('the owner signs up', async () => {
      await page.goto('/auth?mode=sign-up')
      await press(page.getByLabel('Photographer'))
      await type(page.getByLabel('Full name'), owner.name)
      await type(page.getByLabel('Email'), owner.email)
      await type(page.getByLabel('Password', { exact: true }), owner.password)
      await press(page.getByRole('button', { name: 'Create account' }))
      await page.waitForURL('**/auth/verify')
      const email = await sandbox.latestEmailTo(owner.email, accountSubjects.verifyEmail(studioName))
      await page.goto(linkIn(email, '/auth/verify'))
      actions += 1
      await press(page.getByRole('button', { name: 'Verify email' }))
      await page.waitForURL('**/dashboard')
    })
    await test.step('the dashboard leads to the first step', async () => {
      await expect(page.getByRole('heading', { name: openingTitle })).toBeVisible()
      await press(page.getByRole('link', { name: continueOpeningLabel }))
      await expect(page.getByRole('heading', { level: 1, name: openingTitle })).toBeVisible()
      await expect(page.getByText(noServicesText)).toBeVisible()
      // The email with the link arrived.
      await expectDone('email', 'Works, in the sandbox')
    })
    await test.step('name, email, and address', async () => {
      await type(page.getByLabel('Studio name'), studio)
      await type(page.getByLabel('Support email'), 'hello@harborlight.test')
      await type(
        page.getByLabel('Address', { exact: false }).first(),
        '38 Lexington Avenue, Asheville, NC 28801',
      )
      await press(button('Save details'))
      await expectDone('name', studio)
    })
    await test.step('weekly hours', async () => {
      await expect(stepOf('hours').locator('summary')).toBeFocused()
      await press(button('Add weekly hours'))
      await expectDone('hours', 'Mon–Fri, 09:00 – 17:00')
    })
    await test.step('services: typed prices, and nothing that was not confirmed', async () => {
      await type(page.getByLabel('Price of House Tour, in USD'), '425')
      await press(button('Offer 5 services'))
      await expectDone('services', '5 services')
      await expect(page.getByRole('complementary').getByText('$425.00')).toBeVisible()
    })
    await test.step('tax, payments, and what can wait', async () => {
      await expect(page.getByText(/North Carolina taxes photos/)).toBeVisible()
      await press(button("I don't charge tax"))
      await expectDone('tax', 'No tax')
      await press(button('Test payments'))
      await expectDone('payments', 'Works, in the sandbox')
      await press(stepOf('project').getByRole('button', { name: 'Do this later' }))
      await press(stepOf('import').getByRole('button', { name: 'Do this later' }))
      await expectDone('project', 'Later')
      await press(button("It's just me"))
    })
    await test.step('the link that clients get', async () => {
      await press(button(/^Copy link/))
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${portal.url}/book`)
      await press(button('I shared it'))
      await expect(page.getByRole('heading', { level: 1, name: openedTitle(studio) })).toBeVisible()
      await expect(page.getByText(/Clients can book from /).first()).toBeVisible()
      await press(page.getByRole('link', { name: 'Go to Dashboard' }))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome, ${owner.name}`)
      await expect(page.getByRole('heading', { name: openingTitle })).toHaveCount(0)
    })
    expect(actions).toBeLessThanOrEqual(maxActions)

    await test.step('terms that clients agree to', async () => {
      await publishTerms(page, '# Payment\nInvoices are due in 14 days.', 1)
    })
    await test.step('a client signs up and books', async () => {
      const clientContext = await browser.newContext({ baseURL: portal.url })
      const clientPage = await clientContext.newPage()
      await signUp(clientPage, sandbox, client, { studio, terms: 'Invoices are due in 14 days.' })
      await publishTerms(page, '# Payment\nInvoices are due in 30 days.', 2)
      await clientPage.goto('/book')
      await clientPage.getByRole('checkbox', { name: /^I agree to the Terms/ }).check()
      await clientPage.getByRole('button', { name: 'Continue' }).click()
      await bookShoot(clientPage, {
        address: '214 Merrimon Avenue, Asheville, NC 28801',
        cardholder: client.name,
        photographer: owner.name,
        hasCancellationFee: false,
      })
      await clientContext.close()
    })
  } finally {
    await context.close()
    await portal.stop()
  }
})

async function publishTerms(page: Page, text: string, version: number) {
  await page.goto('/settings/legal')
  await page.getByRole('textbox', { name: 'Terms of Service' }).fill(text)
  await page.getByRole('button', { name: 'Save changes' }).first().click()
  await expect(page.getByText(`Version ${version}, published`)).toBeVisible()
}
