import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { makeGate } from '@/e2e/support/gate'
import { endDelay } from '@/e2e/support/jobs'
import { expectPaper } from '@/e2e/support/paper'
import { makePerson, type Person } from '@/e2e/support/people'
import { studioName, test } from '@/e2e/support/test'
import { openTodayText } from '@/lib/booking/bookings/words/day'
import { onTheWayTitle } from '@/lib/booking/bookings/words/notifications'
import {
  dayTitle,
  finishedToastText,
  noShootsText,
  notifiedText,
  startedToastText,
  stepLabels,
  undoneText,
  willBeNotifiedText,
} from '@/lib/booking/bookings/words/progress'
import { addDays, dateToDatabase, formatWeekday, timeToDatabase } from '@/lib/platform/time/calendar-date'
import { todayIn } from '@/lib/platform/time/clock'
import type { PrismaClient } from '@/prisma/generated/client'

const today = () => todayIn('America/New_York')
const phone = '(828) 555-0142'
test.use({ viewport: { width: 390, height: 844 } })

/** Adds confirmed shoots today, one after the other. */
async function addShoots(database: PrismaClient, client: Person, photographer: Person, streets: string[]) {
  await database.bookingTerms.create({
    data: {
      photographerId: photographer.profileId,
      baseZip: '28801',
      baseLatitude: 35.59,
      baseLongitude: -82.55,
    },
  })
  await database.profile.update({ where: { id: client.profileId }, data: { phone } })
  for (const [index, street] of streets.entries()) {
    await database.booking.create({
      data: {
        clientId: client.profileId,
        photographerId: photographer.profileId,
        propertyAddress: `${street}, Asheville, NC 28804`,
        latitude: 35.6 + index / 10,
        longitude: -82.55,
        placeSource: 'GEOCODER',
        specialInstructions: `Instructions of stop ${index + 1}.`,
        shootDate: dateToDatabase(today()),
        // As late as possible, because nobody sets out for a shoot that is over.
        shootTime: timeToDatabase(`23:5${7 + index}`),
        shootEndTime: timeToDatabase(`23:5${8 + index}`),
        totalAmountCents: 29_900,
        status: 'CONFIRMED',
        idempotencyKey: randomUUID(),
      },
    })
  }
}

const step = (page: Page, name: keyof typeof stepLabels, street: string) =>
  page.getByRole('button', { name: `${stepLabels[name]}: ${street}` })

test('a photographer on the road: on my way, start, undo, finished, and on to the photos', async ({
  newPage,
  database,
  sandbox,
  signIn,
}) => {
  const photographer = await makePerson(database, 'photographer', 'Wren Calloway')
  const client = await makePerson(database, 'client', 'Orla Beckett')
  const [street, later] = [`${1000 + (Date.now() % 9000)} Alder Walk`, '18 Quarry Road'] as const
  await addShoots(database, client, photographer, [street, later])
  const [page, clientPage] = [await newPage(), await newPage()]
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, photographer.email)
  await signIn(clientPage, client.email)

  await test.step('the day is linked from the dashboard and has the stops in order', async () => {
    await page.goto('/dashboard')
    await page.getByRole('main').getByRole('link', { name: openTodayText }).click()
    await expect(page.getByRole('heading', { level: 1, name: dayTitle })).toBeVisible()
    // The next stop, then the list of the day.
    await expect(page.getByRole('article').getByRole('heading')).toHaveText([street, street, later])
    const [first, second] = [page.getByRole('article').first(), page.getByRole('article').last()]
    await expect(first.getByRole('link', { name: 'Call Orla' })).toHaveAttribute('href', 'tel:8285550142')
    await expect(first.getByRole('link', { name: `Directions to ${street}` })).toHaveAttribute(
      'href',
      /^https:\/\/www\.google\.com\/maps\/dir\/\?.*Asheville/,
    )
    await expect(second).toContainText('from the last shoot')
    await expect(second).toContainText('Instructions of stop 2.')
    await expectPaper(page, 2)
  })
  await test.step('on my way notifies the client, with the arrival, even one whose page connects later', async () => {
    const { promise, release: connect } = makeGate()
    await clientPage.routeWebSocket(/\/app\//, async (socket) => {
      await promise
      socket.connectToServer()
    })
    await clientPage.goto('/dashboard')
    const bookings = { clientId: client.profileId, propertyAddress: { startsWith: street } }
    await step(page, 'on-the-way', street).dblclick()
    await expect(page.getByText(willBeNotifiedText(client.fullName))).toBeVisible()
    await page.getByRole('button', { name: `Undo ${stepLabels['on-the-way']}: ${street}` }).press('Enter')
    await expect(page.getByText(undoneText, { exact: true })).toBeVisible()
    await step(page, 'on-the-way', street).dblclick()
    const { id } = await database.booking.findFirstOrThrow({ where: bookings, select: { id: true } })
    await endDelay(database, 'notify-on-the-way', id)
    // The page shows it by itself.
    await expect(page.getByText(notifiedText(client.fullName))).toBeVisible({ timeout: 30_000 })
    const { html } = await sandbox.latestEmailTo(client.email, `${onTheWayTitle}: ${street}`)
    expect(html).toMatch(/around \d\d:\d\d/)
    // What came before the page's connection appears with it.
    connect()
    await expect(clientPage.getByRole('main').getByText(onTheWayTitle)).toBeVisible()
    expect(await database.bookingEvent.count({ where: { booking: bookings, kind: 'ON_THE_WAY' } })).toBe(1)
    expect(await database.notification.count({ where: { booking: bookings, title: onTheWayTitle } })).toBe(1)
  })
  await test.step('a mistaken start is undone, by keyboard', async () => {
    await step(page, 'start', street).press('Enter')
    await expect(page.getByText(startedToastText, { exact: true })).toBeVisible()
    await page.getByRole('button', { name: `Undo ${stepLabels.start}: ${street}` }).press('Enter')
    await expect(page.getByText(undoneText, { exact: true })).toBeVisible()
    await step(page, 'start', street).click()
  })
  await test.step('finished leads to the photos of this booking', async () => {
    await step(page, 'finish', street).click()
    await expect(page.getByText(finishedToastText, { exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: `Send photos: ${street}` })).toHaveAttribute(
      'href',
      /^\/photo-delivery\?booking_id=/,
    )
  })
  await test.step('the next day has no shoots', async () => {
    await page.getByRole('link', { name: 'Next day' }).click()
    const tomorrow = formatWeekday(addDays(today(), 1))
    await expect(page.getByRole('heading', { level: 1, name: tomorrow })).toBeVisible()
    await expect(page.getByRole('heading', { name: noShootsText })).toBeVisible()
  })
})

