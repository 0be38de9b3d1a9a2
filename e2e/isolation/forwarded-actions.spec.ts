import { type APIRequestContext, expect } from '@playwright/test'
import { makePerson } from '@/e2e/support/people'
import { test } from '@/e2e/support/portal-fixture'
import { type Actions, openActions } from '@/e2e/support/server-actions'

/** A page that doesn't have the sign-in action, so that Next.js sends the action to itself, over loopback. */
const foreignPage = '/unsubscribe/x'

type Caller = { actions: Actions; visitor: APIRequestContext; headers: Record<string, string> }

/** Guesses a password ten times from one address, in both ways, and expects that only this address has to wait. */
async function expectOwnLimits(
  email: string,
  { direct, forwarded, other }: Record<'direct' | 'forwarded' | 'other', Caller>,
) {
  const guess = async ({ actions, visitor, headers }: Caller) => {
    const password = 'Wrong-Password-1'
    const response = await actions.call(visitor, 'signInAction', { email, password }, headers)
    return response.kind === 'error' ? response.code : response.kind
  }
  const codes: string[] = []
  for (let round = 0; round < 5; round += 1) codes.push(await guess(forwarded), await guess(direct))
  expect(codes).toEqual(Array(10).fill('invalid'))
  expect([await guess(forwarded), await guess(direct)]).toEqual(['too-many-requests', 'too-many-requests'])
  expect(await guess(other)).toBe('invalid')
}

test('behind a proxy, an action posted to a page without it counts for its caller', async ({ portal }) => {
  const { newVisitor, portalUrl, database, actions } = portal
  const { email } = await makePerson(database, 'client')
  const visitor = await newVisitor()
  const foreign = await openActions(portalUrl, foreignPage)
  const from = (addresses: string) => ({ visitor, headers: { 'x-forwarded-for': addresses } })
  await expectOwnLimits(email, {
    direct: { actions, ...from('198.51.100.44') },
    // Whatever the caller claims, the proxy appends its address.
    forwarded: { actions: foreign, ...from('203.0.113.9, 198.51.100.44') },
    other: { actions: foreign, ...from('198.51.100.44, 203.0.113.9') },
  })
})
