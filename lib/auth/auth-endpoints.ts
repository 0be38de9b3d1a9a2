import 'server-only'
import { NextRequest } from 'next/server'
import { handlers } from './auth'
import { safeNextPath } from './next-path'

/** Enough for a form with an email, a password, and a token. */
const maxBodyBytes = 10_000

const methodOf: Record<string, 'GET' | 'POST'> = {
  '/api/auth/csrf': 'GET',
  '/api/auth/session': 'GET',
  '/api/auth/callback/credentials': 'POST',
}

const formFields = ['csrfToken', 'email', 'password']

/**
 * Serves the three Auth.js endpoints in use: the CSRF token, the session check, and sign-in. Auth.js has more and fails on
 * unexpected input, so only what these three need is passed on.
 */
export async function respondToAuth(request: NextRequest): Promise<Response> {
  const method = methodOf[request.nextUrl.pathname]
  if (!method) return errorResponse(404, 'Not found')
  if (request.method !== method) return errorResponse(405, 'Method not allowed', { allow: method })
  const address = new URL(request.nextUrl.pathname, request.nextUrl)
  if (method === 'GET') return handlers.GET(new NextRequest(address, { headers: request.headers }))

  const type = request.headers.get('content-type') ?? ''
  if (!type.startsWith('application/x-www-form-urlencoded')) return errorResponse(415, 'Send a form')
  const text = await readText(request)
  if (text === null) return errorResponse(413, 'Too large')
  const headers = new Headers(request.headers)
  headers.delete('content-length')
  return handlers.POST(new NextRequest(address, { method, headers, body: pickFields(text) }))
}

/** Returns the sign-in fields; the callback URL is reduced to a path of this site. */
function pickFields(text: string): URLSearchParams {
  const sent = new URLSearchParams(text)
  const picked = new URLSearchParams({ callbackUrl: safeNextPath(sent.get('callbackUrl')) })
  for (const name of formFields) picked.set(name, sent.get(name) ?? '')
  return picked
}

/** Returns the body as text; null if it is too large. */
async function readText(request: NextRequest): Promise<string | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > maxBodyBytes) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function errorResponse(status: number, message: string, headers?: Record<string, string>): Response {
  return Response.json({ message }, { status, headers: { 'cache-control': 'no-store', ...headers } })
}
