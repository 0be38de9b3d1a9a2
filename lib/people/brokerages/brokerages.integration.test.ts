import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import type { Actor } from '@/lib/auth/actor'
import { makeBookingRequest, makeServices, makeSlot, newCard } from '@/lib/booking/bookings/bookings.fixture'
import { priceChangedText } from '@/lib/booking/bookings/words/wizard'
import { createPerson, newEmail } from '@/lib/people/accounts/accounts.fixture'
import { db } from '@/lib/platform/data/db'
import { createStudio } from '@/lib/studio/settings/studio.fixture'
import { createBookingWithDeposit } from '@/lib/workflows/book-shoot'
import { readBrokerage } from '@/lib/workflows/read-brokerage'
import { whenAccountIsVerified } from '@/lib/workflows/when-account-is-verified'
import { makeBrokerage } from './brokerages.fixture'
import { approveDomain } from './commands/approve-domain'
import { changeAgentRole } from './commands/change-agent-role'
import { changePriceList } from './commands/change-price-list'
import { createBrokerage } from './commands/create-brokerage'
import { declineInvitation } from './commands/decline-invitation'
import { deleteBrokerage } from './commands/delete-brokerage'
import { inviteAgent } from './commands/invite-agent'
import { joinBrokerage } from './commands/join-brokerage'
import { leaveBrokerage, removeAgent } from './commands/remove-agent'
import { removeDomain } from './commands/remove-domain'
import { renameBrokerage } from './commands/rename-brokerage'
import { revokeInvitation } from './commands/revoke-invitation'
import { convertPriceLists } from './operations/convert-price-lists'
import { deleteMembership } from './operations/delete-membership'
import { findAffiliation } from './queries/find-affiliation'
import { findBookingTerms } from './queries/find-booking-terms'
import { listBrokerages } from './queries/list-brokerages'
import { listOwnPeople } from './queries/list-own-people'
import { ApproveDomain, ChangePriceList } from './schema'
import {
  alreadyMemberText,
  brokerageNotifications,
  hasBookingsText,
  lastAdminText,
  offerGoneText,
  otherMemberText,
  publicDomainText,
  sameNameText,
  takenDomainText,
} from './words'

useDatabase()

let owner: Actor
let photographer: Actor
let coordinator: Actor
let admin: Actor
let agent: Actor
let stranger: Actor
let brokerageId: string
let name: string

const notFound = { code: 'not-found' }
const forbidden = { code: 'forbidden' }

beforeAll(async () => {
  await createStudio()
  owner = await createPerson('PHOTOGRAPHER', 'Marin Holt', 'owner@example.test')
  photographer = await createPerson('PHOTOGRAPHER')
  coordinator = await createPerson('COORDINATOR')
})

beforeEach(async () => {
  await db().rateLimit.deleteMany()
  admin = await createPerson('CLIENT', 'Ada Admin')
  agent = await createPerson('CLIENT', 'Abe Agent')
  stranger = await createPerson('CLIENT', 'Sal Stranger')
  name = `Oak & Main ${randomUUID()}`
  brokerageId = await makeBrokerage(name, [{ client: admin, role: 'ADMIN' }])
})

const invite = (by: Actor, email: string, role: 'ADMIN' | 'MEMBER' = 'MEMBER') =>
  inviteAgent(by, { brokerageId, email, role })
const roleOf = async (client: Actor) =>
  (await db().brokerageMember.findUnique({ where: { clientId: client.profileId } }))?.role ?? null
const invitationTo = (email: string) => db().brokerageInvitation.findFirstOrThrow({ where: { email } })
const countUnread = ({ userId }: Actor) => db().notification.count({ where: { userId, isRead: false } })
const titlesOf = async ({ userId }: Actor) =>
  (await db().notification.findMany({ where: { userId } })).map(({ title }) => title)

