import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test, vi } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import {
  actorOf,
  mailedSecrets,
  openSession,
  signUpAs,
  testPassword,
  verifyNewest,
} from '@/lib/people/accounts/accounts.fixture'
import { resetPassword } from '@/lib/people/accounts/commands/reset-password'
import { sendPasswordReset } from '@/lib/people/accounts/commands/send-password-reset'
import { readResetLink } from '@/lib/people/accounts/queries/read-reset-link'
import { readSetup } from '@/lib/people/accounts/queries/read-setup'
import { db } from '@/lib/platform/data/db'
import { checkCredentials } from './authorize-sign-in'
import { readPendingSignIn, writePendingSignIn } from './pending-sign-in'
import { findActor } from './viewer'

const demo = vi.hoisted(() => ({ isOn: false }))
const cookies = vi.hoisted(() => new Map<string, string>())

vi.mock('@/lib/platform/environment/env', async (load) => {
  const real = await load<typeof import('@/lib/platform/environment/env')>()
  return { ...real, env: () => ({ ...real.env(), NORTHLIGHT_DEMO: demo.isOn, OWNER_EMAIL: undefined }) }
})
vi.mock('./cookie', async (load) => ({
  ...(await load<typeof import('./cookie')>()),
  readCookie: async ({ name }: { name: string }) => cookies.get(name) ?? null,
  writeCookie: async ({ name }: { name: string }, value: string) => void cookies.set(name, value),
}))

useDatabase()

let email: string
let userId: string

beforeEach(async () => {
  demo.isOn = true
  email = (await signUpAs()).email
  await verifyNewest(email)
  userId = (await actorOf(email)).userId
  await db().user.update({ where: { id: userId }, data: { isDemo: true } })
})

const requestReset = () => sendPasswordReset({ askId: randomUUID(), email, next: null })
const readLinks = () => mailedSecrets(email, 'reset-password')

test('the password signs in only where the demo is on', async () => {
  const credentials = { email, password: testPassword }
  expect(await checkCredentials(credentials)).toMatchObject({ outcome: 'right' })
  demo.isOn = false
  expect(await checkCredentials(credentials)).toEqual({ outcome: 'wrong' })
})

test('a session ends when the demo is turned off', async () => {
  const session = await openSession({ userId, sessionVersion: 1 })
  expect(await findActor(session)).toMatchObject({ email })
  demo.isOn = false
  expect(await findActor(session)).toBeNull()
})

test('a sign-in that waits for its second factor ends too', async () => {
  await writePendingSignIn({ userId, sessionVersion: 1, deviceId: null })
  expect(await readPendingSignIn()).toMatchObject({ userId })
  demo.isOn = false
  expect(await readPendingSignIn()).toBeNull()
})

test('no link to a new password is emailed, and an earlier one is dead', async () => {
  await requestReset()
  const [secret = ''] = await readLinks()
  expect(await readResetLink(secret)).toMatchObject({ state: 'usable' })
  demo.isOn = false
  await requestReset()
  expect(await readLinks()).toEqual([secret])
  expect(await readResetLink(secret)).toMatchObject({ state: 'unknown' })
  const password = 'Heliograph-1851'
  await expect(
    resetPassword({ token: secret, newPassword: password, confirmPassword: password }, 'home'),
  ).rejects.toMatchObject({ code: 'conflict' })
})

test('its photographers leave a studio without an owner', async () => {
  await db().profile.update({ where: { userId }, data: { role: 'PHOTOGRAPHER' } })
  expect(await readSetup()).toMatchObject({ hasOwner: true })
  demo.isOn = false
  expect(await readSetup()).toMatchObject({ hasOwner: false })
})
