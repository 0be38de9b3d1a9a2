import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '@/e2e/support/accessibility'
import { makePerson } from '@/e2e/support/people'
import { makePushBrowser } from '@/e2e/support/push-messages'
import { test } from '@/e2e/support/test'
import { changeTitles } from '@/lib/booking/bookings/words/notifications'
import { addDays, dateToDatabase, timeToDatabase } from '@/lib/platform/time/calendar-date'
import { todayIn } from '@/lib/platform/time/clock'
import { pushTexts } from '@/lib/studio/notifications/words/push'

test.use({ serviceWorkers: 'allow', permissions: ['notifications'] })

/** Headless Chromium grants no permission and has no push service, so the sandbox's takes its place. */
async function subscribeAtSandbox(page: Page, endpoint: string, keys: { p256dh: string; auth: string }) {
  await page.addInitScript(
    (subscription) => {
      Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
      Notification.requestPermission = async () => 'granted'
      PushManager.prototype.getSubscription = async () => null
      PushManager.prototype.subscribe = async () =>
        ({ toJSON: () => subscription }) as unknown as PushSubscription
    },
    { endpoint, keys },
  )
}

test('a client turns push notifications on, gets one that opens its page, and none after signing out', async ({
  page,
  context,
  newPage,
  database,
  sandbox,
  signIn,
}) => {
  const client = await makePerson(database, 'client', 'Orla Beckett')
  const photographer = await makePerson(database, 'photographer', 'Wren Calloway')
  const { id: bookingId } = await database.booking.create({
    data: {
      clientId: client.profileId,
      photographerId: photographer.profileId,
      propertyAddress: '12 Sparrow Lane, Asheville, NC 28804',
      shootDate: dateToDatabase(addDays(todayIn('America/New_York'), 4)),
      shootTime: timeToDatabase('09:00'),
      shootEndTime: timeToDatabase('10:00'),
      totalAmountCents: 29_900,
      idempotencyKey: randomUUID(),
    },
  })
  const device = `phone-${randomUUID()}`
  const browser = makePushBrowser()
  const countDevices = () =>
    database.pushSubscription.count({ where: { session: { userId: client.userId } } })

  await test.step('they are turned on for this device, which is listed', async () => {
    await subscribeAtSandbox(page, `${sandbox.url}/push/${device}`, browser.keys)
    await signIn(page, client.email)
    await page.goto('/profile/email')
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await page.getByRole('button', { name: pushTexts.turnOn }).press('Enter')
    await expect(page.getByRole('list', { name: pushTexts.devices })).toContainText(pushTexts.current)
    await expect(page.getByRole('button', { name: pushTexts.turnOff })).toBeVisible()
    await expectAccessible(page)
  })

  const message = await test.step('a confirmed booking is sent to it, encrypted', async () => {
    const studio = await newPage()
    await signIn(studio, photographer.email)
    await studio.goto(`/booking/${bookingId}`)
    await studio.getByRole('button', { name: /^Approve/ }).click()
    await studio.getByRole('alertdialog').getByRole('button', { name: 'Approve booking' }).click()
    const received = async (): Promise<{ body: string }[]> =>
      (await fetch(`${sandbox.url}/_sandbox/push/${device}`)).json()
    await expect.poll(async () => (await received()).length, { timeout: 20_000 }).toBe(1)
    const [{ body } = { body: '' }] = await received()
    return browser.decrypt(Buffer.from(body, 'base64'))
  })
  expect(message).toEqual({
    title: changeTitles.approved,
    path: `/booking/${bookingId}`,
    tag: expect.any(String),
  })

  await test.step('the service worker shows it and opens its page', async () => {
    const [worker] = context.serviceWorkers()
    if (!worker) throw new Error('There is no service worker.')
    // Records what it would show, for lack of permission.
    await worker.evaluate(() => {
      const shown: unknown[] = []
      ServiceWorkerRegistration.prototype.showNotification = async (title, options) => {
        shown.push({ title, data: options?.data })
      }
      Object.assign(self, { shown })
    })
    const protocol = await context.newCDPSession(page)
    const registration = new Promise<string>((resolve) => {
      protocol.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const [known] = registrations
        if (known) resolve(known.registrationId)
      })
    })
    await protocol.send('ServiceWorker.enable')
    await protocol.send('ServiceWorker.deliverPushMessage', {
      origin: new URL(page.url()).origin,
      registrationId: await registration,
      data: JSON.stringify(message),
    })
    const shown = () => worker.evaluate(() => (self as unknown as { shown: unknown[] }).shown)
    await expect
      .poll(shown)
      .toEqual([{ title: changeTitles.approved, data: { path: `/booking/${bookingId}` } }])
    // Nothing can click a notification here.
    await worker.evaluate(
      (path) => (self as unknown as { openPath(path: string): void }).openPath(path),
      `/booking/${bookingId}`,
    )
    await page.waitForURL(`**/booking/${bookingId}`)
  })

  await test.step('signing out ends them', async () => {
    expect(await countDevices()).toBe(1)
    await page.getByRole('button', { name: client.fullName }).click()
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    expect(await countDevices()).toBe(0)
  })
})