describe('joining', () => {
  test('takes an invitation and consent; admins are notified', async () => {
    const typed = agent.email.toUpperCase()
    await invite(admin, typed)
    expect(await roleOf(agent)).toBeNull()
    const mails = { topic: 'brokerage-invited', recipient: typed }
    expect(await db().outboxMessage.count({ where: mails })).toBe(1)
    expect((await findAffiliation(agent)).offers).toMatchObject([{ brokerageId, name, role: 'MEMBER' }])
    expect(await countUnread(agent)).toBe(1)
    await Promise.all([joinBrokerage(agent, brokerageId), joinBrokerage(agent, brokerageId)])
    expect(await roleOf(agent)).toBe('MEMBER')
    expect(await countUnread(agent)).toBe(0)
    expect(await titlesOf(admin)).toEqual([`Abe Agent joined ${name}`])
    expect(await db().brokerageInvitation.count({ where: { brokerageId } })).toBe(0)
    await expect(invite(admin, agent.email)).rejects.toThrow(alreadyMemberText)
  })

  test('is open to nobody else, and not after the invitation was revoked, declined, or has expired', async () => {
    const { email } = agent
    await invite(coordinator, email, 'ADMIN')
    await expect(joinBrokerage(stranger, brokerageId)).rejects.toThrow(offerGoneText)
    await expect(declineInvitation(stranger, (await invitationTo(email)).id)).rejects.toMatchObject(notFound)
    await expect(revokeInvitation(agent, (await invitationTo(email)).id)).rejects.toMatchObject(notFound)
    await declineInvitation(agent, (await invitationTo(email)).id)
    expect(await countUnread(agent)).toBe(0)
    await expect(joinBrokerage(agent, brokerageId)).rejects.toThrow(offerGoneText)
    await invite(admin, email)
    await revokeInvitation(admin, (await invitationTo(email)).id)
    expect(await countUnread(agent)).toBe(0)
    await expect(joinBrokerage(agent, brokerageId)).rejects.toThrow(offerGoneText)
    await invite(admin, email)
    await db().brokerageInvitation.updateMany({ where: { email }, data: { expiresAt: new Date(0) } })
    expect((await findAffiliation(agent)).offers).toEqual([])
    await expect(joinBrokerage(agent, brokerageId)).rejects.toThrow(offerGoneText)
    expect(await roleOf(agent)).toBeNull()
  })

  test('is possible in one brokerage at a time, and only for clients', async () => {
    const other = await makeBrokerage(`Other ${randomUUID()}`, [{ client: agent, role: 'MEMBER' }])
    await invite(admin, agent.email)
    await expect(joinBrokerage(agent, brokerageId)).rejects.toThrow(otherMemberText)
    await leaveBrokerage(agent, other)
    await joinBrokerage(agent, brokerageId)
    await invite(admin, photographer.email)
    await expect(joinBrokerage(photographer, brokerageId)).rejects.toMatchObject(forbidden)
  })

  test('an invitation says the same whether or not there is an account', async () => {
    const email = newEmail()
    expect([await invite(admin, email), await invite(admin, photographer.email)]).toEqual([
      { email },
      { email: photographer.email },
    ])
    expect(await titlesOf(photographer)).toEqual([])
  })

  test('an approved domain offers it to verified accounts, once', async () => {
    const domain = `${randomUUID()}.test`
    const late = await createPerson('CLIENT', 'Lou Late', `lou@${domain}`)
    await approveDomain(owner, { brokerageId, domain })
    await whenAccountIsVerified({ userId: late.userId })
    await whenAccountIsVerified({ userId: late.userId })
    expect(await titlesOf(late)).toEqual([`Join ${name}?`])
    expect((await findAffiliation(late)).offers).toMatchObject([{ brokerageId, invitationId: null }])
    await db().user.update({ where: { id: late.userId }, data: { emailVerifiedAt: null } })
    await expect(joinBrokerage(late, brokerageId)).rejects.toThrow(offerGoneText)
    await db().user.update({ where: { id: late.userId }, data: { emailVerifiedAt: new Date() } })
    await invite(admin, late.email, 'ADMIN')
    const { id: invitationId } = await invitationTo(late.email)
    expect(await findAffiliation(late)).toMatchObject({
      name: null,
      offers: [{ role: 'ADMIN', invitationId }],
    })
    await joinBrokerage(late, brokerageId)
    expect(await findAffiliation(late)).toEqual({ name, adminOf: brokerageId, offers: [] })
    const subdomain = await createPerson('CLIENT', 'Sub Domain', `sub@mail.${domain}`)
    await expect(joinBrokerage(subdomain, brokerageId)).rejects.toThrow(offerGoneText)
  })

  test('only the owner approves a domain, which is that of one brokerage and of no provider', async () => {
    const domain = `${randomUUID()}.test`
    for (const actor of [photographer, coordinator, admin])
      await expect(approveDomain(actor, { brokerageId, domain })).rejects.toMatchObject(forbidden)
    await approveDomain(owner, { brokerageId, domain })
    const other = await makeBrokerage(`Other ${randomUUID()}`, [])
    await expect(approveDomain(owner, { brokerageId: other, domain })).rejects.toThrow(takenDomainText)
    const gmail = ApproveDomain.safeParse({ brokerageId, domain: 'sam@Gmail.com' })
    expect(gmail.error?.issues[0]?.message).toBe(publicDomainText)
    await removeDomain(owner, { brokerageId, domain })
    await approveDomain(owner, { brokerageId: other, domain })
  })
})

