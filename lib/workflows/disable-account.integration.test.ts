import { expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import type { Actor } from '@/lib/auth/actor'
import { checkCredentials } from '@/lib/auth/authorize-sign-in'
import { hashNewPassword } from '@/lib/auth/password'
import { findActor } from '@/lib/auth/viewer'
import { makeBookingRequest, makeServices, makeSlot, newCard } from '@/lib/booking/bookings/bookings.fixture'
import { findBooking } from '@/lib/booking/bookings/queries/find-booking'
import { holdSlot } from '@/lib/calendar/availability/commands/hold-slot'
import { listOpenSlots } from '@/lib/calendar/availability/queries/list-open-slots'
import { findOwnHold } from '@/lib/calendar/availability/queries/read-offer'
import { createPerson, openSessionOf } from '@/lib/people/accounts/accounts.fixture'
import { listTeam } from '@/lib/people/accounts/queries/list-team'
import { disableErrors } from '@/lib/people/accounts/words/team'
import { db } from '@/lib/platform/data/db'
import { createBookingWithDeposit } from './book-shoot'
import { disableAccount, enableAccount } from './disable-account'

const createOwner = () => createPerson('PHOTOGRAPHER', 'Ava Owner', 'owner@example.test')

// Each test has its own database, because "the last active photographer" depends on all accounts.
useDatabase({ fresh: 'test' })

const statusOf = async ({ userId }: Actor) =>
  (await db().profile.findUniqueOrThrow({ where: { userId }, select: { accountStatus: true } })).accountStatus
const versionOf = async ({ userId }: Actor) =>
  (await db().user.findUniqueOrThrow({ where: { id: userId }, select: { sessionVersion: true } }))
    .sessionVersion
const auditOf = ({ userId }: Actor) =>
  db().auditEntry.findMany({ where: { subjectId: userId }, orderBy: { createdAt: 'asc' } })
const mailsTo = async ({ email }: Actor) =>
  (
    await db().outboxMessage.findMany({
      where: { recipient: email, kind: 'MAIL' },
      orderBy: { createdAt: 'asc' },
    })
  ).map(({ topic }) => topic)

test('signs a disabled account out at its next request, emails it, and records it in the audit log', async () => {
  const [photographer, client] = [await createPerson('PHOTOGRAPHER'), await createPerson('CLIENT')]
  const session = await openSessionOf(client.email)
  await disableAccount(photographer, client.userId)
  expect(await statusOf(client)).toBe('DISABLED')
  expect(await findActor(session)).toBeNull()
  expect(await mailsTo(client)).toEqual(['account-disabled'])
  expect(await auditOf(client)).toMatchObject([{ action: 'user.disabled', actorId: photographer.profileId }])
  const pushed = await db().outboxMessage.findMany({ where: { kind: 'PUSH', userId: client.userId } })
  expect(pushed.map(({ payload }) => payload)).toMatchObject([{ event: 'account-closed' }])
})

test('accepts the same password after enabling an account again, but no earlier session', async () => {
  const [photographer, client] = [await createPerson('PHOTOGRAPHER'), await createPerson('CLIENT')]
  const password = 'Cyanotype-1842'
  await db().user.update({
    where: { id: client.userId },
    data: { passwordHash: await hashNewPassword(password, client, 'password') },
  })
  const session = await openSessionOf(client.email)
  await disableAccount(photographer, client.userId)
  await enableAccount(photographer, client.userId)
  const check = await checkCredentials({ email: client.email, password })
  expect(check.outcome).toBe('right')
  expect(await findActor(await openSessionOf(client.email))).toMatchObject({
    status: 'ACTIVE',
  })
  expect(await findActor(session)).toBeNull()
  expect(await mailsTo(client)).toEqual(['account-disabled', 'account-enabled'])
  expect((await auditOf(client)).map(({ action }) => action)).toEqual(['user.disabled', 'user.enabled'])
})

test('never disables the last active photographer', async () => {
  const [photographer, retired] = [await createPerson('PHOTOGRAPHER'), await createPerson('PHOTOGRAPHER')]
  await disableAccount(photographer, retired.userId)
  await expect(disableAccount(photographer, photographer.userId)).rejects.toMatchObject({
    code: 'conflict',
    message: disableErrors.lastPhotographer,
  })
  expect(await statusOf(photographer)).toBe('ACTIVE')
  const team = await listTeam(photographer)
  expect(team.map(({ status, canDisable }) => [status, canDisable])).toEqual([
    ['ACTIVE', false],
    ['DISABLED', false],
  ])
})

test('signs out a photographer who disables their own account', async () => {
  const [leaving, staying] = [await createPerson('PHOTOGRAPHER'), await createPerson('PHOTOGRAPHER')]
  await disableAccount(leaving, leaving.userId)
  expect(await statusOf(leaving)).toBe('DISABLED')
  await expect(disableAccount(leaving, staying.userId)).rejects.toMatchObject({ code: 'forbidden' })
})

test('never disables the owner', async () => {
  const [owner, one, other] = [
    await createOwner(),
    await createPerson('PHOTOGRAPHER'),
    await createPerson('PHOTOGRAPHER'),
  ]
  const version = await versionOf(owner)
  for (const actor of [one, other, owner]) {
    await expect(disableAccount(actor, owner.userId)).rejects.toMatchObject({
      code: 'conflict',
      message: disableErrors.owner,
    })
  }
  expect(await statusOf(owner)).toBe('ACTIVE')
  expect(await versionOf(owner)).toBe(version)
  const ofOwner = (await listTeam(one)).find(({ isOwner }) => isOwner)
  expect(ofOwner).toMatchObject({ userId: owner.userId, canDisable: false })
})

test('keeps the owner active under concurrent requests by everyone', async () => {
  const owner = await createOwner()
  for (let round = 0; round < 3; round += 1) {
    const [one, other] = [await createPerson('PHOTOGRAPHER'), await createPerson('PHOTOGRAPHER')]
    const team = [owner, one, other]
    await Promise.allSettled(
      team.flatMap((actor) => team.map((account) => disableAccount(actor, account.userId))),
    )
    expect(await statusOf(owner)).toBe('ACTIVE')
  }
})

test('keeps one of several photographers who disable each other concurrently', async () => {
  for (let round = 0; round < 5; round += 1) {
    const [one, other] = [await createPerson('PHOTOGRAPHER'), await createPerson('PHOTOGRAPHER')]
    const outcomes = await Promise.allSettled([
      disableAccount(one, other.userId),
      disableAccount(other, one.userId),
      disableAccount(one, one.userId),
      disableAccount(other, other.userId),
    ])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const active = { role: 'PHOTOGRAPHER' as const, accountStatus: 'ACTIVE' as const }
    expect(await db().profile.count({ where: active })).toBe(1)
    await db().profile.updateMany({ where: active, data: { accountStatus: 'DISABLED' } })
  }
})

test('disables once under concurrent requests', async () => {
  const [photographer, client] = [await createPerson('PHOTOGRAPHER'), await createPerson('CLIENT')]
  const outcomes = await Promise.allSettled(
    Array.from({ length: 5 }, () => disableAccount(photographer, client.userId)),
  )
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await auditOf(client)).toHaveLength(1)
  expect(await mailsTo(client)).toEqual(['account-disabled'])
})

