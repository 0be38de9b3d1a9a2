import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '@/e2e/support/accessibility'
import { makePerson, type Person } from '@/e2e/support/people'
import { test } from '@/e2e/support/test'
import { openPhone } from '@/e2e/support/touch'
import { nothingFoundText } from '@/lib/search/words'
import type { PrismaClient } from '@/prisma/generated/client'

const street = '6417 Thistledown Crescent'

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search' })
const field = (page: Page) => palette(page).getByRole('combobox', { name: 'Search' })
const option = (page: Page, name: string | RegExp) => palette(page).getByRole('option', { name })

test('a photographer finds a shoot, a client and a page by keyboard alone', async ({
  page,
  database,
  signIn,
}) => {
  const client = await makePerson(database, 'client', 'Cordelia Wexcombe')
  const photographer = await makePerson(database, 'photographer')
  const bookingId = await addBooking(database, client, photographer)
  await signIn(page, photographer.email)
  await page.goto('/dashboard')
  await expect(page.locator('html')).toHaveAttribute('data-live', 'on')

  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await expect(option(page, 'New booking')).toHaveAttribute('aria-selected', 'true')
  await expectAccessible(page)
  await page.keyboard.type('thistledown')
  await expect(option(page, new RegExp(`${street}.*Cordelia Wexcombe`))).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/booking/${bookingId}`)
  await expect(palette(page)).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL('/dashboard')

  await page.keyboard.press('Control+k')
  await page.keyboard.type('wexcombe')
  await expect(palette(page).getByRole('group', { name: 'Clients' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(option(page, /^Cordelia Wexcombe/)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Cordelia Wexcombe' }).first()).toBeVisible()

  await page.keyboard.press('Control+k')
  await page.keyboard.type('mls')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/settings/mls')

  await page.keyboard.press('Control+k')
  await page.keyboard.type('no such thing anywhere')
  await expect(palette(page).getByText(nothingFoundText)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(palette(page)).toHaveCount(0)

  await page.keyboard.press('?')
  const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(shortcuts).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(shortcuts).toHaveCount(0)
})

test('on a phone, a client finds their own shoot and not those of others', async ({
  page,
  database,
  signIn,
}) => {
  const client = await makePerson(database, 'client')
  const other = await makePerson(database, 'client', 'Barnaby Thistledown')
  const photographer = await makePerson(database, 'photographer')
  const bookingId = await addBooking(database, client, photographer)
  await addBooking(database, other, photographer)
  const browser = page.context().browser()
  if (!browser) throw new Error('the page has no browser')
  const phone = await openPhone(browser)
  await signIn(phone, client.email)
  await phone.goto('/dashboard')
  await phone.getByRole('button', { name: 'Search', exact: true }).tap()
  await field(phone).fill('thistledown')
  await expect(option(phone, new RegExp(street))).toHaveCount(1)
  await expect(option(phone, /Barnaby/)).toHaveCount(0)
  await option(phone, new RegExp(street)).tap()
  await expect(phone).toHaveURL(`/booking/${bookingId}`)
  await phone.context().close()
})

let days = 0

async function addBooking(database: PrismaClient, of: Person, photographer: Person): Promise<string> {
  days += 1
  const { id } = await database.booking.create({
    data: {
      clientId: of.profileId,
      photographerId: photographer.profileId,
      propertyAddress: `${street}, Asheville, NC 28804`,
      shootDate: new Date(Date.UTC(2026, 4, days)),
      shootTime: new Date('1970-01-01T09:00:00Z'),
      shootEndTime: new Date('1970-01-01T11:00:00Z'),
      totalAmountCents: 29_900,
      status: 'COMPLETED',
      idempotencyKey: randomUUID(),
    },
  })
  return id
}