describe('members', () => {
  beforeEach(async () => {
    await db().brokerageMember.create({ data: { clientId: agent.profileId, brokerageId } })
  })

  test('are managed by admins and the studio, and by nobody else', async () => {
    const one = { brokerageId, clientId: agent.profileId }
    const rival = await createPerson('CLIENT', 'Rae Rival')
    await makeBrokerage(`Rival ${randomUUID()}`, [{ client: rival, role: 'ADMIN' }])
    const editor = await createPerson('EDITOR')
    for (const actor of [agent, stranger, rival, editor]) {
      await expect(changeAgentRole(actor, { ...one, role: 'ADMIN' })).rejects.toMatchObject(notFound)
      await expect(removeAgent(actor, one)).rejects.toMatchObject(notFound)
      await expect(
        inviteAgent(actor, { brokerageId, email: newEmail(), role: 'MEMBER' }),
      ).rejects.toMatchObject(notFound)
    }
    expect([await listOwnPeople(agent), await readBrokerage(admin, brokerageId)]).toEqual([null, null])
    expect((await listOwnPeople(admin))?.members.map(({ fullName }) => fullName)).toEqual([
      'Ada Admin',
      'Abe Agent',
    ])
    await changeAgentRole(admin, { ...one, role: 'ADMIN' })
    await changeAgentRole(coordinator, { ...one, role: 'MEMBER' })
    await removeAgent(coordinator, one)
    expect(await roleOf(agent)).toBeNull()
    expect(await titlesOf(agent)).toEqual([brokerageNotifications.removed(name).title])
  })

  test('the last admin stays one, whoever asks, and of two who leave at once one stays', async () => {
    const own = { brokerageId, clientId: admin.profileId }
    await expect(leaveBrokerage(admin, brokerageId)).rejects.toThrow(lastAdminText)
    await expect(changeAgentRole(admin, { ...own, role: 'MEMBER' })).rejects.toThrow(lastAdminText)
    await expect(removeAgent(photographer, own)).rejects.toThrow(lastAdminText)
    await changeAgentRole(admin, { brokerageId, clientId: agent.profileId, role: 'ADMIN' })
    const left = await Promise.allSettled([
      leaveBrokerage(admin, brokerageId),
      leaveBrokerage(agent, brokerageId),
    ])
    expect(left.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await db().brokerageMember.count({ where: { brokerageId, role: 'ADMIN' } })).toBe(1)
  })

  test('a deleted client leaves, with the invitations to their addresses', async () => {
    const former = newEmail()
    await invite(admin, former)
    await db().$transaction((tx) =>
      deleteMembership(tx, { profileId: admin.profileId, emails: [admin.email, former] }),
    )
    expect([await roleOf(admin), await db().brokerageInvitation.count({ where: { brokerageId } })]).toEqual([
      null,
      0,
    ])
  })
})

test('the studio creates, renames, and deletes brokerages, whose names differ in any case', async () => {
  const { brokerageId: made } = await createBrokerage(coordinator, `New ${name}`)
  await expect(createBrokerage(photographer, `NEW ${name}`)).rejects.toThrow(sameNameText)
  await expect(renameBrokerage(photographer, { brokerageId: made, name })).rejects.toThrow(sameNameText)
  await renameBrokerage(photographer, { brokerageId: made, name: `Newer ${name}` })
  for (const actor of [admin, stranger]) {
    await expect(createBrokerage(actor, 'Mine')).rejects.toMatchObject(forbidden)
    await expect(renameBrokerage(actor, { brokerageId, name: 'Mine' })).rejects.toMatchObject(forbidden)
    await expect(deleteBrokerage(actor, brokerageId)).rejects.toMatchObject(forbidden)
    expect((await listBrokerages(actor, 1)).rows).toEqual([])
  }
  await deleteBrokerage(coordinator, made)
  expect(await readBrokerage(coordinator, made)).toBeNull()
  await expect(deleteBrokerage(coordinator, made)).rejects.toMatchObject(notFound)
})

