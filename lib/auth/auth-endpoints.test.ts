import { NextRequest } from 'next/server'
import { afterEach, expect, test, vi } from 'vitest'
import { log } from '@/lib/platform/monitoring/log'
import { respondToAuth } from './auth-endpoints'

const origin = 'http://localhost:3000'
const signIn = '/api/auth/callback/credentials'
const errors = () => [vi.spyOn(log(), 'error'), vi.spyOn(log(), 'warn'), vi.spyOn(log(), 'fatal')]

afterEach(() => vi.restoreAllMocks())

function send(path: string, init: ConstructorParameters<typeof NextRequest>[1] = {}) {
  return respondToAuth(new NextRequest(`${origin}${path}`, init))
}

function post(fields: Record<string, string>, headers: Record<string, string> = {}, query = '') {
  return send(`${signIn}${query}`, { method: 'POST', headers, body: new URLSearchParams(fields) })
}

const unused = [
  'signin',
  'signin/credentials',
  'signout',
  'error',
  'providers',
  'verify-request',
  'no-such',
  'callback/x',
]

test.each(unused)('/api/auth/%s is not found', async (path) => {
  expect((await send(`/api/auth/${path}`)).status).toBe(404)
  expect((await send(`/api/auth/${path}`, { method: 'POST' })).status).toBe(404)
})

test('the endpoints in use allow only their own method', async () => {
  expect((await send('/api/auth/session')).status).toBe(200)
  expect((await send('/api/auth/csrf')).status).toBe(200)
  expect((await send(signIn)).status).toBe(405)
  expect((await send('/api/auth/session', { method: 'POST' })).headers.get('allow')).toBe('GET')
})

test('rejects a body that is not a form or too large', async () => {
  const json = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"csrfToken":' }
  expect((await send(signIn, json)).status).toBe(415)
  expect((await send(signIn, { method: 'POST' })).status).toBe(415)
  expect((await post({ password: 'x'.repeat(200_000) })).status).toBe(413)
})

test.each(['x', '//', 'http://', 'javascript:alert(1)', '%00', '\u{1f3e0}', 'a'.repeat(1000)])(
  'malformed input %# in the URL, a cookie, or a field neither fails nor logs an error',
  async (value) => {
    const spies = errors()
    const sent = encodeURIComponent(value)
    const query = `?callbackUrl=${sent}&error=${sent}`
    const names = ['authjs.csrf-token', 'authjs.session-token']
    const responses = [
      await send(`/api/auth/session${query}`),
      await send(`/api/auth/csrf${query}`),
      await post({ callbackUrl: value, csrfToken: value, email: value, password: value }, {}, query),
      ...(await Promise.all(
        names.flatMap((name) => {
          const headers = { cookie: `${name}=${sent}` }
          return [send('/api/auth/session', { headers }), post({ csrfToken: value }, headers)]
        }),
      )),
    ]
    for (const { status } of responses) expect(status).toBeLessThan(400)
    for (const response of responses)
      expect(response.headers.get('location') ?? '').not.toContain('Configuration')
    for (const spy of spies) expect(spy).not.toHaveBeenCalled()
  },
)
