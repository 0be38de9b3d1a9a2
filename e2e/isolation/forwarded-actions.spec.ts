import { type AddressInfo, connect, createServer } from 'node:net'
import { expect } from '@playwright/test'
import type { Visitor } from '@/e2e/support/http-visitor'
import { makePerson } from '@/e2e/support/people'
import { test } from '@/e2e/support/portal-fixture'
import { type Actions, openActions } from '@/e2e/support/server-actions'
import { openVisitor } from '@/e2e/support/visitors'

/** A page that doesn't have the sign-in action, so that Next.js sends the action to itself, over loopback. */
const foreignPage = '/unsubscribe/x'

type Caller = { actions: Actions; visitor: Visitor; headers: Record<string, string> }

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

test('without a proxy, an action posted to a page without it counts for its caller', async ({
  portal,
  playwright,
  ownPortal,
}) => {
  test.skip(process.platform !== 'linux', 'Other systems have only one loopback address.')
  const { email } = await makePerson(portal.database, 'client')
  const server = await ownPortal.startSecond({ TRUST_PROXY: '0' })
  const relays = await Promise.all(['127.0.0.2', '127.0.0.3'].map((from) => openRelay(server.url, from)))
  const [one, other] = relays.map(({ url }) => url)
  const callAt = async (url = '', page?: string): Promise<Caller> => ({
    actions: await openActions(url, page),
    visitor: await openVisitor(playwright.request, url),
    headers: { 'x-forwarded-for': '203.0.113.9', 'x-caller-proof': 'x' },
  })
  const callers = {
    direct: await callAt(one),
    forwarded: await callAt(one, foreignPage),
    other: await callAt(other, foreignPage),
  }
  await expectOwnLimits(email, callers)
  for (const { visitor } of Object.values(callers)) await visitor.dispose()
  for (const { close } of relays) close()
  await server.stop()
})

/** Passes connections on to a server from one of this machine's addresses, unchanged. */
async function openRelay(target: string, localAddress: string) {
  const port = Number(new URL(target).port)
  const server = createServer((caller) => {
    const connection = connect({ host: '127.0.0.1', port, localAddress })
    for (const socket of [caller, connection]) socket.on('error', () => socket.destroy())
    caller.pipe(connection).pipe(caller)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port: ownPort } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${ownPort}`, close: () => server.close() }
}
