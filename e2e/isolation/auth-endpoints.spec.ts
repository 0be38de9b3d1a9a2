import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import type { Received } from '@/e2e/support/http-visitor'
import { isSignedIn, test } from '@/e2e/support/portal-fixture'
import { demoPassword } from '@/e2e/support/test'

const base = '/api/auth'
const signIn = `${base}/callback/credentials`
const form = { email: 'nobody@example.test', password: 'x', csrfToken: 'x' }

test('only Auth.js endpoints that the portal uses respond', async ({ portal: { visitors } }) => {
  const visitor = visitors.client
  const unused = ['/signin', '/signin/credentials', '/signout', '/error', '/providers', '/verify-request']
  const unknown = [
    '/no-such-thing',
    '/callback',
    '/callback/google',
    '/session/x',
    '/webauthn-options/x',
    '/%00',
  ]
  for (const path of [...unused, ...unknown]) {
    for (const method of ['GET', 'POST']) {
      const { status } = await describe(visitor.fetch(`${base}${path}`, { method, maxRedirects: 0 }))
      expect.soft(status, `${method} ${path}`).toBe(404)
    }
  }
  const wrongMethods = [
    ['POST', '/session'],
    ['POST', '/csrf'],
    ['GET', '/callback/credentials'],
    ['PUT', '/session'],
    ['DELETE', '/csrf'],
    ['PATCH', '/callback/credentials'],
  ] as const
  for (const [method, path] of wrongMethods) {
    const { status } = await describe(visitor.fetch(`${base}${path}`, { method, maxRedirects: 0 }))
    expect.soft(status, `${method} ${path}`).toBe(405)
  }
})

test('no input makes the Auth.js endpoints fail or logs an error', async ({
  portal: { newVisitor },
  ownPortal,
}) => {
  const readErrors = await watchErrors(ownPortal.logFile)
  const visitor = await newVisitor()
  const malformed = ['x', '//', 'http://', 'javascript:alert(1)', '%00', '[]', 'a'.repeat(3000)]
  const cookies = [
    'authjs.callback-url',
    'authjs.csrf-token',
    'authjs.session-token',
    '__Host-authjs.csrf-token',
  ]
  const responses: Record<string, Promise<{ status: number }>> = {}
  for (const value of malformed) {
    const query = `?callbackUrl=${encodeURIComponent(value)}&error=${encodeURIComponent(value)}`
    responses[`query ${value}`] = describe(visitor.get(`${base}/session${query}`))
    responses[`csrf query ${value}`] = describe(visitor.get(`${base}/csrf${query}`))
    responses[`form ${value}`] = describe(
      visitor.post(`${signIn}${query}`, { form: { ...form, callbackUrl: value }, maxRedirects: 0 }),
    )
    for (const name of cookies) {
      const headers = { cookie: `${name}=${encodeURIComponent(value)}` }
      responses[`${name} ${value}`] = describe(visitor.get(`${base}/session`, { headers }))
      responses[`sign in, ${name} ${value}`] = describe(
        visitor.post(signIn, { form, headers, maxRedirects: 0 }),
      )
    }
  }
  responses['forged token'] = describe(
    visitor.get(`${base}/session`, { headers: { cookie: 'authjs.session-token=eyJhbGciOiJkaXIifQ..a.b.c' } }),
  )
  for (const [name, response] of Object.entries(responses)) {
    expect.soft((await response).status, name).toBeLessThan(500)
  }
  const invalidPosts = [
    [413, { form: { ...form, password: 'x'.repeat(200_000) } }],
    [415, { data: '{"csrfToken":', headers: { 'content-type': 'application/json' } }],
    [415, { data: 'x', headers: { 'content-type': 'text/plain' } }],
    [415, { multipart: form }],
  ] as const
  for (const [status, body] of invalidPosts) {
    expect.soft((await visitor.post(signIn, { ...body, maxRedirects: 0 })).status()).toBe(status)
  }
  expect(await isSignedIn(visitor)).toBe(false)
  expect(await readErrors()).toEqual([])
})

test("a malformed cookie or referrer doesn't prevent signing in", async ({ portal }) => {
  const { actions, people, newVisitor } = portal
  const { email } = people.client
  const garbled = { cookie: 'authjs.callback-url=x; authjs.csrf-token=x', referer: 'x' }
  const visitor = await newVisitor()
  await actions.call(visitor, 'signInAction', { email, password: demoPassword }, garbled)
  expect(await isSignedIn(visitor)).toBe(true)

  const other = await newVisitor()
  const { csrfToken } = await (await other.get(`${base}/csrf`)).json()
  const form = { csrfToken, email, password: demoPassword, callbackUrl: 'x' }
  await other.post(`${signIn}?callbackUrl=x`, { form, headers: { referer: 'x' }, maxRedirects: 0 })
  expect(await isSignedIn(other)).toBe(true)
})

async function describe(response: Promise<Pick<Received, 'status'>>): Promise<{ status: number }> {
  return { status: (await response).status() }
}

/** Returns a function that reads the sign-in errors the server has logged since then. */
async function watchErrors(logFile: string): Promise<() => Promise<string[]>> {
  const before = (await readFile(logFile, 'utf8')).length
  return async () => {
    const lines = (await readFile(logFile, 'utf8')).slice(before).split('\n')
    return lines.filter((line) => /auth/i.test(line) && /"level":(50|60)|error/i.test(line))
  }
}
