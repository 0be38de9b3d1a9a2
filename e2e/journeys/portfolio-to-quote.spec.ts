import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { countOf } from '@/e2e/support/analytics-counts'
import { sendQuoteForm } from '@/e2e/support/quote-form'
import { test } from '@/e2e/support/test'
import { askingForShootLike, quoteNotifications } from '@/lib/booking/quotes/words'

// A visitor who comes from a project asks for a shoot like it.

const longTimeout = { timeout: 60_000 }

const uniqueId = randomUUID().slice(0, 6)
const street = `${uniqueId} Quay Street`

/** The visitor's analytics events, with the pages they are counted on. */
const expectedEvents = [
  ['page_view', '/portfolio/[id]'],
  ['page_view', '/portfolio/quote'],
  ['click', '/portfolio/quote'],
  ['page_view', '/portfolio/quote/sent'],
] as const

test('a quote asked for from a shared project names it on both sides, and the visit is counted', async ({
  page: visitor,
  newPage,
  database,
  databaseUrl,
  signIn,
}) => {
  const { id, title } = await database.portfolioItem.findFirstOrThrow({
    where: { published: true, deletedAt: null },
    select: { id: true, title: true },
  })
  const countAll = () => Promise.all(expectedEvents.map(([type, page]) => countOf(databaseUrl, type, page)))
  const before = await countAll()

  await test.step('the visitor requests a quote for a shoot like this project', async () => {
    await visitor.goto(`/portfolio/${id}`)
    await visitor.getByRole('link', { name: 'Get a Quote' }).first().click()
    await expect(visitor.getByText(askingForShootLike(title))).toBeVisible()
    await visitor.getByRole('checkbox', { name: 'Photo Shoot' }).check()
    await visitor.getByLabel('Property address').fill(`${street}, Asheville, NC 28804`)
    await visitor.getByLabel('Full name').fill('Helen Ashworth')
    await visitor.getByLabel('Email', { exact: true }).fill(`helen-${uniqueId}@ashworth.test`)
    await sendQuoteForm(visitor)
    await visitor.waitForURL('**/portfolio/quote/sent')
  })

  await test.step('the photographer finds the request, with the project, by its notification', async () => {
    const studio = await newPage()
    await signIn(studio, 'ava@northlight.test')
    await studio.goto('/notifications')
    await studio.getByText(quoteNotifications.requested('Helen Ashworth', street).message).click()
    await studio.waitForURL('**/quotes?request=*')
    await expect(studio.getByRole('link', { name: title })).toHaveAttribute('href', `/portfolio/${id}`)
  })

  await test.step('every page view and click of the visitor is counted', async () => {
    for (const [index, [type, page]] of expectedEvents.entries()) {
      const counter = { message: `${type} on ${page}`, ...longTimeout }
      await expect.poll(() => countOf(databaseUrl, type, page), counter).toBeGreaterThan(before[index] ?? 0)
    }
  })
})
