import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { encode } from 'next-auth/jwt'
import type { Visitor } from '@/e2e/support/http-visitor'
import { makePerson, type Person } from '@/e2e/support/people'
import { cookieOf, isSignedIn, type PortalFixture, signInOverHttp, test } from '@/e2e/support/portal-fixture'
import { providedStudio } from '@/e2e/support/provided-studio'
import { linkIn, type Sandbox } from '@/e2e/support/sandbox'
import { demoPassword } from '@/e2e/support/test'

const newPassword = 'Blueprint-of-1843'
const loadsPerPage = 4

/** Signs in a new client, and an attacker with a copy of the client's session cookie. */
async function stealSession(portal: PortalFixture) {
  const person = await makePerson(portal.database, 'client')
  const owner = await portal.newVisitor()
  await signInOverHttp(portal.actions, owner, person.email)
  const attacker = await portal.newVisitor(await cookieOf(owner))
  expect(await isSignedIn(attacker)).toBe(true)
  return { person, owner, attacker }
}

type StolenSession = { portal: PortalFixture; sandbox: Sandbox; person: Person; owner: Visitor }

const revocations: Record<string, (stolen: StolenSession) => Promise<unknown>> = {
  'the password is changed': ({ portal, owner }) =>
    portal.actions.call(owner, 'changePasswordAction', {
      currentPassword: demoPassword,
      newPassword,
      confirmPassword: newPassword,
    }),
  'the password is reset through an emailed link': async ({ portal, sandbox, person }) => {
    const visitor = await portal.newVisitor()
    await portal.actions.call(visitor, 'forgotPasswordAction', { email: person.email })
    const link = linkIn(await sandbox.latestEmailTo(person.email), '/auth/reset')
    const token = new URL(link).searchParams.get('token')
    await portal.actions.call(visitor, 'resetPasswordAction', {
      token,
      newPassword,
      confirmPassword: newPassword,
    })
  },
  'the owner signs out everywhere else': ({ portal, owner }) =>
    portal.actions.call(owner, 'signOutEverywhereAction', {}),
  'it is ended from another device': async ({ portal, person }) => {
    const sessions = await portal.database.session.findMany({ where: { userId: person.userId } })
    const phone = await portal.newVisitor()
    await signInOverHttp(portal.actions, phone, person.email)
    for (const { id } of sessions) {
      await portal.actions.call(phone, 'endSessionAction', { sessionId: id })
    }
  },
  'the account is disabled': ({ portal, person }) =>
    portal.actions.call(portal.visitors.photographer, 'disableAccountAction', { userId: person.userId }),
  'the account is removed': ({ portal, person }) =>
    portal.database.user.delete({ where: { id: person.userId } }),
}

for (const [event, revoke] of Object.entries(revocations)) {
  test(`a stolen session is rejected once ${event}`, async ({ portal, sandbox }) => {
    const { person, owner, attacker } = await stealSession(portal)
    await revoke({ portal, sandbox, person, owner })
    expect(await isSignedIn(attacker)).toBe(false)
    expect(await portal.actions.call(attacker, 'readBellAction', {})).toMatchObject({
      kind: 'error',
      code: expect.stringMatching(/^(not-signed-in|forbidden)$/),
    })
  })
}

test('pages that several people load at once each show only their own data', async ({ portal }) => {
  const people = await Promise.all(
    (['client', 'client', 'photographer'] as const).map(async (accountState) => {
      const [person, visitor] = await portal.signInAs(accountState)
      const title = `Only for ${person.email}`
      const data = { userId: person.userId, title, message: 'Personal.', type: 'INFO' } as const
      await portal.database.notification.create({ data })
      return { person, visitor, title }
    }),
  )
  const loadAll = async ({ person, visitor, title }: (typeof people)[number]) => {
    for (const path of Array(loadsPerPage).fill(['/dashboard', '/notifications', '/profile']).flat()) {
      const text = await (await visitor.get(path)).text()
      expect(text, path).toContain(person.email)
      if (path !== '/profile') expect(text, path).toContain(title)
      for (const { person: other } of people) {
        if (other !== person) expect(text, path).not.toContain(other.email)
      }
    }
  }
  // Three loads of each person at any time.
  await Promise.all([...people, ...people, ...people].map(loadAll))
})

test('approving a photographer ends their earlier sessions: the new role requires signing in again', async ({
  portal,
}) => {
  const applicant = await makePerson(portal.database, 'pending')
  await portal.database.pendingApproval.create({
    data: { userId: applicant.userId, email: applicant.email, fullName: applicant.fullName },
  })
  const oldSession = await portal.newVisitor()
  await signInOverHttp(portal.actions, oldSession, applicant.email)
  const response = await portal.actions.call(portal.visitors.photographer, 'approvePhotographerAction', {
    userId: applicant.userId,
  })
  expect(response.kind).toBe('ok')
  expect(await isSignedIn(oldSession)).toBe(false)
  await signInOverHttp(portal.actions, oldSession, applicant.email)
  expect(await isSignedIn(oldSession)).toBe(true)
})

