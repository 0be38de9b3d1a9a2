import { expect, test } from 'vitest'
import { findSandboxedServices, portalEnvironment } from './environment'

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

test('points a sandboxed service at the sandbox and marks the portal as a demo', () => {
  const { STRIPE_SECRET_KEY, ...configuration } = realKeys
  const environment = portalEnvironment({ ...given, configuration })
  expect(environment).toMatchObject({
    NODE_ENV: 'production',
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
  })
  expect(environment).not.toHaveProperty('NORTHLIGHT_DEMO')
  expect(environment).not.toHaveProperty('CALENDAR_SANDBOX_URL')
  expect(environment).not.toHaveProperty('WEATHER_URL')
})
