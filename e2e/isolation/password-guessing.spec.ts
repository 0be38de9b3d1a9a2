import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { makePerson } from '@/e2e/support/people'
import { isSignedIn, signInOverHttp, test } from '@/e2e/support/portal-fixture'
import { demoPassword } from '@/e2e/support/test'

/** Sets the client's IP address as the portal sees it: the last entry, which the nearest proxy writes. */
const fromAddress = (address: string) => ({ 'x-forwarded-for': address })
const waitMessage = /^Too many attempts\. .*\d+ (minute|second)s?\.$/

test('a thousand guesses from a thousand addresses lock out strangers, but not the owner on a known device', async ({
  portal,
}) => {
  // A thousand requests, while another test keeps the machine busy.
  const { actions, database, newVisitor } = portal
  const { email } = await makePerson(database, 'client')
  const device = await newVisitor()
  await signInOverHttp(actions, device, email)
  await actions.call(device, 'signOutAction', {})

  const guesser = await newVisitor()
  const outcomes: string[] = []
  for (let round = 0; round < 50; round += 1) {
    const guesses = Array.from({ length: 20 }, (_, index) =>
      actions.call(
        guesser,
        'signInAction',
        { email, password: `Guess-number-${round}-${index}` },
        fromAddress(`198.51.${round}.${index}`),
      ),
    )
    for (const response of await Promise.all(guesses)) {
      outcomes.push(response.kind === 'error' ? response.code : response.kind)
    }
  }
  // Only a few passwords are checked; all other requests are rejected before that.
  expect(outcomes.filter((code) => code === 'invalid').length).toBeLessThanOrEqual(60)
  expect(new Set(outcomes)).toEqual(new Set(['invalid', 'too-many-requests']))

  const stranger = await newVisitor()
  const right = { email, password: demoPassword }
  const rateLimited = await actions.call(stranger, 'signInAction', right, fromAddress('203.0.113.9'))
  expect(rateLimited).toMatchObject({ kind: 'error', message: expect.stringMatching(waitMessage) })

  await signInOverHttp(actions, device, email)
  expect(await isSignedIn(device)).toBe(true)
})

test('guesses from one address are limited without affecting anyone else', async ({ portal }) => {
  const { actions, database, newVisitor } = portal
  const { email } = await makePerson(database, 'client')
  const guesser = await newVisitor()
  const codes: string[] = []
  for (let guess = 0; guess < 12; guess += 1) {
    const response = await actions.call(
      guesser,
      'signInAction',
      { email, password: `Guess-number-${guess}` },
      fromAddress('198.51.100.1'),
    )
    codes.push(response.kind === 'error' ? response.code : response.kind)
  }
  expect(codes).toEqual([...Array(10).fill('invalid'), 'too-many-requests', 'too-many-requests'])
  const owner = await newVisitor()
  const response = await actions.call(
    owner,
    'signInAction',
    { email, password: demoPassword },
    fromAddress('203.0.113.77'),
  )
  expect(response.kind).toBe('redirect')
})

test("responses don't reveal whether an account exists", async ({ portal }) => {
  const { actions, database, newVisitor } = portal
  const known = (await makePerson(database, 'client')).email
  const unknown = `client-${randomUUID().slice(0, 8)}@example.test`
  const responsesFor = async (email: string) => {
    const visitor = await newVisitor()
    const responses = [
      await actions.call(visitor, 'signInAction', { email, password: 'Wrong-Password-1' }),
      await actions.call(visitor, 'signUpAction', {
        role: 'client',
        fullName: 'Dana Whitfield',
        email,
        password: 'Cyanotype-of-1842',
      }),
      await actions.call(visitor, 'resendVerificationAction', {}),
      await actions.call(visitor, 'forgotPasswordAction', { email }),
    ]
    const page = await (await visitor.get('/auth/verify')).text()
    const shown = page.replace(/<script.*?<\/script>/gs, '').replace(/nonce="[^"]*"/g, '')
    return {
      responses: JSON.stringify(responses).replaceAll(email, 'ADDRESS'),
      shown: shown.replaceAll(email, 'ADDRESS').replace(/\d:\d\d/g, 'WAIT'),
    }
  }
  expect(await responsesFor(known)).toEqual(await responsesFor(unknown))
})

test('a wrong password takes about as long as an unknown email address', async ({ portal }) => {
  const { actions, database, newVisitor } = portal
  const visitor = await newVisitor()
  const times = { known: [] as number[], unknown: [] as number[] }
  for (let round = 0; round < 9; round += 1) {
    const emails = {
      known: (await makePerson(database, 'client')).email,
      unknown: `client-${randomUUID().slice(0, 8)}@example.test`,
    }
    for (const kind of ['known', 'unknown'] as const) {
      const start = performance.now()
      await actions.call(visitor, 'signInAction', { email: emails[kind], password: 'Wrong-Password-1' })
      times[kind].push(performance.now() - start)
    }
  }
  const ratio = median(times.known) / median(times.unknown)
  // Without the dummy hash an unknown email address responds many times faster, which a busy machine alone doesn't
  // explain.
  expect(ratio).toBeGreaterThan(1 / 3)
  expect(ratio).toBeLessThan(3)
})

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}
