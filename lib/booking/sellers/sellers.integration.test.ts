import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import type { Actor } from '@/lib/auth/actor'
import { cancelBooking, makeBooking, makeServices, makeSlot } from '@/lib/booking/bookings/bookings.fixture'
import { rescheduleBooking } from '@/lib/booking/bookings/commands/reschedule-booking'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { db } from '@/lib/platform/data/db'
import { hashSecret } from '@/lib/platform/secrets/secret'
import { addDays } from '@/lib/platform/time/calendar-date'
import { instantOf, todayIn } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { createLink } from './commands/create-link'
import { emailLink } from './commands/email-link'
import { turnOffLinks } from './commands/turn-off-links'
import { maxLinks } from './limits'
import { findLinks } from './queries/find-links'
import { findShoot } from './queries/find-shoot'
import { sellerFileResponse } from './routes/seller-file-response'
import { notSharedText, tooManyLinksText } from './words'

useDatabase()

let client: Actor
let photographer: Actor
let services: string[]
let timeZone: string
let bookingId: string
let shootDay: string

beforeAll(async () => {
  services = await makeServices()
  timeZone = (await getStudio()).timeZone
})

beforeEach(async () => {
  client = await createPerson('CLIENT', 'Dana Whitfield')
  photographer = await createPerson('PHOTOGRAPHER', 'Marin Holt')
  bookingId = await makeBooking(client, await makeSlot(photographer), services)
  shootDay = addDays(todayIn(timeZone), 7)
  return () => vi.useRealTimers()
})

const tokenOf = (url: string) => url.split('/').at(-1) ?? ''
const share = async () => tokenOf((await createLink(client, bookingId)).url)
/** Every visit has an address of its own, so that none is limited. */
let visits = 0
const open = (token: string) => findShoot(token, `visit-${visits++}`)

