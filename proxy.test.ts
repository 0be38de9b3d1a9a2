import { NextRequest } from 'next/server'
import { expect, test } from 'vitest'
import { proxy } from './proxy'

/** The cookies that a page or route behind the proxy is given. */
function cookiesBehind(cookie: string): string | null {
  const response = proxy(new NextRequest('http://localhost:3000/auth', { headers: { cookie } }))
  return response.headers.get('x-middleware-request-cookie')
}

test("Auth.js' memory of where to go does not reach it, the session does", () => {
  expect(cookiesBehind('a=1; authjs.callback-url=x; authjs.session-token=y')).toBe(
    'a=1; authjs.session-token=y',
  )
  expect(cookiesBehind('__Secure-authjs.callback-url=x; b=2')).toBe('b=2')
  expect(cookiesBehind('a=1; b=2')).toBe('a=1; b=2')
})
