import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import { sessionCookieName } from '@/lib/auth/session-cookie'
import { servePages } from '@/lib/entry/page-server.fixture'
import { db } from '@/lib/platform/data/db'
import { isPageRender } from '@/lib/platform/web/page-cache/render-page'
import { respondWithPortfolio } from './cached-page'

useDatabase()

let pages: Awaited<ReturnType<typeof servePages>>
let projectId: string

beforeAll(async () => {
  pages = await servePages({
    respond: respondWithPortfolio,
    render: async () => `<script>${(await listTitles()).join()}</script>`,
  })
})

async function listTitles(): Promise<string[]> {
  const rows = await db().portfolioItem.findMany({ where: { published: true }, select: { title: true } })
  return rows.map(({ title }) => title)
}

beforeEach(async () => {
  await db().portfolioItem.deleteMany()
  const { id } = await db().portfolioItem.create({
    data: { title: 'Project 0', category: 'Video Production' },
    select: { id: true },
  })
  projectId = id
  pages.reset()
})

afterAll(() => pages.close())

test('visitors who come at once share one rendering, and later ones its page', async () => {
  const loaded = await Promise.all(Array.from({ length: 20 }, () => pages.load('/portfolio')))
  expect(new Set([...loaded, await pages.load('/portfolio')])).toEqual(
    new Set(['<script>Project 0</script>']),
  )
  expect(pages.rendered).toEqual(['/portfolio'])
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
      const shown = Number(/Project (\d+)/.exec(await pages.load('/portfolio'))?.[1])
      expect(shown).toBeGreaterThanOrEqual(before)
    }
  }
  await Promise.all([publish(), visit(), visit(), visit()])
  expect(await pages.load('/portfolio')).toContain('Project 20')
})

test('each category and project has its page, whatever else is in the query', async () => {
  const category = '/portfolio?category=video-production'
  const paths = [category, `${category}&utm_source=a`, '/portfolio?gclid=1', '/portfolio?category=']
  for (const path of [...paths, `/portfolio/${projectId}?utm_source=a`]) {
    expect(await pages.isFromCache(path), path).toBe(true)
  }
  expect(pages.rendered).toEqual([category, '/portfolio', `/portfolio/${projectId}`])
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
  for (const path of paths) expect(await pages.isFromCache(path), path).toBe(false)
  expect(pages.rendered).toEqual([])
})

test('only page loads without a session are served from the cache', async () => {
  const cookie = `${sessionCookieName()}=invalid`
  expect(await pages.isFromCache('/portfolio', { headers: { cookie: `theme=dark; ${cookie}` } })).toBe(false)
  expect(await pages.isFromCache('/portfolio', { headers: { cookie: `${sessionCookieName()}.0=a` } })).toBe(
    false,
  )
  expect(await pages.isFromCache('/portfolio', { headers: { rsc: '1' } })).toBe(false)
  expect(await pages.isFromCache('/portfolio', { method: 'POST' })).toBe(false)
  expect(pages.rendered).toEqual([])
  expect(await pages.isFromCache('/portfolio', { headers: { cookie: 'theme=dark' } })).toBe(true)
})

test.each([
  { status: 404 },
  { status: 500 },
  { status: 307 },
  { status: 200, headers: { 'set-cookie': 'a=1' } },
])('a page that was rendered with $status $headers is not cached', async (response) => {
  pages.failNext(response)
  expect(await pages.isFromCache('/portfolio')).toBe(false)
  expect(await pages.isFromCache('/portfolio')).toBe(true)
})

test('nobody else can request an uncached page as the portal does', () => {
  expect(isPageRender(new Headers({ 'x-page-render': '1' }))).toBe(false)
  expect(isPageRender(new Headers())).toBe(false)
})
