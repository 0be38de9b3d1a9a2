import { type APIRequestContext, expect } from '@playwright/test'
import { expectAccessible } from '@/e2e/support/accessibility'
import { expectPaymentSuccess, payOnCheckout, sendPhotos } from '@/e2e/support/journey-steps'
import { makeJpegFiles } from '@/e2e/support/jpeg-files'
import { makePerson } from '@/e2e/support/people'
import { linkIn } from '@/e2e/support/sandbox'
import { addShotBooking } from '@/e2e/support/shot-booking'
import { test } from '@/e2e/support/test'
import { overLimitText, overLimitTexts } from '@/lib/brokerages/words'
import { openBillText } from '@/lib/invoices/words/shares'
import { dateFromDatabase, formatDate } from '@/lib/platform/calendar-date'
import {
  createStatementText,
  payStatementText,
  statementSubjects,
  statementsTitle,
} from '@/lib/statements/words'

const owner = 'ava@northlight.test'
const name = `Bramble & Finch ${Date.now()}`
const contact = { name: 'Bea Ledger', email: `bea-${Date.now()}@brokerage.test` }
const number = 1000 + (Date.now() % 8000)
const streets = ['Ash', 'Birch', 'Cedar'].map((tree, index) => `${number + index} ${tree} Hollow`)

