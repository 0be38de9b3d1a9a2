import { expect, test } from 'vitest'
import { findSandboxedServices, isDemo, portalEnvironment } from './environment'

const given = {
  configuration: { PATH: '/bin' },
  mode: 'production' as const,
  port: 3000,
  ports: { postgres: 4000, sandbox: 4001 },
  secrets: { authSecret: 'made-here', databasePassword: 'secret' },
}
const realKeys = {
  RESEND_API_KEY: 're_x',
  UPLOADTHING_TOKEN: 'x',
  PUSHER_SECRET: 'x',
  STRIPE_SECRET_KEY: 'sk_live_x',
}

test('a service without a key uses the sandbox', () => {
  expect(findSandboxedServices({})).toEqual(['stripe', 'resend', 'uploadthing', 'pusher'])
  const configuration = { STRIPE_SECRET_KEY: 'sk_live_x', PUSHER_SECRET: 'x' }
  expect(findSandboxedServices(configuration)).toEqual(['resend', 'uploadthing'])
})

test("a service in the sandbox makes a demo of this folder's own database", () => {
  const { STRIPE_SECRET_KEY, ...configuration } = realKeys
  const environment = portalEnvironment({ ...given, configuration })
  expect(environment).toMatchObject({
    NODE_ENV: 'production',
    NORTHLIGHT_SANDBOX: '1',
    NORTHLIGHT_DEMO: '1',
    APP_URL: 'http://localhost:3000',
    DATABASE_URL: 'postgresql://northlight:secret@127.0.0.1:4000/northlight',
    AUTH_SECRET: 'made-here',
    STRIPE_API_URL: 'http://localhost:4001',
    WEATHER_URL: 'http://localhost:4001/weather',
  })
  expect(environment).not.toHaveProperty('RESEND_BASE_URL')
})

test("with every key set there is no demo, and the user's settings take precedence", () => {
  const configuration = { ...realKeys, AUTH_SECRET: 'theirs', APP_URL: 'https://studio.test' }
  const environment = portalEnvironment({ ...given, configuration })
  expect(environment).toMatchObject({
    AUTH_SECRET: 'theirs',
    APP_URL: 'https://studio.test',
    RESEND_API_KEY: 're_x',
    NORTHLIGHT_DEMO: '0',
  })
  expect(environment).not.toHaveProperty('NORTHLIGHT_SANDBOX')
  expect(environment).not.toHaveProperty('CALENDAR_SANDBOX_URL')
  expect(environment).not.toHaveProperty('WEATHER_URL')
})

test("the user's own database is no demo, whichever services the sandbox stands in for", () => {
  const configuration = { DATABASE_URL: 'postgresql://db.test/studio', APP_URL: 'https://studio.test' }
  const environment = portalEnvironment({ ...given, configuration })
  expect(environment).toMatchObject({
    NORTHLIGHT_SANDBOX: '1',
    NORTHLIGHT_DEMO: '0',
    DATABASE_URL: 'postgresql://db.test/studio',
    STRIPE_API_URL: 'http://localhost:4001',
  })
  expect(environment).not.toHaveProperty('CALENDAR_SANDBOX_URL')
  expect(environment).not.toHaveProperty('WEATHER_URL')
})

test('NORTHLIGHT_DEMO decides, except beside a live Stripe key', () => {
  const DATABASE_URL = 'postgresql://db.test/studio'
  expect(isDemo({ DATABASE_URL, NORTHLIGHT_DEMO: '1' })).toBe(true)
  expect(isDemo({ NORTHLIGHT_DEMO: '0' })).toBe(false)
  expect(isDemo({ NORTHLIGHT_DEMO: '1', STRIPE_SECRET_KEY: 'sk_test_1' })).toBe(true)
  for (const STRIPE_SECRET_KEY of ['sk_live_1', 'rk_live_1']) {
    expect(isDemo({ STRIPE_SECRET_KEY })).toBe(false)
    expect(isDemo({ STRIPE_SECRET_KEY, NORTHLIGHT_DEMO: '1' })).toBe(false)
  }
})
