// The portal with everyone of the cast, each with their own records, made once per worker.
//
//   import { test } from './cast-fixture'
//
//   test('…', async ({ cast }) => {
//     await cast.visitors.brokerageAdmin.get(`/brokerage/${cast.theirs.bookingId}`)
//   })
import { createHash, randomUUID } from 'node:crypto'
import type { Visitor } from '@/e2e/support/http-visitor'
import { accountStates, makePerson, type Person } from '@/e2e/support/people'
import { test as base, type PortalFixture, signInOverHttp } from '@/e2e/support/portal-fixture'
import { makeProfilePhoto } from '@/e2e/support/profile-photo'
import { providedStudio } from '@/e2e/support/provided-studio'
import { removeRecords } from '@/e2e/support/records'
import { mintSession } from '@/e2e/support/sessions'
import type { PrismaClient } from '@/prisma/generated/client'
import type { RelatedPerson, Someone } from './cast'
import { joinShoots, type LinkedRecords, makeLinkedRecords, makePrivateRecords } from './linked-records'

export type Cast = {
  visitors: Record<Someone, Visitor>
  /** Those who have an account. */
  people: Record<Exclude<Someone, 'anonymous' | 'sellerByLink' | 'payerByLink'>, Person>
  /** Everyone's own records; for those who have none, the fixture's. */
  own: Record<Someone, LinkedRecords>
  /** Records of a member of the brokerage, of which related people reach different parts, each by their relation. */
  theirs: LinkedRecords
  /** Records of a client of another brokerage, of which they reach nothing by it. */
  other: LinkedRecords
}

export const test = base.extend<object, { cast: Cast }>({
  cast: [
    async ({ portal }, use) => {
      const cast = await makeCast(portal)
      await use(cast)
      await portal.database.user.updateMany({ where: { ownerEmail }, data: { ownerEmail: null } })
      const records = new Set([...Object.values(cast.own), cast.theirs, cast.other])
      await removeRecords(portal.database, [...records])
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

/** Related people with accounts, and the side of the records that they share with the fixture's other person. */
const sideOf = {
  owner: 'photographer',
  brokerageAdmin: 'client',
  brokerageMember: 'client',
  formerMember: 'client',
  transferHolder: 'client',
  rememberedDevice: 'photographer',
} as const satisfies Partial<Record<RelatedPerson, 'client' | 'photographer'>>
type Account = keyof typeof sideOf

async function makeCast(portal: PortalFixture): Promise<Cast> {
  const { database, newVisitor } = portal
  const shared = await makePrivateRecords({ database, ...partiesOf(portal) })
  const made = await forEachAccount(async (name) => {
    const person = await makePerson(database, sideOf[name])
    await addProfilePhoto(portal, person)
    const parties = { database, ...partiesOf(portal), [sideOf[name]]: person }
    return { person, records: await makePrivateRecords(parties) }
  })
  const { theirs, other } = await makeOthers(portal, made.transferHolder.person)
  await relate(database, made, theirs)
  const signedIn = await forEachAccount(async (name) => {
    const session = await mintSession(database, providedStudio().authSecret, made[name].person)
    return newVisitor(session)
  })
  const links = { sellerByLink: await newVisitor(), payerByLink: await newVisitor() }
  const rememberedDevice = await openRememberedDevice(portal, made.rememberedDevice.person)
  const states = accountStates.map((accountState) => [accountState, shared] as const)
  return {
    visitors: { ...portal.visitors, ...signedIn, ...links, rememberedDevice },
    people: { ...portal.people, ...mapAccounts(made, ({ person }) => person) },
    own: {
      ...(Object.fromEntries(states) as Record<(typeof accountStates)[number], LinkedRecords>),
      sellerByLink: shared,
      payerByLink: shared,
      ...mapAccounts(made, ({ records }) => records),
    },
    theirs,
    other,
  }
}

function partiesOf({ people: { client, photographer } }: PortalFixture) {
  return { client, photographer }
}

async function makeOthers(portal: PortalFixture, holder: Person) {
  const { database } = portal
  const photographer = await makePerson(database, 'photographer', 'Cleo Colleague')
  const [agent, stranger, buyer] = await Promise.all([
    makePerson(database, 'client', 'Tess Theirs'),
    makePerson(database, 'client', 'Otis Other'),
    makePerson(database, 'client', 'Bea Buyer'),
  ])
  for (const person of [agent, stranger]) await addProfilePhoto(portal, person)
  const [theirs, other] = await Promise.all([
    makeLinkedRecords({ database, client: agent, photographer }, holder),
    makeLinkedRecords({ database, client: stranger, photographer }, buyer),
  ])
  return { theirs, other }
}

/** Uploads a profile photo, which a client's property pages and flyers show. */
async function addProfilePhoto({ actions, database, newVisitor }: PortalFixture, person: Person) {
  const visitor = await newVisitor(await mintSession(database, providedStudio().authSecret, person))
  const response = await actions.call(visitor, 'updateAvatarAction', { photo: await makeProfilePhoto() })
  if (response.kind !== 'ok') throw new Error(`The profile photo was rejected: ${JSON.stringify(response)}`)
}

/** The address by which the studio's owner is known: they had it before. */
const ownerEmail = 'ava@northlight.test'

type Made = Record<Account, { person: Person }>

/** Makes the owner own the studio, and the agents belong to the brokerage, or have belonged to it. */
async function relate(database: PrismaClient, made: Made, { brokerageId }: LinkedRecords): Promise<void> {
  const { owner, brokerageAdmin, brokerageMember, formerMember } = mapAccounts(made, ({ person }) => person)
  await database.user.updateMany({ where: { ownerEmail }, data: { ownerEmail: null } })
  await database.user.update({ where: { id: owner.userId }, data: { ownerEmail } })
  await database.brokerageMember.createMany({
    data: [
      { clientId: brokerageAdmin.profileId, brokerageId, role: 'ADMIN' },
      { clientId: brokerageMember.profileId, brokerageId, role: 'MEMBER' },
    ],
  })
  // Who has left keeps the shoots that they booked through it.
  for (const agent of [brokerageAdmin, brokerageMember, formerMember]) {
    await joinShoots(database, agent, brokerageId)
  }
}

/**
 * Opens a browser that isn't asked for a colleague's second factor, and in which this person, who has one too, has entered
 * their password.
 */
async function openRememberedDevice({ database, newVisitor, actions }: PortalFixture, person: Person) {
  const colleague = await makePerson(database, 'photographer')
  const secret = randomUUID()
  await database.rememberedDevice.create({
    data: {
      userId: colleague.userId,
      secretHash: createHash('sha256').update(secret).digest('hex'),
      expiresAt: new Date(Date.now() + 86_400_000),
    },
  })
  for (const { userId } of [person, colleague]) {
    await database.authenticator.create({
      data: { userId, sealedSecret: 'none', confirmedAt: new Date(), lastStep: 1 },
    })
  }
  const visitor = await newVisitor({ 'northlight.remembered': secret })
  await signInOverHttp(actions, visitor, person.email)
  return visitor
}

async function forEachAccount<Made>(make: (name: Account) => Promise<Made>): Promise<Record<Account, Made>> {
  const names = Object.keys(sideOf) as Account[]
  const made = await Promise.all(names.map(async (name) => [name, await make(name)] as const))
  return Object.fromEntries(made) as Record<Account, Made>
}

function mapAccounts<From, To>(from: Record<Account, From>, map: (value: From) => To): Record<Account, To> {
  const entries = (Object.keys(sideOf) as Account[]).map((name) => [name, map(from[name])])
  return Object.fromEntries(entries)
}
