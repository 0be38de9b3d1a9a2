import { expect, test } from 'vitest'
import { findSandboxedServices, portalEnvironment } from './environment.mjs'

const given = {
  configuration: { PATH: '/bin' },
  mode: 'production',
  port: 3000,
  databaseUrl: 'postgresql://somewhere',
  authSecret: 'made-here',
  sandboxUrl: 'http://localhost:4001',
}

test('a service without a key uses the sandbox', async () => {
  expect(await findSandboxedServices({})).toEqual(['stripe', 'resend', 'uploadthing', 'pusher'])
  const configuration = { STRIPE_SECRET_KEY: 'sk_live_x', PUSHER_SECRET: 'x' }
  expect(await findSandboxedServices(configuration)).toEqual(['resend', 'uploadthing'])
})

test('points a sandboxed service at the sandbox and marks the portal as a demo', async () => {
  const environment = await portalEnvironment({ ...given, sandboxed: ['stripe'] })
  expect(environment).toMatchObject({
    NODE_ENV: 'production',
    NORTHLIGHT_DEMO: '1',
    APP_URL: 'http://localhost:3000',
    AUTH_SECRET: 'made-here',
    STRIPE_API_URL: 'http://localhost:4001',
  })
  expect(environment).not.toHaveProperty('RESEND_BASE_URL')
})

test("with every key set there is no demo, and the user's settings take precedence", async () => {
  const configuration = { AUTH_SECRET: 'theirs', APP_URL: 'https://studio.test', RESEND_API_KEY: 're_x' }
  const environment = await portalEnvironment({ ...given, configuration, sandboxed: [] })
  expect(environment).toMatchObject({
    AUTH_SECRET: 'theirs',
    APP_URL: 'https://studio.test',
    RESEND_API_KEY: 're_x',
  })
  expect(environment).not.toHaveProperty('NORTHLIGHT_DEMO')
})
