import 'server-only'
import { NextRequest } from 'next/server'
import { handlers } from './auth'
import { safeNextPath } from './next-path'

/** Only a form with an email, a password and a token is ever sent here. */
const maxBodyBytes = 10_000

const methodOf: Record<string, 'GET' | 'POST'> = {
  '/api/auth/csrf': 'GET',
  '/api/auth/session': 'GET',
  '/api/auth/callback/credentials': 'POST',
}

const formFields = ['csrfToken', 'email', 'password']

/**
 * The endpoints of Auth.js that are used: a sign-in over HTTP with its token, and whether there is a session. Auth.js
 * has more, and fails on input that it doesn't expect, so nothing reaches it but what these three need.
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

/** The fields of a sign-in; where to go afterwards only as a path of this site. */
function pickFields(text: string): URLSearchParams {
  const sent = new URLSearchParams(text)
  const picked = new URLSearchParams({ callbackUrl: safeNextPath(sent.get('callbackUrl')) })
  for (const name of formFields) picked.set(name, sent.get(name) ?? '')
  return picked
}

/** The body as text; null as soon as it is larger than a sign-in can be. */
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
