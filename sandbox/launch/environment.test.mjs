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

test('every service without a key of its own is in the sandbox', async () => {
  expect(await findSandboxedServices({})).toEqual(['stripe', 'resend', 'uploadthing', 'pusher'])
  const configuration = { STRIPE_SECRET_KEY: 'sk_live_x', PUSHER_SECRET: 'x' }
  expect(await findSandboxedServices(configuration)).toEqual(['resend', 'uploadthing'])
})

test('a sandboxed service is pointed at the sandbox, and the portal is told that this is a demo', async () => {
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

test('with every key there is no demo, and what the person set wins', async () => {
  const configuration = { AUTH_SECRET: 'theirs', APP_URL: 'https://studio.test', RESEND_API_KEY: 're_x' }
  const environment = await portalEnvironment({ ...given, configuration, sandboxed: [] })
  expect(environment).toMatchObject({
    AUTH_SECRET: 'theirs',
    APP_URL: 'https://studio.test',
    RESEND_API_KEY: 're_x',
  })
  expect(environment).not.toHaveProperty('NORTHLIGHT_DEMO')
})