describe('a link', () => {
  test('shows the shoot, without prices, contact details, or instructions', async () => {
    const token = await share()
    const shoot = await open(token)
    expect(shoot).toMatchObject({
      date: shootDay,
      startTime: '09:00',
      status: 'PENDING',
      services: ['Photo Shoot', 'Aerial Photography'],
      agentName: 'Dana Whitfield',
      photographerName: 'Marin Holt',
      movedFrom: null,
    })
    for (const hidden of ['49800', '29900', client.email, photographer.email, 'Lockbox']) {
      expect(JSON.stringify(shoot)).not.toContain(hidden)
    }
  })

  test('is stored as a hash, and nowhere else', async () => {
    const token = await share()
    expect(await db().sellerLink.findFirstOrThrow({ where: { bookingId } })).toMatchObject({
      tokenHash: hashSecret(token),
    })
    const audits = await db().auditEntry.findMany({ where: { subjectId: bookingId } })
    expect(audits.map(({ action }) => action)).toEqual(['seller-link.created'])
    expect(JSON.stringify(audits)).not.toContain(token)
  })

  test('shows when the shoot was moved and cancelled', async () => {
    const token = await share()
    await rescheduleBooking(client, {
      bookingId,
      slotId: await makeSlot(photographer, 9, '14:00', '17:00'),
      propertyAddress: '1418 Alder Ridge Lane, Asheville, NC 28804',
      specialInstructions: '',
    })
    expect(await open(token)).toMatchObject({
      date: addDays(shootDay, 2),
      startTime: '14:00',
      movedFrom: { date: shootDay, startTime: '09:00', endTime: '12:00' },
    })
    await cancelBooking(client, bookingId)
    expect(await open(token)).toMatchObject({ status: 'CANCELLED' })
    await expect(share()).rejects.toThrow(notSharedText)
  })

  test('works until three days after the shoot, or until it is turned off', async () => {
    const token = await share()
    const goTo = (days: number, time: string) =>
      vi.useFakeTimers({ toFake: ['Date'], now: instantOf(addDays(shootDay, days), time, timeZone) })
    goTo(0, '11:59')
    expect(await open(token)).toMatchObject({ isOver: false })
    goTo(0, '12:00')
    expect(await open(token)).toMatchObject({ isOver: true })
    goTo(3, '23:59')
    expect(await open(token)).not.toBeNull()
    goTo(4, '00:00')
    expect(await open(token)).toBeNull()
    expect(await findLinks(client, bookingId)).toBeNull()
    vi.useRealTimers()
    expect((await findLinks(client, bookingId))?.sharedOn).not.toBeNull()
    await turnOffLinks(client, bookingId)
    expect(await open(token)).toBeNull()
    expect(await findLinks(client, bookingId)).toEqual({ sharedOn: null, canShare: true })
    expect(await open(await share())).not.toBeNull()
  })

  test('can be created and turned off by nobody else', async () => {
    const token = await share()
    const others = [
      await createPerson('CLIENT'),
      await createPerson('PHOTOGRAPHER'),
      await createPerson('EDITOR'),
    ]
    for (const other of others) {
      await expect(createLink(other, bookingId)).rejects.toMatchObject({ code: 'not-found' })
      await expect(turnOffLinks(other, bookingId)).rejects.toMatchObject({ code: 'not-found' })
      const mail = emailLink(other, { bookingId, email: 'seller@example.test' })
      await expect(mail).rejects.toMatchObject({ code: 'not-found' })
      expect(await findLinks(other, bookingId)).toBeNull()
    }
    expect(await open(token)).not.toBeNull()
  })

  test('can be created and turned off for the client by who handles the booking, which the audit log says', async () => {
    for (const actor of [photographer, await createPerson('COORDINATOR')]) {
      const { url } = await createLink(actor, bookingId)
      expect(await open(tokenOf(url))).not.toBeNull()
      expect(await findLinks(client, bookingId)).toMatchObject({ sharedOn: expect.any(String) })
      await turnOffLinks(actor, bookingId)
      const audits = await db().auditEntry.findMany({ where: { actorId: actor.profileId } })
      expect(audits.map(({ action }) => action)).toEqual(['seller-link.created', 'seller-link.turned-off'])
    }
  })

  test('is one of a limited number', async () => {
    const rows = Array.from({ length: maxLinks }, (_, index) => ({
      bookingId,
      tokenHash: `${bookingId}${index}`,
    }))
    await db().sellerLink.createMany({ data: rows })
    await expect(share()).rejects.toThrow(tooManyLinksText)
  })

  test('is limited per visitor', async () => {
    const token = await share()
    const visit = () => findShoot(token, 'one-visitor')
    const results = await Promise.allSettled(Array.from({ length: 121 }, visit))
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(1)
  })

  test('has a calendar file with neither the client nor a price', async () => {
    const token = await share()
    const response = await sellerFileResponse(
      token,
      new Request('http://localhost', { headers: { 'x-forwarded-for': '192.0.2.7' } }),
    )
    const file = (await response.text()).replaceAll('\r\n ', '')
    expect(file).toContain(`/shoot/${token}`)
    expect(file).toContain('Photographer: Marin Holt')
    expect(file).not.toMatch(/Dana|\$|Lockbox/)
    const unknown = sellerFileResponse('x', new Request('http://localhost'))
    await expect(unknown).rejects.toMatchObject({ code: 'not-found' })
  })
})

test('an email to the seller has a working link, and each recipient gets few', async () => {
  const email = `seller-${bookingId}@example.test`
  await emailLink(client, { bookingId, email })
  const mail = await db().outboxMessage.findFirstOrThrow({ where: { recipient: email } })
  expect(mail).toMatchObject({
    topic: 'shoot-shared',
    userId: null,
    payload: { time: expect.stringMatching(/^9:00 AM – 12:00 PM E[SD]T$/) },
  })
  const { link } = mail.payload as { link: string }
  expect(await open(tokenOf(link))).not.toBeNull()
  for (let sent = 1; sent < 3; sent++) await emailLink(client, { bookingId, email })
  const tooMany = emailLink(client, { bookingId, email: email.toUpperCase() })
  await expect(tooMany).rejects.toMatchObject({ code: 'too-many-requests' })
})
