import { afterEach, beforeAll, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import { type Actor, mayEnter } from '@/lib/auth/actor'
import { hasSecondFactor } from '@/lib/auth/read-factors'
import { findActor } from '@/lib/auth/viewer'
import {
  actorOf,
  createPerson,
  makePhotographer,
  openSessionOf,
  signUpAs,
  verifyNewest,
} from '@/lib/people/accounts/accounts.fixture'
import { db } from '@/lib/platform/data/db'
import { todayIn } from '@/lib/platform/time/clock'
import { editKey } from '@/lib/platform/web/form-values'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { changeRequirement } from './commands/change-requirement'
import { removePasskey } from './commands/remove-passkey'
import { resetFactors } from './commands/reset-factors'
import { listTeamFactors } from './queries/list-team-factors'
import { readRequirement } from './queries/read-requirement'

useDatabase()

let owner: Actor

beforeAll(async () => {
  const { email } = await signUpAs({ email: 'owner@example.test' })
  await verifyNewest(email)
  owner = await actorOf(email)
})
afterEach(async () => {
  await db().passkey.deleteMany()
  await db().factorSettings.update({ where: { id: 1 }, data: { requiredFrom: null } })
})

async function addPasskey({ userId }: Actor): Promise<string> {
  const data = {
    userId,
    name: 'Phone',
    credentialId: crypto.randomUUID(),
    publicKey: new Uint8Array(),
    counter: 0,
  }
  return (await db().passkey.create({ data })).id
}

const requireFactor = async (from: string | null = null, isRequired = true) =>
  changeRequirement(owner, { isRequired, from, seen: editKey(await readRequirement()) })

const mailsTo = ({ email }: Actor, topic: string) =>
  db().outboxMessage.count({ where: { recipient: email, topic } })

test('the owner needs a factor first, and nobody else can require one', async () => {
  await expect(requireFactor()).rejects.toMatchObject({ code: 'conflict' })
  await expect(
    changeRequirement(await makePhotographer(), { isRequired: true, from: null, seen: '' }),
  ).rejects.toMatchObject({ code: 'forbidden' })
  expect(await readRequirement()).toEqual({ isRequired: false, from: null })
})

test('open and new sessions of the team without a factor stop at once; adding one opens them', async () => {
  await addPasskey(owner)
  const [colleague, client] = [await makePhotographer(), await createPerson('CLIENT')]
  const session = await openSessionOf(colleague.email)
  await requireFactor()
  for (const token of [session, await openSessionOf(colleague.email)]) {
    const stopped = await findActor(token)
    expect(stopped?.status).toBe('NEEDS_FACTOR')
    for (const access of ['signed-in', 'photographer', 'owner'] as const) {
      expect(mayEnter(access, stopped)).toBe(false)
    }
    expect(mayEnter('adding-factor', stopped)).toBe(true)
  }
  expect(await mailsTo(colleague, 'factor-required')).toBe(1)
  expect(await mailsTo(client, 'factor-required')).toBe(0)
  expect(await mailsTo(owner, 'factor-required')).toBe(0)
  expect((await findActor(await openSessionOf(client.email)))?.status).toBe('ACTIVE')
  const [first] = await listTeamFactors(owner)
  expect(first).toMatchObject({ hasAuthenticator: false, hasPasskey: false })

  const passkeyId = await addPasskey(colleague)
  expect((await findActor(session))?.status).toBe('ACTIVE')
  await expect(removePasskey(colleague, passkeyId)).rejects.toMatchObject({ code: 'conflict' })
  expect(await hasSecondFactor(colleague.userId)).toBe(true)
  await requireFactor(null, false)
  await removePasskey(colleague, passkeyId)
})

test('a later date stops nobody before it, and saving the same again notifies nobody', async () => {
  await addPasskey(owner)
  const colleague = await makePhotographer()
  const session = await openSessionOf(colleague.email)
  const { timeZone } = await getStudio()
  expect(await requireFactor('2199-01-01')).toEqual({ isRequired: true, from: '2199-01-01' })
  expect((await findActor(session))?.status).toBe('ACTIVE')
  await requireFactor('2199-01-01')
  expect(await mailsTo(colleague, 'factor-required')).toBe(1)
  expect(await requireFactor(todayIn(timeZone))).toEqual({ isRequired: true, from: null })
  expect((await findActor(session))?.status).toBe('NEEDS_FACTOR')
  await expect(
    changeRequirement(owner, { isRequired: false, from: null, seen: 'something else' }),
  ).rejects.toMatchObject({ code: 'conflict' })
})

test("the owner removes a person's factors: everything goes, sessions end, it's audited, emailed, and limited", async () => {
  const client = await createPerson('CLIENT')
  await expect(resetFactors(owner, client.userId)).rejects.toMatchObject({ code: 'conflict' })
  await addPasskey(client)
  await db().recoveryCode.create({ data: { userId: client.userId, codeHash: 'a'.repeat(64) } })
  const session = await openSessionOf(client.email)
  await expect(resetFactors(await makePhotographer(), client.userId)).rejects.toMatchObject({
    code: 'forbidden',
  })
  await resetFactors(owner, client.userId)
  expect(await hasSecondFactor(client.userId)).toBe(false)
  expect(await db().recoveryCode.count({ where: { userId: client.userId } })).toBe(0)
  expect(await findActor(session)).toBeNull()
  expect(await mailsTo(client, 'security-changed')).toBe(1)
  expect(
    await db().auditEntry.findFirst({ where: { subjectId: client.userId, action: 'factors.reset' } }),
  ).toMatchObject({ actorId: owner.profileId })
  await addPasskey(owner)
  await expect(resetFactors(owner, owner.userId)).rejects.toMatchObject({ code: 'conflict' })
  const more = await Promise.allSettled(Array.from({ length: 12 }, () => resetFactors(owner, client.userId)))
  const codes = more.map((one) => (one.status === 'rejected' ? one.reason.code : 'done'))
  expect(codes).toContain('too-many-requests')
})
