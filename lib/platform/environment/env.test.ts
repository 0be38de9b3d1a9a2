import { describe, expect, test } from 'vitest'
import { type Service, sandboxEnvironment, sandboxKeys } from '@/sandbox/keys'
import { missingVariable } from './configuration-problems'
import { parseEnvironment } from './env'
import { StartupError } from './startup-error'

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

const identity = {
  MAIL_FROM: 'Harbor Studio <hello@harbor.studio>',
  STUDIO_NAME: 'Harbor Studio',
  STUDIO_SUPPORT_EMAIL: 'hello@harbor.studio',
  STUDIO_TIME_ZONE: 'America/Chicago',
}
const complete = { ...base, APP_URL: 'https://portal.harbor.studio/', ...real, ...identity }

describe('production', () => {
  test('does not start on the sandbox, and names every missing key in one message', () => {
    expect(() => parseEnvironment({ ...complete, ...sandboxed })).toThrow(
      /STRIPE_SECRET_KEY, RESEND_API_KEY, UPLOADTHING_TOKEN, PUSHER_SECRET/,
    )
  })

  test('names only those that are still sandboxed', () => {
    const stripe = sandboxEnvironment('stripe', 'http://localhost:4001', base.APP_URL)
    expect(() => parseEnvironment({ ...complete, ...stripe })).toThrow(
      /Set STRIPE_SECRET_KEY, or NORTHLIGHT_DEMO/,
    )
  })

  test('starts on the sandbox when it is declared a demo, and without it on real keys', () => {
    expect(parseEnvironment({ ...base, ...sandboxed, NORTHLIGHT_DEMO: '1' }).NORTHLIGHT_DEMO).toBe(true)
    expect(parseEnvironment(complete).APP_URL).toBe('https://portal.harbor.studio')
  })

  test.each(Object.keys(identity))('does not start without %s', (name) => {
    expect(() => parseEnvironment({ ...complete, [name]: '' })).toThrow(missingVariable(name))
  })

  test.each([
    ['MAIL_FROM', 'Northlight <studio@northlight.test>', 'northlight.test is a placeholder'],
    ['MAIL_FROM', 'studio@example.com', 'example.com is a placeholder'],
    ['MAIL_FROM', 'Harbor Studio', 'must be an email address'],
    ['STUDIO_SUPPORT_EMAIL', 'studio@mail.example', 'mail.example is a placeholder'],
    ['STUDIO_TIME_ZONE', 'Eastern', "isn't a time zone"],
    ['STUDIO_PHONE', 'call us', 'must be a phone number'],
    ['APP_URL', 'http://portal.harbor.studio', 'must begin with https'],
    ['APP_URL', 'https://localhost:3000', 'nobody else reaches localhost'],
    ['APP_URL', 'ftp://portal.harbor.studio', 'must be a whole address'],
    ['STRIPE_API_URL', 'api.stripe.com', 'must be a whole address'],
    ['STRIPE_JS_URL', 'https://js.harbor.studio', 'Remove STRIPE_JS_URL'],
    ['UPLOADTHING_CALLBACK_URL', 'http://127.0.0.1:4001/callback', 'nobody else reaches 127.0.0.1'],
    ['CALENDAR_SANDBOX_URL', 'http://127.0.0.1:4001', 'private network'],
    ['UPLOADTHING_UFS_HOST', 'https://files.harbor.studio', 'must be a host'],
  ])('refuses %s=%s', (name, value, reason) => {
    expect(() => parseEnvironment({ ...complete, [name]: value })).toThrow(reason)
  })
})

test('production may use compatible servers of its own, except for payments', () => {
  const servers = {
    RESEND_BASE_URL: 'https://mail.harbor.studio',
    PUSHER_URL: 'http://10.0.0.5:6001',
    UPLOADTHING_API_URL: 'https://files.harbor.studio/api',
    UPLOADTHING_INGEST_URL: 'https://files.harbor.studio/ingest',
    UPLOADTHING_UFS_HOST: 'files.harbor.studio',
    UPLOADTHING_UFS_APP_ID_LOCATION: 'path',
  }
  expect(parseEnvironment({ ...complete, ...servers })).toMatchObject(servers)
  expect(problemsOf({ ...complete, STRIPE_API_URL: 'https://pay.harbor.studio' })).toEqual([
    'Remove STRIPE_API_URL: cards only go to Stripe itself.',
  ])
  for (const service of ['resend', 'uploadthing', 'pusher'] as const) {
    const sandboxedService = sandboxEnvironment(service, 'http://localhost:4001', base.APP_URL)
    expect(() => parseEnvironment({ ...complete, ...sandboxedService, ...servers })).toThrow(
      'Production does not run on the sandbox',
    )
  }
})