test("hides a disabled photographer's slots until the account is enabled", async () => {
  const [photographer, retired] = [await createPerson('PHOTOGRAPHER'), await createPerson('PHOTOGRAPHER')]
  const [client, other] = [await createPerson('CLIENT'), await createPerson('CLIENT')]
  const [slotId, held] = [await makeSlot(retired), await makeSlot(retired, 8)]
  await holdSlot(other, { slotId: held, minutes: 0 })
  await disableAccount(photographer, retired.userId)
  expect((await listOpenSlots(client)).slots).toEqual([])
  expect(await findOwnHold(other)).toBeNull()
  await expect(holdSlot(client, { slotId, minutes: 0 })).rejects.toMatchObject({ code: 'slot-taken' })
  const services = await makeServices()
  await expect(
    createBookingWithDeposit(client, makeBookingRequest(slotId, services), newCard),
  ).rejects.toMatchObject({
    code: 'slot-taken',
  })
  await enableAccount(photographer, retired.userId)
  expect((await listOpenSlots(client)).slots.map(({ id }) => id).sort()).toEqual([slotId, held].sort())
})

test('books a shoot completely or not at all while its photographer is being disabled', async () => {
  const services = await makeServices()
  const [photographer, client] = [await createPerson('PHOTOGRAPHER'), await createPerson('CLIENT')]
  for (let round = 0; round < 4; round += 1) {
    const retired = await createPerson('PHOTOGRAPHER')
    const slotId = await makeSlot(retired, 20 + round)
    const [booked] = await Promise.allSettled([
      createBookingWithDeposit(client, makeBookingRequest(slotId, services), newCard),
      disableAccount(photographer, retired.userId),
    ])
    expect(await statusOf(retired)).toBe('DISABLED')
    const count = await db().slotClaim.count({ where: { slotId } })
    expect(count).toBe(booked.status === 'fulfilled' ? 1 : 0)
  }
})

test("releases a disabled client's holds and keeps their bookings", async () => {
  const services = await makeServices()
  const [photographer, client, other] = [
    await createPerson('PHOTOGRAPHER'),
    await createPerson('CLIENT'),
    await createPerson('CLIENT'),
  ]
  const [booked, held] = [await makeSlot(photographer), await makeSlot(photographer, 8)]
  const { bookingId } = await createBookingWithDeposit(client, makeBookingRequest(booked, services), newCard)
  await holdSlot(client, { slotId: held, minutes: 0 })
  await disableAccount(photographer, client.userId)
  expect((await listOpenSlots(other)).slots.map(({ id }) => id)).toEqual([held])
  expect(await findBooking(photographer, bookingId)).toMatchObject({ status: 'PENDING' })
})

test('lets only active photographers disable and enable accounts, in the right status', async () => {
  const [photographer, client, other] = [
    await createPerson('PHOTOGRAPHER'),
    await createPerson('CLIENT'),
    await createPerson('CLIENT'),
  ]
  for (const actor of [client, { ...photographer, status: 'DISABLED' as const }]) {
    await expect(disableAccount(actor, other.userId)).rejects.toMatchObject({ code: 'forbidden' })
    await expect(enableAccount(actor, other.userId)).rejects.toMatchObject({ code: 'forbidden' })
  }
  await expect(enableAccount(photographer, other.userId)).rejects.toMatchObject({ code: 'conflict' })
  await expect(disableAccount(photographer, photographer.profileId)).rejects.toMatchObject({
    code: 'not-found',
  })
  for (const accountStatus of ['PENDING_APPROVAL', 'DENIED'] as const) {
    await db().profile.update({ where: { userId: other.userId }, data: { accountStatus } })
    await expect(disableAccount(photographer, other.userId)).rejects.toMatchObject({ code: 'conflict' })
    await expect(enableAccount(photographer, other.userId)).rejects.toMatchObject({ code: 'conflict' })
  }
  expect(await listTeam(client)).toEqual([])
})
