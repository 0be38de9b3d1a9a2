// The running portal with one signed-in person per account state, for the isolation tests.
//
//   import { test } from '@/e2e/support/portal-fixture'
//
//   test('a client sees no such thing', async ({ portal }) => {
//     const answer = await portal.visitors.client.get('/admin', { maxRedirects: 0 })
//     const result = await portal.actions.call(portal.visitors.client, 'cancelBookingAction', { bookingId })
//   })
import type { APIRequestContext } from '@playwright/test'
import { type AccountState, makePerson, type Person, type RegisteredAccountState } from '@/e2e/support/people'
import { runVariable } from '@/e2e/support/run-environment'
import { type Actions, openActions } from '@/e2e/support/server-actions'
import { sessionCookieName } from '@/e2e/support/sessions'
import { test as base, demoPassword } from '@/e2e/support/test'
import { openVisitor } from '@/e2e/support/visitors'
import type { PrismaClient } from '@/prisma/generated/client'

export type PortalFixture = {
  portalUrl: string
  database: PrismaClient
  actions: Actions
  people: Record<RegisteredAccountState, Person>
  /** A browser's worth of cookies for each. */
  visitors: Record<AccountState, APIRequestContext>
  /** Another browser: with no cookies, or with a session cookie that came from who knows where. */
  newVisitor: (session?: string) => Promise<APIRequestContext>
}

export const test = base.extend<object, { portal: PortalFixture }>({
  portal: [
    async ({ playwright, database }, use) => {
      const portalUrl = runVariable('E2E_PORTAL_URL')
      const actions = await openActions(portalUrl)
      const opened: APIRequestContext[] = []
      const newVisitor = async (session?: string) => {
        const visitor = await openVisitor(playwright.request, portalUrl, session)
        opened.push(visitor)
        return visitor
      }
      const enter = async (accountState: RegisteredAccountState): Promise<[Person, APIRequestContext]> => {
        const person = await makePerson(database, accountState)
        const visitor = await newVisitor()
        await signInOverHttp(actions, visitor, person.email)
        return [person, visitor]
      }
      const [unverified, client, pending, denied, disabled, photographer] = await Promise.all([
        enter('unverified'),
        enter('client'),
        enter('pending'),
        enter('denied'),
        enter('disabled'),
        enter('photographer'),
      ])
      // The session stays as it is: it must be worth nothing because the address is not verified, and for no other reason.
      await database.user.update({ where: { id: unverified[0].userId }, data: { emailVerifiedAt: null } })
      const entered = { unverified, client, pending, denied, disabled, photographer }
      await use({
        portalUrl,
        database,
        actions,
        people: mapValues(entered, ([person]) => person),
        visitors: { anonymous: await newVisitor(), ...mapValues(entered, ([, visitor]) => visitor) },
        newVisitor,
      })
      await Promise.all(opened.map((visitor) => visitor.dispose()))
    },
    { scope: 'worker' },
  ],
})

/** A cookie of this visitor's browser, by name; by default the session's. */
export async function cookieOf(
  visitor: APIRequestContext,
  name = sessionCookieName,
): Promise<string | undefined> {
  return (await visitor.storageState()).cookies.find((cookie) => cookie.name === name)?.value
}

/** Whether the portal takes this visitor for somebody who is signed in and active. */
export async function isSignedIn(visitor: APIRequestContext): Promise<boolean> {
  return (await visitor.get('/profile', { maxRedirects: 0 })).status() === 200
}

/** Signs a visitor in through the sign-in action. @throws when it does not open a session */
export async function signInOverHttp(
  actions: Actions,
  visitor: APIRequestContext,
  email: string,
  password = demoPassword,
): Promise<void> {
  const response = await actions.call(visitor, 'signInAction', { email, password })
  if (response.kind !== 'redirect') throw new Error(`${email} cannot sign in: ${JSON.stringify(response)}`)
}

function mapValues<Key extends string, Value, Mapped>(
  record: Record<Key, Value>,
  change: (value: Value) => Mapped,
): Record<Key, Mapped> {
  const entries = Object.entries<Value>(record).map(([key, value]) => [key, change(value)])
  return Object.fromEntries(entries)
}
