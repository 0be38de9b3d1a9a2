import { describe, expect, test } from 'vitest'
import { type Service, sandboxEnvironment, sandboxKeys } from '@/sandbox/keys'
import { parseEnvironment } from './env'

const base = {
  NODE_ENV: 'production',
  APP_URL: 'https://portal.test/',
  DATABASE_URL: 'postgresql://db.test/northlight',
  AUTH_SECRET: 'a secret of at least thirty-two characters',
}
const services = Object.keys(sandboxKeys) as Service[]
const sandboxed = Object.assign(
  {},
  ...services.map((name) => sandboxEnvironment(name, 'http://localhost:4001', base.APP_URL)),
)
const real = {
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  RESEND_API_KEY: 're_1',
  UPLOADTHING_TOKEN: 'token',
  PUSHER_APP_ID: '1',
  PUSHER_KEY: 'key',
  PUSHER_SECRET: 'secret',
  PUSHER_CLUSTER: 'eu',
}

describe('production', () => {
  test('does not start on the sandbox, and names every missing key in one message', () => {
    expect(() => parseEnvironment({ ...base, ...sandboxed })).toThrow(
      /STRIPE_SECRET_KEY, RESEND_API_KEY, UPLOADTHING_TOKEN, PUSHER_SECRET/,
    )
  })

  test('names only those that are still sandboxed', () => {
    const stripe = sandboxEnvironment('stripe', 'http://localhost:4001', base.APP_URL)
    expect(() => parseEnvironment({ ...base, ...real, ...stripe })).toThrow(
      /Set STRIPE_SECRET_KEY, or NORTHLIGHT_DEMO/,
    )
  })

  test('starts on the sandbox when it is declared a demo, and without it on real keys', () => {
    expect(parseEnvironment({ ...base, ...sandboxed, NORTHLIGHT_DEMO: '1' }).NORTHLIGHT_DEMO).toBe(true)
    expect(parseEnvironment({ ...base, ...real }).APP_URL).toBe('https://portal.test')
  })
})

test('everything that is missing or malformed stands in one message', () => {
  expect(() => parseEnvironment({ NODE_ENV: 'production', APP_URL: 'portal', AUTH_SECRET: 'short' })).toThrow(
    /APP_URL[\s\S]*DATABASE_URL[\s\S]*AUTH_SECRET[\s\S]*STRIPE_SECRET_KEY[\s\S]*PUSHER_SECRET/,
  )
})
