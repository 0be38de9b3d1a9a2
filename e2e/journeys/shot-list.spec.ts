import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { tileOf } from '@/e2e/support/journey-steps'
import { makeJpegFiles } from '@/e2e/support/jpeg-files'
import { makePerson } from '@/e2e/support/people'
import { test } from '@/e2e/support/test'
import { shotListTitle, shotProgressText, shotText } from '@/lib/booking/bookings/words/shots'
import { shotListLabel } from '@/lib/catalog/services/words/shots'
import { missingShotsText, shotListText } from '@/lib/photos/deliveries/words/sheet'
import { dateToDatabase, timeToDatabase } from '@/lib/platform/time/calendar-date'
import { todayIn } from '@/lib/platform/time/clock'

const kitchen = { room: 'Kitchen', count: 2 }
const front = { room: 'Front exterior', count: 1 }

test('a service lists its shots, which are ticked off on site and compared with the photos', async ({
  page,
  database,
  signIn,
}) => {
  const photographer = await makePerson(database, 'photographer', 'Wren Calloway')
  const client = await makePerson(database, 'client', 'Orla Beckett')
  const serviceId = `shot_list_${randomUUID().slice(0, 8)}`
  const name = `Juniper Photos ${serviceId.slice(-8)}`
  await database.service.create({
    data: {
      id: serviceId,
      category: 'REAL_ESTATE',
      name,
      description: 'For a test.',
      duration: '1 hour',
      durationMinutes: 60,
      priceCents: 29_900,
      active: false,
    },
  })
  const { id: bookingId } = await database.booking.create({
    data: {
      clientId: client.profileId,
      photographerId: photographer.profileId,
      propertyAddress: '3 Juniper Walk, Asheville, NC 28804',
      shootDate: dateToDatabase(todayIn('America/New_York')),
      shootTime: timeToDatabase('00:00'),
      shootEndTime: timeToDatabase('23:59'),
      totalAmountCents: 29_900,
      status: 'CONFIRMED',
      idempotencyKey: randomUUID(),
      services: { create: { serviceId, name, priceCents: 29_900, position: 1 } },
    },
  })
  await signIn(page, photographer.email)

  await test.step('the list is a field of the service', async () => {
    await page.goto(`/settings/services/${serviceId}`)
    await page.getByRole('heading', { name: 'Advanced' }).click()
    await page.getByLabel(shotListLabel).fill('1 Kitchen\n\nFront exterior\nkitchen')
    await page.getByRole('button', { name: 'Save service' }).click()
    await expect(page.getByText('Service updated')).toBeVisible()
    await expect(page.getByLabel(shotListLabel)).toHaveValue('1 Kitchen\nFront exterior\nkitchen')
  })

  const tickOf = (shot: typeof kitchen) => page.getByRole('checkbox', { name: shotText(shot) })
  const fold = page.locator('summary').filter({ hasText: shotListTitle })
  const progress = (isDone: boolean) =>
    shotProgressText([
      { ...kitchen, isDone },
      { ...front, isDone: false },
    ])
  await test.step('its rooms are ticked off on site, by keyboard, and stay ticked', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/today')
    await expect(fold).toContainText(progress(false))
    await fold.focus()
    await page.keyboard.press('Enter')
    await tickOf(kitchen).press('Space')
    await expect(tickOf(kitchen)).toBeChecked()
    await expect
      .poll(() => database.bookingShot.findMany({ where: { bookingId }, select: { room: true } }))
      .toEqual([{ room: 'kitchen' }])
    await page.reload()
    await expect(fold).toContainText(progress(true))
    await fold.click()
    await expect(tickOf(kitchen)).toBeChecked()
    await expect(tickOf(front)).not.toBeChecked()
    const target = await page
      .locator('label')
      .filter({ has: tickOf(front) })
      .boundingBox()
    expect(target?.height).toBeGreaterThanOrEqual(44)
    await page.goto(`/booking/${bookingId}`)
    await expect(fold).toContainText(progress(true))
  })

  await test.step('what the photos lack is named before they are sent', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`/photo-delivery?booking_id=${bookingId}`)
    await expect(page.locator('html')).toHaveAttribute('data-live', 'on')
    const [first, second] = await makeJpegFiles(2)
    if (!first || !second) throw new Error('no photo was made')
    const choose = page.getByLabel('Full photo files')
    await choose.setInputFiles([{ ...first, name: 'DSC_0042.jpg' }])
    await expect(page.getByText(shotListText([kitchen, front]))).toBeVisible()
    await choose.setInputFiles([{ ...second, name: 'kitchen.jpg' }])
    await expect(tileOf(page, 'kitchen.jpg')).toBeVisible()
    const missing = [
      { ...kitchen, found: 1 },
      { ...front, found: 0 },
    ]
    await expect(page.getByText(missingShotsText(missing))).toBeVisible()
  })
})
