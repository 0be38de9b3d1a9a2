import type { APIRequestContext, APIResponse } from '@playwright/test'
import { Agent, parseCookie, request } from 'undici'
import { sessionCookieWith } from '@/e2e/support/sessions'
import { randomAddress } from '@/e2e/support/visitors'

/** What a request sends, as Playwright's request contexts take it. */
export type Sent = {
  method?: string
  headers?: Record<string, string>
  /** Text, bytes, or a value that is sent as JSON. */
  data?: unknown
  form?: Record<string, string>
  multipart?: FormData | Record<string, string>
  maxRedirects?: number
}

export type Received = Pick<APIResponse, 'status' | 'headers' | 'url' | 'body' | 'text' | 'json'>

/** What tests need of a request context. Playwright's are visitors too. */
export type Visitor = Pick<APIRequestContext, 'storageState' | 'dispose'> & {
  get(path: string, sent?: Sent): Promise<Received>
  post(path: string, sent?: Sent): Promise<Received>
  fetch(path: string, sent?: Sent): Promise<Received>
}

/** As many redirects as browsers follow. */
const maxRedirects = 20

/**
 * Opens a visitor with these cookies. Their requests take a fraction of the time that those of Playwright's request contexts
 * take. Each has its own IP address, so that visitors don't share rate limits.
 */
export function openHttpVisitor(portalUrl: string, cookies: Record<string, string> = {}): Visitor {
  // A connection per request: the server might close an idle one just as it is reused.
  const agent = new Agent({ pipelining: 0 })
  const jar = new CookieJar(cookies)
  const address = randomAddress()

  async function fetch(path: string, sent: Sent = {}, redirects = 0): Promise<Received> {
    const url = new URL(path, portalUrl)
    const { type, body } = await encodeBody(sent)
    const cookie = jar.headerFor(url.pathname)
    const response = await request(url, {
      method: sent.method ?? 'GET',
      dispatcher: agent,
      body,
      headers: {
        'x-forwarded-for': address,
        ...(cookie && { cookie }),
        ...(type && { 'content-type': type }),
        ...lowerCased(sent.headers),
      },
    })
    const content = Buffer.from(await response.body.arrayBuffer())
    jar.store(response.headers['set-cookie'])
    const to = response.headers.location
    if (
      typeof to === 'string' &&
      isRedirect(response.statusCode) &&
      redirects < (sent.maxRedirects ?? maxRedirects)
    ) {
      return fetch(
        new URL(to, url).href,
        { headers: sent.headers, maxRedirects: sent.maxRedirects },
        redirects + 1,
      )
    }
    return received(url.href, response.statusCode, response.headers, content)
  }

  return {
    fetch,
    get: (path, sent) => fetch(path, { ...sent, method: 'GET' }),
    post: (path, sent) => fetch(path, { ...sent, method: 'POST' }),
    storageState: async () => ({ cookies: jar.list(), origins: [] }),
    dispose: () => agent.close(),
  }
}

function received(
  url: string,
  status: number,
  headers: Record<string, string | string[] | undefined>,
  content: Buffer,
): Received {
  const entries = Object.entries(headers).map(([name, value]) => [name, [value].flat().join(', ')])
  return {
    url: () => url,
    status: () => status,
    headers: () => Object.fromEntries(entries),
    body: async () => content,
    text: async () => content.toString(),
    json: async () => JSON.parse(content.toString()),
  }
}

function isRedirect(status: number): boolean {
  return [301, 302, 303, 307, 308].includes(status)
}

async function encodeBody({
  data,
  form,
  multipart,
}: Sent): Promise<{ type?: string; body?: Buffer | string }> {
  if (form) return { type: 'application/x-www-form-urlencoded', body: String(new URLSearchParams(form)) }
  if (multipart) {
    // Encoded by the implementation that made it, which isn't this library's.
    const encoded = new Response(multipart instanceof FormData ? multipart : toFormData(multipart))
    return { type: encoded.headers.get('content-type') ?? '', body: Buffer.from(await encoded.arrayBuffer()) }
  }
  if (data === undefined) return {}
  if (typeof data === 'string' || Buffer.isBuffer(data))
    return { type: 'application/octet-stream', body: data }
  return { type: 'application/json', body: JSON.stringify(data) }
}

function toFormData(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

function lowerCased(headers: Record<string, string> = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
}

/** The cookies of one visitor of one site. */
class CookieJar {
  readonly #cookies = new Map<string, ReturnType<typeof sessionCookieWith>>()

  constructor(cookies: Record<string, string>) {
    for (const [name, value] of Object.entries(cookies)) this.#add({ ...sessionCookieWith(value), name })
  }

  list() {
    return [...this.#cookies.values()]
  }

  headerFor(path: string): string {
    const sent = this.list().filter(
      (cookie) => cookie.path === '/' || `${path}/`.startsWith(`${cookie.path}/`),
    )
    return sent.map(({ name, value }) => `${name}=${value}`).join('; ')
  }

  /** Adds what a response sets, and removes what it expires. */
  store(header: string | string[] | undefined) {
    for (const line of [header ?? []].flat()) {
      const cookie = parseCookie(line)
      if (!cookie) continue
      const { name, value, path = '/', maxAge, expires } = cookie
      this.#cookies.delete(`${name} ${path}`)
      const isExpired = maxAge === 0 || (expires && Number(expires) <= Date.now())
      if (!isExpired) this.#add({ ...sessionCookieWith(value), name, path })
    }
  }

  #add(cookie: ReturnType<typeof sessionCookieWith>) {
    this.#cookies.set(`${cookie.name} ${cookie.path}`, cookie)
  }
}
