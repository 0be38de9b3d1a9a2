import { expect } from '@playwright/test'
import { expectAccessible } from '@/e2e/support/accessibility'
import { expectPaymentSuccess, payOnCheckout, sendPhotos } from '@/e2e/support/journey-steps'
import { makeJpegFiles } from '@/e2e/support/jpeg-files'
import { makePerson } from '@/e2e/support/people'
import { linkIn } from '@/e2e/support/sandbox'
import { addShotBooking } from '@/e2e/support/shot-booking'
import { test } from '@/e2e/support/test'
import { payText } from '@/lib/billing/invoices/words/due'
import { openBillText } from '@/lib/billing/invoices/words/shares'
import { createStatementText, statementSubjects, statementsTitle } from '@/lib/billing/statements/words'
import { overLimitText, overLimitTexts } from '@/lib/people/brokerages/words'
import { dateFromDatabase, formatDate } from '@/lib/platform/time/calendar-date'

const owner = 'ava@northlight.test'
const name = `Bramble & Finch ${Date.now()}`
const contact = { name: 'Bea Ledger', email: `bea-${Date.now()}@brokerage.test` }
const street = `${1000 + (Date.now() % 8000)} Cedar Hollow`

test('photos beyond the credit limit wait for the monthly statement, which the owner creates and the contact pays', async ({
  newPage,
  browser,
  database,
  sandbox,
  signIn,
}) => {
  const photographer = await makePerson(database, 'photographer', 'Casper Lind')
  const admin = await makePerson(database, 'client', 'Ada Finch')
  const agent = await makePerson(database, 'client', 'Ann Agent')
  const { id: brokerageId } = await database.brokerage.create({
    data: {
      name,
      billing: 'BROKERAGE',
      billingName: contact.name,
      billingEmail: contact.email,
      paysMonthly: true,
      unlocksOnTerms: true,
      // The shoot passes it, so its photos wait for the payment.
      creditLimitCents: 40_000,
      members: { create: [{ clientId: admin.profileId, role: 'ADMIN' }, { clientId: agent.profileId }] },
    },
  })
  const bookingId = await addShotBooking(database, {
    client: agent,
    photographer,
    street,
    status: 'CONFIRMED',
  })
  await database.booking.update({ where: { id: bookingId }, data: { brokerageId } })
  await database.bookingCoverage.create({
    data: {
      bookingId,
      brokerageId,
      clientId: agent.profileId,
      basisPoints: 10_000,
      serviceIds: [],
      coveredCents: 49_800,
      isAllowance: false,
    },
  })
  const [studio, page, theAgents] = [await newPage(), await newPage(), await newPage()]
  await signIn(studio, photographer.email)
  await signIn(page, owner)
  await signIn(theAgents, agent.email)

  await test.step('the photographer is warned when sending the photos', async () => {
    const warns = async () => {
      await expect(studio.getByText(overLimitTexts.title(name))).toBeVisible()
      await expectAccessible(studio)
    }
    await sendPhotos(studio, { street, amount: '498.00', files: await makeJpegFiles(3), charge: warns })
  })
  await test.step('the agent reads who must pay what, and until when', async () => {
    const { dueOn } = await database.invoice.findFirstOrThrow({ where: { bookingId, brokerageId } })
    const why = overLimitText(name, formatDate(dateFromDatabase(dueOn)))
    await theAgents.goto(`/booking/${bookingId}`)
    await expect(theAgents.getByText(`Photos unlock when ${name} has paid $498.00. ${why}`)).toBeVisible()
    await theAgents.getByRole('link', { name: openBillText }).click()
    await expect(theAgents.getByText(why)).toBeVisible()
  })
  await test.step('the owner creates the statement, and opens it', async () => {
    await page.goto(`/clients/brokerages/${brokerageId}`)
    const region = page.getByRole('region', { name: statementsTitle })
    await expect(region).toContainText('$498.00')
    await region.getByRole('button', { name: createStatementText }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: createStatementText }).click()
    await region.getByRole('link', { name: /^NL-/ }).click()
    await expect(page.getByRole('heading', { level: 2, name: '1 shoot' })).toBeVisible()
    await expect(page.getByText(street)).toBeVisible()
  })
  const statement = await database.statement.findFirstOrThrow({ where: { brokerageId } })

  await test.step('the admin finds it on the Brokerage page, and can pay it', async () => {
    await signIn(studio, admin.email)
    await studio.goto('/brokerage?tab=statements')
    await studio.getByRole('link', { name: statement.number }).click()
    await expect(studio.getByRole('link', { name: payText('$498.00', false) })).toBeVisible()
    await expect(studio.getByRole('button', { name: /Void|Record/ })).toHaveCount(0)
  })
  const photo = await database.photo.findFirstOrThrow({ where: { delivery: { bookingId }, isFull: true } })
  const readOriginal = async () => (await theAgents.request.get(`/api/photos/${photo.id}/original`)).ok()
  expect(await readOriginal()).toBe(false)

  await test.step('the contact pays by the link in their email, without an account', async () => {
    const email = await sandbox.latestEmailTo(contact.email, 'Statement for')
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
    const theirs = await context.newPage()
    await theirs.goto(linkIn(email, '/bill/'))
    await expect(theirs.getByRole('heading', { name: '$498.00' })).toBeVisible()
    await theirs.getByRole('button', { name: 'Pay Now' }).click()
    await theirs.waitForURL(/\/checkout\//)
    await payOnCheckout(theirs, contact, '4242424242424242')
    await expectPaymentSuccess(theirs)
    await expect(theirs.getByRole('button', { name: 'Pay Now' })).toHaveCount(0)
    const download = async (link: string) =>
      theirs.request.get((await theirs.getByRole('link', { name: link }).getAttribute('href')) ?? '')
    const pdf = await download('Download PDF')
    expect([pdf.status(), pdf.headers()['content-type']]).toEqual([200, 'application/pdf'])
    expect(await (await download('Download CSV')).text()).toContain(street)
    const named = { invoiceNumber: statement.number, amount: '', period: '' }
    await sandbox.latestEmailTo(contact.email, statementSubjects.paid(named))
    await context.close()
  })
  await test.step('the photos are unlocked, and the open page of the owner says it is paid', async () => {
    await expect.poll(readOriginal).toBe(true)
    await expect(page.getByText('Paid', { exact: true }).first()).toBeVisible({ timeout: 20_000 })
  })
})