test.describe('as an app', () => {
  test.use({ serviceWorkers: 'allow' })

  test('can be installed, and the day can be read without a network until sign-out', async ({
    page,
    context,
    database,
    signIn,
  }) => {
    const photographer = await makePerson(database, 'photographer', 'Wren Calloway')
    const client = await makePerson(database, 'client', 'Orla Beckett')
    await addShoots(database, client, photographer, ['7 Heron Way'])
    await signIn(page, photographer.email)
    const shoot = page.getByRole('heading', { level: 2, name: '7 Heron Way' })
    // The worker goes offline a moment after the page, and until then reads the day from the network.
    const goOffline = async (isOffline: boolean) => {
      await context.setOffline(isOffline)
      const [worker] = context.serviceWorkers()
      const isReachable = () =>
        worker?.evaluate(() =>
          fetch('/favicon.ico', { method: 'HEAD', cache: 'no-store' }).then(
            () => true,
            () => false,
          ),
        )
      await expect.poll(isReachable).toBe(!isOffline)
    }
    const savedDays = () =>
      page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('day-')).length)

    await test.step('it has a manifest with icons, and a worker that controls the page', async () => {
      await page.goto('/today')
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
      const href = await page.locator('link[rel=manifest]').getAttribute('href')
      const manifest = await (await page.request.get(href ?? '')).json()
      expect(manifest).toMatchObject({ name: studioName, display: 'standalone', start_url: '/dashboard' })
      const sizes = manifest.icons.map((icon: { sizes: string; purpose: string }) => [
        icon.purpose,
        icon.sizes,
      ])
      expect(sizes).toEqual(
        expect.arrayContaining([
          ['any', '192x192'],
          ['any', '512x512'],
          ['maskable', '512x512'],
        ]),
      )
      for (const { src } of manifest.icons) {
        expect((await page.request.get(src)).headers()['content-type']).toBe('image/png')
      }
      // Chromium's own check whether the page can be installed.
      const { installabilityErrors } = await (await context.newCDPSession(page)).send(
        'Page.getInstallabilityErrors',
      )
      expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
    })
    await test.step('the day is saved, and no other page', async () => {
      await expect.poll(savedDays).toBe(1)
      const pages = await page.evaluate(async () => {
        const requests = await Promise.all(
          (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
        )
        return requests.flat().map(({ url }) => new URL(url).pathname)
      })
      const kept = pages.filter((path) => !path.startsWith('/_next/static/'))
      expect(kept.sort()).toEqual(['/offline.css', '/offline.html', '/today'])
    })
    await test.step('without a network it opens, marked as saved; other pages say why not', async () => {
      await goOffline(true)
      await page.reload()
      await expect(shoot).toBeVisible()
      await expect(page.getByText(/^Saved at \d\d:\d\d$/)).toBeVisible()
      await page.goto('/dashboard')
      await expect(page.getByRole('heading', { name: "You're offline" })).toBeVisible()
      await page.getByRole('link', { name: "Open today's shoots" }).click()
      await expect(shoot).toBeVisible()
      await goOffline(false)
      // While the page streams in, it holds the hidden notice twice.
      await expect(page.getByText(/^Saved at/).filter({ visible: true })).toHaveCount(0)
    })
    await test.step('after sign-out it is gone', async () => {
      await page.getByRole('button', { name: /Admin$/ }).click()
      await page.getByRole('button', { name: 'Logout' }).click()
      await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
      await expect.poll(savedDays).toBe(0)
      await goOffline(true)
      await page.goto('/today')
      await expect(page.getByRole('heading', { name: "You're offline" })).toBeVisible()
      await expect(page.getByRole('link', { name: "Open today's shoots" })).toHaveCount(0)
    })
  })
})