test('the owner puts a month of three agents on one statement, whose payment unlocks the last photos', async ({
  newPage,
  browser,
  database,
  sandbox,
  signIn,
}) => {
  const photographer = await makePerson(database, 'photographer', 'Casper Lind')
  const admin = await makePerson(database, 'client', 'Ada Finch')
  const { id: brokerageId } = await database.brokerage.create({
    data: {
      name,
      billing: 'BROKERAGE',
      billingName: contact.name,
      billingEmail: contact.email,
      paysMonthly: true,
      unlocksOnTerms: true,
      // The third shoot passes it, so its photos wait for the payment.
      creditLimitCents: 120_000,
      members: { create: { clientId: admin.profileId, role: 'ADMIN' } },
    },
  })
  const bookingIds: string[] = []
  for (const [index, street] of streets.entries()) {
    const agent = await makePerson(database, 'client', `${['Ann', 'Ben', 'Cid'][index]} Agent`)
    await database.brokerageMember.create({ data: { brokerageId, clientId: agent.profileId } })
    const bookingId = await addShotBooking(database, {
      client: agent,
      photographer,
      street,
      status: 'CONFIRMED',
    })
    await database.booking.update({
      where: { id: bookingId },
      data: { brokerageId, shootDate: new Date(`2026-05-0${index + 1}T00:00:00Z`) },
    })
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
    bookingIds.push(bookingId)
  }
  const studio = await newPage()
  await signIn(studio, photographer.email)
  const files = await makeJpegFiles(3)
  const lastId = bookingIds.at(-1) ?? ''
  const overLimit = overLimitTexts.title(name)
  for (const [index, street] of streets.entries()) {
    const isLast = index === streets.length - 1
    if (isLast) {
      await studio.goto(`/booking/${lastId}`)
      await expect(studio.getByText(overLimit)).toBeVisible()
    }
    const warns = async () => {
      await expect(studio.getByText(overLimit)).toHaveCount(isLast ? 1 : 0)
      if (isLast) await expectAccessible(studio)
    }
    await sendPhotos(studio, { street, amount: '498.00', files, charge: warns })
  }
  await test.step('the agent of the last shoot reads who must pay what, and until when', async () => {
    const { dueOn, client } = await database.invoice.findFirstOrThrow({
      where: { bookingId: lastId, brokerageId },
      select: { dueOn: true, client: { select: { email: true } } },
    })
    const agent = await newPage()
    await signIn(agent, client.email)
    const why = overLimitText(name, formatDate(dateFromDatabase(dueOn)))
    for (const place of ['/photo-gallery?booking_id=', '/photo-view?booking_id=', '/booking/']) {
      await agent.goto(`${place}${lastId}`)
      await expect(agent.getByText(`Photos unlock when ${name} has paid $498.00. ${why}`)).toBeVisible()
    }
    await expectAccessible(agent)
    await agent.getByRole('link', { name: openBillText }).click()
    await expect(agent.getByText(why)).toBeVisible()
    await agent.close()
  })
  const company = await newPage()
  await signIn(company, admin.email)
  /** Which shoots' photos the brokerage can open in full. */
  const findOpen = async (request: APIRequestContext) => {
    const photos = await Promise.all(
      bookingIds.map((bookingId) =>
        database.photo.findFirstOrThrow({ where: { delivery: { bookingId }, isFull: true } }),
      ),
    )
    const responses = await Promise.all(photos.map(({ id }) => request.get(`/api/photos/${id}/original`)))
    return responses.map((response) => response.ok())
  }
  await expect.poll(() => findOpen(company.request), { timeout: 60_000 }).toEqual([true, true, false])

  const page = await newPage()
  await signIn(page, owner)
  await test.step('the owner creates the statement, and opens it', async () => {
    await page.goto(`/clients/brokerages/${brokerageId}`)
    const region = page.getByRole('region', { name: statementsTitle })
    await expect(region).toContainText('$1,494.00')
    await region.getByRole('button', { name: createStatementText }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: createStatementText }).click()
    await region.getByRole('link', { name: /^NL-/ }).click()
    await expect(page.getByRole('heading', { level: 2, name: '3 shoots' })).toBeVisible()
    for (const street of streets) await expect(page.getByText(street)).toBeVisible()
    await expectAccessible(page)
  })
  const statement = await database.statement.findFirstOrThrow({ where: { brokerageId } })

  await test.step('the admin sees it on the Brokerage page, and a member doesn’t', async () => {
    await company.goto('/brokerage?tab=statements')
    await company.getByRole('link', { name: statement.number }).click()
    await expect(company.getByRole('link', { name: payStatementText })).toBeVisible()
    await expectAccessible(company)
    await expect(company.getByRole('button', { name: /Void|Record/ })).toHaveCount(0)
    const member = await newPage()
    const { client } = await database.booking.findUniqueOrThrow({
      where: { id: bookingIds[0] ?? '' },
      select: { client: { select: { email: true } } },
    })
    await signIn(member, client.email)
    expect((await member.request.get(`/statements/${statement.id}`)).status()).toBe(404)
    expect((await member.request.get(`/api/statements/${statement.id}/pdf`)).status()).toBe(404)
    await member.close()
  })

  await test.step('the contact pays by the link in their email, without an account', async () => {
    const email = await sandbox.latestEmailTo(contact.email, 'Statement for')
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
    const theirs = await context.newPage()
    await theirs.goto(linkIn(email, '/bill/'))
    await expect(theirs.getByRole('heading', { name: '$1,494.00' })).toBeVisible()
    await expectAccessible(theirs)
    await theirs.getByRole('button', { name: 'Pay Now' }).click()
    await theirs.waitForURL(/\/checkout\//)
    await payOnCheckout(theirs, contact, '4242424242424242')
    await expectPaymentSuccess(theirs)
    await expect(theirs.getByRole('button', { name: 'Pay Now' })).toHaveCount(0)
    const download = async (link: string) =>
      theirs.request.get((await theirs.getByRole('link', { name: link }).getAttribute('href')) ?? '')
    const pdf = await download('Download PDF')
    expect([pdf.status(), pdf.headers()['content-type']]).toEqual([200, 'application/pdf'])
    const csv = await (await download('Download CSV')).text()
    for (const street of streets) expect(csv).toContain(street)
    const named = { invoiceNumber: statement.number, amount: '', period: '' }
    await sandbox.latestEmailTo(contact.email, statementSubjects.paid(named))
    await context.close()
  })

  await test.step('all photos are unlocked, and the open page of the owner says it is paid', async () => {
    await expect.poll(() => findOpen(company.request)).toEqual([true, true, true])
    await expect(page.getByText('Paid', { exact: true }).first()).toBeVisible({ timeout: 20_000 })
  })

  await test.step('the books add up', async () => {
    const sums = await database.$queryRaw<{ account: string; cents: number }[]>`
      SELECT p.account, sum(p.cents)::float8 AS cents
      FROM ledger_postings AS p JOIN invoices AS i ON i.id = p.invoice_id
      WHERE i.statement_id = ${statement.id}::uuid GROUP BY p.account`
    const of = (account: string) => sums.find((sum) => sum.account === account)?.cents ?? 0
    expect([of('RECEIVABLE'), of('CLEARING')]).toEqual([0, 149_400])
    expect(sums.reduce((sum, { cents }) => sum + cents, 0)).toBe(0)
  })
})
