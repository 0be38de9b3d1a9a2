import { NextRequest } from 'next/server'
import { expect, test } from 'vitest'
import { prove } from '@/lib/platform/secrets/proof'
import { proxy } from '@/proxy'

/** The cookies that a page or route behind the proxy is given. */
async function cookiesBehind(cookie: string): Promise<string | null> {
  const response = await proxy(new NextRequest('http://localhost:3000/auth', { headers: { cookie } }))
  return response.headers.get('x-middleware-request-cookie')
}

test("Auth.js' memory of where to go does not reach it, the session does", async () => {
  expect(await cookiesBehind('a=1; authjs.callback-url=x; authjs.session-token=y')).toBe(
    'a=1; authjs.session-token=y',
  )
  expect(await cookiesBehind('__Secure-authjs.callback-url=x; b=2')).toBe('b=2')
  expect(await cookiesBehind('a=1; b=2')).toBe('a=1; b=2')
})

test.each(['/%ff', '/photo-view/%FF', '/api/photos/%c3%28/tile', '/booking/%'])(
  '%s is no path',
  async (path) => {
    const response = await proxy(new NextRequest(`http://localhost:3000${path}`))
    expect(response.status).toBe(400)
  },
)

test('a path in any script is one', async () => {
  expect((await proxy(new NextRequest('http://localhost:3000/booking/%F0%9F%8F%A0'))).status).toBe(200)
})

test('a page has a nonce of its own, unless the portal renders it to cache it', async () => {
  const nonceOf = async (headers: Record<string, string>) => {
    const response = await proxy(new NextRequest('http://localhost:3000/portfolio', { headers }))
    return response.headers.get('x-middleware-request-x-nonce')
  }
  const [first, second, forged] = [
    await nonceOf({}),
    await nonceOf({}),
    await nonceOf({ 'x-page-render': '1' }),
  ]
  expect(new Set([first, second, forged]).size).toBe(3)
  expect([first, second, forged]).not.toContain(null)
  expect(await nonceOf({ 'x-page-render': prove(['page render']) })).toBeNull()
})
