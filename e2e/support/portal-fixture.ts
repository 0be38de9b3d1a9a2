// The running portal with one signed-in person per account state, for the isolation tests.
//
//   import { test } from '@/e2e/support/portal-fixture'
//
//   test("a client can't open it", async ({ portal }) => {
//     const response = await portal.visitors.client.get('/admin', { maxRedirects: 0 })
//     const result = await portal.actions.call(portal.visitors.client, 'cancelBookingAction', { bookingId })
//   })
import { openHttpVisitor, type Visitor } from '@/e2e/support/http-visitor'
import { type AccountState, makePerson, type Person, type RegisteredAccountState } from '@/e2e/support/people'
import { type Actions, openActions } from '@/e2e/support/server-actions'
import { sessionCookieName } from '@/e2e/support/sessions'
import { test as base, demoPassword } from '@/e2e/support/test'
import type { PrismaClient } from '@/prisma/generated/client'

export type PortalFixture = {
  portalUrl: string
  database: PrismaClient
  actions: Actions
  people: Record<RegisteredAccountState, Person>
  /** For each account state, who sends requests with its session. */
  visitors: Record<AccountState, Visitor>
  /** Opens a new visitor, without cookies, with any session cookie, or with these cookies. */
  newVisitor: (cookies?: string | Record<string, string>) => Promise<Visitor>
  /** Signs in a new person, for tests that must not see rows that jobs of earlier tests still write. */
  signInAs: (accountState: RegisteredAccountState) => Promise<[Person, Visitor]>
}

export const test = base.extend<object, { portal: PortalFixture }>({
  portal: [
    async ({ database, ownPortal }, use) => {
      const portalUrl = ownPortal.url
      const actions = await openActions(portalUrl)
      const opened: Visitor[] = []
      const newVisitor: PortalFixture['newVisitor'] = async (cookies = {}) => {
        const named = typeof cookies === 'string' ? { [sessionCookieName]: cookies } : cookies
        const visitor = openHttpVisitor(portalUrl, named)
        opened.push(visitor)
        return visitor
      }
      const signInAs = async (accountState: RegisteredAccountState): Promise<[Person, Visitor]> => {
        const person = await makePerson(database, accountState)
        const visitor = await newVisitor()
        await signInOverHttp(actions, visitor, person.email)
        return [person, visitor]
      }
      const [unverified, client, pending, denied, disabled, photographer, editor, coordinator] =
        await Promise.all([
          signInAs('unverified'),
          signInAs('client'),
          signInAs('pending'),
          signInAs('denied'),
          signInAs('disabled'),
          signInAs('photographer'),
          signInAs('editor'),
          signInAs('coordinator'),
        ])
      // Keep the session unchanged: it must be worthless only because the email address isn't verified.
      await database.user.update({ where: { id: unverified[0].userId }, data: { emailVerifiedAt: null } })
      const signedIn = { unverified, client, pending, denied, disabled, photographer, editor, coordinator }
      await use({
        portalUrl,
        database,
        actions,
        people: mapValues(signedIn, ([person]) => person),
        visitors: { anonymous: await newVisitor(), ...mapValues(signedIn, ([, visitor]) => visitor) },
        newVisitor,
        signInAs,
      })
      await Promise.all(opened.map((visitor) => visitor.dispose()))
    },
    { scope: 'worker' },
  ],
})

/** Returns a cookie of this visitor, the session cookie by default. */
export async function cookieOf(visitor: Visitor, name = sessionCookieName): Promise<string | undefined> {
  return (await visitor.storageState()).cookies.find((cookie) => cookie.name === name)?.value
}

/** Returns whether the portal treats this visitor as signed in and active. */
export async function isSignedIn(visitor: Visitor): Promise<boolean> {
  return (await visitor.get('/profile', { maxRedirects: 0 })).status() === 200
}

/** Signs a visitor in through the sign-in action. @throws if that doesn't open a session */
export async function signInOverHttp(
  actions: Actions,
  visitor: Visitor,
  email: string,
  password = demoPassword,
): Promise<void> {
  const response = await actions.call(visitor, 'signInAction', { email, password })
  if (response.kind !== 'redirect') throw new Error(`${email} couldn't sign in: ${JSON.stringify(response)}`)
}

function mapValues<Key extends string, Value, Mapped>(
  record: Record<Key, Value>,
  change: (value: Value) => Mapped,
): Record<Key, Mapped> {
  const entries = Object.entries<Value>(record).map(([key, value]) => [key, change(value)])
  return Object.fromEntries(entries)
}
