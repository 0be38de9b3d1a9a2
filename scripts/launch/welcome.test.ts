import { expect, test } from 'vitest'
import { welcome } from './welcome'

const environment = {
  APP_URL: 'http://localhost:3000',
  NORTHLIGHT_DEMO: '0',
}
const empty = { demoAccounts: 0, hasOwner: false }
const textOf = (...given: Parameters<typeof welcome>) => welcome(...given).join('\n')

test("lists the demo's accounts, the brokerage's admin among them, only where one can sign in to them", () => {
  const seeded = { demoAccounts: 17, hasOwner: false }
  const demo = textOf({ ...environment, NORTHLIGHT_DEMO: '1' }, seeded, null)
  expect(demo).toContain('ava@northlight.test')
  expect(demo).toMatch(/priya@summitridge\.test +client, admin of a brokerage/)
  expect(demo).not.toContain('OWNER_EMAIL')
  const closed = textOf(environment, seeded, null)
  expect(closed).toContain('has 17 demo accounts')
  expect(closed).toContain('npm run remove-demo')
  expect(closed).not.toContain('Northlight-2026')
  expect(textOf({ ...environment, NORTHLIGHT_DEMO: '1' }, empty, null)).not.toContain('Northlight-2026')
})

test('says how to become the owner until there is one', () => {
  const named = { ...environment, OWNER_EMAIL: 'robin@harbor.studio' }
  expect(textOf(environment, empty, null)).toContain('Set OWNER_EMAIL')
  expect(textOf(named, empty, null)).toContain(
    'Sign up at http://localhost:3000/auth as robin@harbor.studio, photographer',
  )
  expect(welcome(named, { demoAccounts: 0, hasOwner: true }, null)).toEqual([])
})

test('names the sandbox where a service uses it', () => {
  expect(textOf(environment, empty, 'http://localhost:4001')).toContain('at http://localhost:4001')
})
