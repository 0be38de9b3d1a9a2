import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import { sessionCookieName } from '@/lib/auth/session-cookie'
import { db } from '@/lib/platform/db'
import { isPageRender } from '@/lib/platform/page-cache/render-page'
import { watchPageResponses } from '@/lib/platform/response-status'
import { respondFromCache } from './cached-page'

useDatabase()

/** What the server below rendered to be cached. */
let rendered: string[] = []
/** Replaces the next rendered response. */
let failure: { status: number; headers?: Record<string, string> } | null = null

/** Stands in for Next.js: a page shows the titles of the published projects. */
const server = createServer(async (incoming, outgoing) => {
  const request = toRequest(incoming)
  if (isPageRender(request.headers)) {
    rendered.push(incoming.url ?? '')
    const { status, headers = {} } = failure ?? { status: 200 }
    failure = null
    outgoing.writeHead(status, headers).end(`<script>${(await listTitles()).join()}</script>`)
    return
  }
  const response = (await respondFromCache(request)) ?? new Response('rendered for this request')
  outgoing.writeHead(response.status).end(Buffer.from(await response.arrayBuffer()))
})

function toRequest({ url, method, headers }: IncomingMessage): Request {
  return new Request(`http://localhost${url}`, { method, headers: headers as Record<string, string> })
}

async function listTitles(): Promise<string[]> {
  const rows = await db().portfolioItem.findMany({ where: { published: true }, select: { title: true } })
  return rows.map(({ title }) => title)
}

let projectId: string

beforeAll(async () => {
  watchPageResponses()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})

beforeEach(async () => {
  await db().portfolioItem.deleteMany()
  const { id } = await db().portfolioItem.create({
    data: { title: 'Project 0', category: 'Video Production' },
    select: { id: true },
  })
  projectId = id
  rendered = []
  failure = null
})

afterAll(() => server.close())

async function load(path: string, init?: RequestInit): Promise<string> {
  const { port } = server.address() as AddressInfo
  const headers = { 'accept-encoding': 'identity', ...init?.headers }
  return (await fetch(`http://127.0.0.1:${port}${path}`, { ...init, headers })).text()
}

const isFromCache = async (path: string, init?: RequestInit) =>
  (await load(path, init)) !== 'rendered for this request'

test('visitors who come at once share one rendering, and later ones its page', async () => {
  const pages = await Promise.all(Array.from({ length: 20 }, () => load('/portfolio')))
  expect(new Set([...pages, await load('/portfolio')])).toEqual(new Set(['<script>Project 0</script>']))
  expect(rendered).toEqual(['/portfolio'])
})

test('nobody receives a page that is older than their visit', async () => {
  let published = 0
  async function publish() {
    for (let number = 1; number <= 20; number += 1) {
      await db().portfolioItem.update({ where: { id: projectId }, data: { title: `Project ${number}` } })
      published = number
    }
  }
  async function visit() {
    while (published < 20) {
      const before = published
      const shown = Number(/Project (\d+)/.exec(await load('/portfolio'))?.[1])
      expect(shown).toBeGreaterThanOrEqual(before)
    }
  }
  await Promise.all([publish(), visit(), visit(), visit()])
  expect(await load('/portfolio')).toContain('Project 20')
})

test('each category and project has its page, whatever else is in the query', async () => {
  const category = '/portfolio?category=video-production'
  const paths = [category, `${category}&utm_source=a`, '/portfolio?gclid=1', '/portfolio?category=']
  for (const path of [...paths, `/portfolio/${projectId}?utm_source=a`]) {
    expect(await isFromCache(path), path).toBe(true)
  }
  expect(rendered).toEqual([category, '/portfolio', `/portfolio/${projectId}`])
})

test('what is unknown or not published is rendered for each request', async () => {
  await db().portfolioItem.update({ where: { id: projectId }, data: { published: false } })
  const paths = [
    `/portfolio/${projectId}`,
    `/portfolio/${crypto.randomUUID()}`,
    '/portfolio/quote',
    '/portfolio?category=weddings-on-mars',
    '/portfolios',
  ]
  for (const path of paths) expect(await isFromCache(path), path).toBe(false)
  expect(rendered).toEqual([])
})

test('only page loads without a session are served from the cache', async () => {
  const cookie = `${sessionCookieName()}=invalid`
  expect(await isFromCache('/portfolio', { headers: { cookie: `theme=dark; ${cookie}` } })).toBe(false)
  expect(await isFromCache('/portfolio', { headers: { cookie: `${sessionCookieName()}.0=a` } })).toBe(false)
  expect(await isFromCache('/portfolio', { headers: { rsc: '1' } })).toBe(false)
  expect(await isFromCache('/portfolio', { method: 'POST' })).toBe(false)
  expect(rendered).toEqual([])
  expect(await isFromCache('/portfolio', { headers: { cookie: 'theme=dark' } })).toBe(true)
})

test.each([
  { status: 404 },
  { status: 500 },
  { status: 307 },
  { status: 200, headers: { 'set-cookie': 'a=1' } },
])('a page that was rendered with $status $headers is not cached', async (response) => {
  failure = response
  expect(await isFromCache('/portfolio')).toBe(false)
  expect(await isFromCache('/portfolio')).toBe(true)
})

test('nobody else can request an uncached page as the portal does', () => {
  expect(isPageRender(new Headers({ 'x-page-render': '1' }))).toBe(false)
  expect(isPageRender(new Headers())).toBe(false)
})