test('the owner stays signed in after ending other sessions', async ({ portal, sandbox }) => {
  const { owner, person } = await stealSession(portal)
  for (const event of ['the owner signs out everywhere else', 'the password is changed']) {
    await revocations[event]?.({ portal, sandbox, person, owner })
    expect(await isSignedIn(owner), event).toBe(true)
  }
})

test('signing out removes the session cookie, and ends copies of it', async ({ portal }) => {
  const { owner, attacker } = await stealSession(portal)
  await portal.actions.call(owner, 'signOutAction', {})
  await expect.poll(() => isSignedIn(attacker)).toBe(false)
  expect(await cookieOf(owner)).toBeUndefined()
  expect(await isSignedIn(owner)).toBe(false)
})

test("a session planted before sign-in isn't reused: signing in creates a new one", async ({ portal }) => {
  const attacker = await makePerson(portal.database, 'client', 'Planter')
  const attackerVisitor = await portal.newVisitor()
  await signInOverHttp(portal.actions, attackerVisitor, attacker.email)
  const victim = await makePerson(portal.database, 'client', 'Victoria')
  for (const plantedSession of ['planted-by-somebody', (await cookieOf(attackerVisitor)) ?? '']) {
    const browser = await portal.newVisitor(plantedSession)
    await signInOverHttp(portal.actions, browser, victim.email)
    expect(await cookieOf(browser)).not.toBe(plantedSession)
    expect(await (await browser.get('/profile')).text()).toContain(victim.email)
  }
  // The planted sessions gain nothing.
  expect(await (await attackerVisitor.get('/profile')).text()).not.toContain(victim.email)
  expect(await isSignedIn(await portal.newVisitor('planted-by-somebody'))).toBe(false)
})

test('no two sign-ins create the same session', async ({ portal }) => {
  const person = await makePerson(portal.database, 'client')
  const values = new Set<string | undefined>()
  for (let round = 0; round < 3; round += 1) {
    const browser = await portal.newVisitor()
    await signInOverHttp(portal.actions, browser, person.email)
    values.add(await cookieOf(browser))
  }
  expect(values.size).toBe(3)
})

test('a session signed with another secret, without a row, or made from another of our cookies, is rejected', async ({
  portal,
}) => {
  const { person, owner } = await stealSession(portal)
  const { authSecret } = providedStudio()
  const claim = { userId: person.userId, sessionVersion: 1 }
  const salt = 'authjs.session-token'
  const json = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const tokens: Record<string, string | undefined> = {
    'another secret': await encode({ token: { claim }, secret: 'another-secret-0123456789abcdefghij', salt }),
    'a guessed secret': await encode({ token: { claim }, secret: 'secret', salt }),
    'the known-device cookie': await cookieOf(owner, 'northlight.device'),
    'alg none': `${json({ alg: 'none' })}.${json({ claim })}.`,
    'alg none, encrypted': `${json({ alg: 'none', enc: 'none' })}..${json({})}.${json({ claim })}.`,
    'alg dir with its own key': `${json({ alg: 'dir', enc: 'A256CBC-HS512', kid: 'own' })}....`,
    'the right secret, but no session': await encode({ token: { claim }, secret: authSecret, salt }),
    "the right secret, and another person's id": await encode({
      token: { claim: { ...claim, secret: person.userId } },
      secret: authSecret,
      salt,
    }),
    'a plain claim': json({ claim }),
    'a user id': person.userId,
  }
  for (const [description, token] of Object.entries(tokens)) {
    expect.soft(token, description).toBeTruthy()
    expect.soft(await isSignedIn(await portal.newVisitor(token)), description).toBe(false)
  }
})

test('a person can’t turn their session into someone else’s by editing it', async ({ portal }) => {
  const { owner } = await stealSession(portal)
  const validToken = (await cookieOf(owner)) ?? ''
  const [header = '', key = '', vector = '', body = '', tag = ''] = validToken.split('.')
  const flipped = `${body.startsWith('A') ? 'B' : 'A'}${body.slice(1)}`
  const otherToken = (await cookieOf((await stealSession(portal)).owner)) ?? ''
  const [, , otherVector, otherBody, otherTag] = otherToken.split('.')
  for (const token of [
    [header, key, vector, flipped, tag],
    [header, key, vector, otherBody, tag],
    [header, key, otherVector, body, otherTag],
    [header, key, vector, body, ''],
    [header, key, vector, body],
    [randomUUID(), key, vector, body, tag],
    [validToken.slice(0, -1)],
    [validToken.slice(0, validToken.length / 2)],
    [`${validToken}x`],
    ['', '', ''],
  ]) {
    expect.soft(await isSignedIn(await portal.newVisitor(token.join('.'))), token.join('.')).toBe(false)
  }
})