describe('prices', () => {
  let services: string[]
  let slotId: string
  let nextDay = 3

  beforeEach(async () => {
    services = await makeServices()
    slotId = await makeSlot(photographer, nextDay++)
    await db().brokerageMember.create({ data: { clientId: agent.profileId, brokerageId } })
  })

  const change = async (prices: Record<string, string>, discount: string, seen?: string) =>
    changePriceList(
      photographer,
      ChangePriceList.parse({
        brokerageId,
        discount,
        prices: Object.fromEntries(Object.entries(prices).map(([id, text]) => [id, ['USD', text]])),
        seen: seen ?? (await readBrokerage(photographer, brokerageId))?.pricesKey ?? '',
      }),
    )
  const book = (client: Actor, shownTotalCents: number) =>
    createBookingWithDeposit(client, makeBookingRequest(slotId, services, { shownTotalCents }), newCard)
  const readBooking = (id: string) => db().booking.findUniqueOrThrow({ where: { id } })

  test('of the list count for members, whoever books, and are checked against what was shown', async () => {
    await change({ photo_shoot: '250.00', aerial_photography: '' }, '10')
    // $250.00, and 10% off $199.00.
    await expect(book(agent, 49_800)).rejects.toThrow(priceChangedText(42_910, 'USD'))
    const { bookingId } = await book(agent, 42_910)
    expect(await readBooking(bookingId)).toMatchObject({ totalAmountCents: 42_910, brokerageId })
    await expect(deleteBrokerage(photographer, brokerageId)).rejects.toThrow(hasBookingsText)
  })

  test('apply when the studio books for a member', async () => {
    await change({}, '50')
    const request = makeBookingRequest(slotId, services, { shownTotalCents: 24_900 })
    const { bookingId } = await createBookingWithDeposit(photographer, request, () => null, agent.profileId)
    expect(await readBooking(bookingId)).toMatchObject({ totalAmountCents: 24_900, brokerageId })
  })

  test('a booking keeps its brokerage and its price when its client leaves; later ones have neither', async () => {
    await change({}, '50')
    const { bookingId } = await book(agent, 24_900)
    await leaveBrokerage(agent, brokerageId)
    await change({}, '0')
    expect(await readBooking(bookingId)).toMatchObject({ totalAmountCents: 24_900, brokerageId })
    slotId = await makeSlot(photographer, nextDay++)
    const later = await book(agent, 49_800)
    expect(await readBooking(later.bookingId)).toMatchObject({ brokerageId: null })
  })

  test('are set by photographers, seen by those who book, and never overwritten unseen', async () => {
    const input = ChangePriceList.parse({ brokerageId, discount: '5', prices: {}, seen: '[]' })
    for (const actor of [admin, coordinator])
      await expect(changePriceList(actor, input)).rejects.toMatchObject(forbidden)
    const seen = (await readBrokerage(photographer, brokerageId))?.pricesKey
    await change({ photo_shoot: '1.00' }, '5', seen)
    await expect(change({}, '6', seen)).rejects.toMatchObject({ code: 'conflict' })
    const terms = { name, priceList: { discountBasisPoints: 500, prices: { photo_shoot: 100 } } }
    expect(await findBookingTerms(agent)).toMatchObject(terms)
    expect(await findBookingTerms(coordinator, agent.profileId)).toMatchObject(terms)
    expect(await findBookingTerms(stranger, agent.profileId)).toBeNull()
    expect(await findBookingTerms(stranger)).toBeNull()
  })

  test('keep their numbers when the studio changes its currency', async () => {
    await change({ photo_shoot: '250.00' }, '0')
    await db().$transaction((tx) => convertPriceLists(tx, 'JPY'))
    const where = { brokerageId_serviceId: { brokerageId, serviceId: 'photo_shoot' } }
    expect(await db().brokeragePrice.findUnique({ where })).toMatchObject({
      priceCents: 250,
      currency: 'JPY',
    })
  })
})

test('the database rejects what the forms do', async () => {
  const create = (data: object) => db().brokerage.create({ data: { name: randomUUID(), ...data } })
  await expect(create({ discountBasisPoints: 10_001 })).rejects.toThrow()
  await expect(create({ name: '' })).rejects.toThrow()
  await expect(
    db().brokerageMember.create({ data: { clientId: admin.profileId, brokerageId } }),
  ).rejects.toThrow()
})