test('npm start may use the sandbox without a demo', () => {
  const environment = parseEnvironment({ ...base, ...sandboxed, NORTHLIGHT_SANDBOX: '1' })
  expect(environment).toMatchObject({ NORTHLIGHT_DEMO: false, NORTHLIGHT_SANDBOX: true })
})

test('there is no demo beside a live Stripe key', () => {
  const { STRIPE_SECRET_KEY: _sandbox, STRIPE_API_URL: _api, STRIPE_JS_URL: _js, ...others } = sandboxed
  const given = { ...base, ...real, ...others, NORTHLIGHT_DEMO: '1', NORTHLIGHT_SANDBOX: '1' }
  for (const STRIPE_SECRET_KEY of ['sk_live_1', 'rk_live_1'])
    expect(parseEnvironment({ ...given, STRIPE_SECRET_KEY }).NORTHLIGHT_DEMO).toBe(false)
  expect(parseEnvironment({ ...given, STRIPE_SECRET_KEY: 'sk_test_1' }).NORTHLIGHT_DEMO).toBe(true)
})

test('the defaults of a new clone are enough for a demo and for development', () => {
  expect(parseEnvironment({ ...base, ...sandboxed, NORTHLIGHT_DEMO: '1' }).MAIL_FROM).toContain(
    'northlight.test',
  )
  expect(parseEnvironment({ ...base, ...sandboxed, NODE_ENV: 'development' }).STUDIO_NAME).toBe('Northlight')
})

test('takes only currencies that amounts are handled in, and locales that write plain digits', () => {
  const parse = (studio: object) => parseEnvironment({ ...complete, ...studio })
  expect(parse({ STUDIO_CURRENCY: 'jpy' }).STUDIO_CURRENCY).toBe('JPY')
  expect(parse({ STUDIO_LOCALE: 'de-DE' }).STUDIO_LOCALE).toBe('de-DE')
  for (const code of ['XXX', 'HUF', 'US', '1$$']) {
    expect(() => parse({ STUDIO_CURRENCY: code })).toThrow(/STUDIO_CURRENCY must be the ISO code/)
  }
  for (const locale of ['xx-YY', 'ar-EG', 'english', 'en_US']) {
    expect(() => parse({ STUDIO_LOCALE: locale })).toThrow(/STUDIO_LOCALE must be a locale/)
  }
})

test('everything that is missing, malformed or a placeholder is reported at once, in plain words', () => {
  const problems = problemsOf({
    ...base,
    ...real,
    APP_URL: '',
    AUTH_SECRET: 'short',
    MAIL_FROM: 'a@example.com',
  })
  expect(problems).toEqual([
    "APP_URL is missing. Set it to the portal's address, such as https://photos.example.com.",
    'AUTH_SECRET must have at least 32 characters.',
    missingVariable('STUDIO_NAME'),
    missingVariable('STUDIO_SUPPORT_EMAIL'),
    missingVariable('STUDIO_TIME_ZONE'),
    "MAIL_FROM can't be used: example.com is a placeholder that receives no email.",
  ])
  expect(
    problemsOf({ NODE_ENV: 'production', INBOUND_MAIL_DOMAIN: 'in.harbor.studio' }).length,
  ).toBeGreaterThan(15)
})

test('every required variable has a hint', () => {
  for (const problem of problemsOf({ NODE_ENV: 'production', INBOUND_MAIL_DOMAIN: 'in.harbor.studio' }))
    expect(problem).toMatch(/^[A-Z_]+ is missing\. \w.{15,}\.$/)
})

function problemsOf(source: Record<string, string>): readonly string[] {
  try {
    parseEnvironment(source)
  } catch (error) {
    if (error instanceof StartupError) return error.problems
  }
  throw new Error('It starts.')
}

test('everything that is missing or malformed stands in one message', () => {
  expect(() => parseEnvironment({ NODE_ENV: 'production', APP_URL: 'portal', AUTH_SECRET: 'short' })).toThrow(
    /APP_URL[\s\S]*DATABASE_URL[\s\S]*AUTH_SECRET[\s\S]*STRIPE_SECRET_KEY[\s\S]*PUSHER_SECRET/,
  )
})
