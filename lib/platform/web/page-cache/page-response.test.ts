import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { respondWithPage } from './page-response'

const html = '<h1>Work</h1>'
const page = {
  tag: 'W/"1"',
  policy: "script-src 'none'",
  link: '</a.css>; rel=preload',
  content: null,
  gzip: gzipSync(html),
  br: brotliCompressSync(html),
}

const respond = (headers: Record<string, string> = {}, method = 'GET') =>
  respondWithPage(page, new Request('http://localhost/portfolio', { headers, method }))

const decoders = { br: brotliDecompressSync, gzip: gunzipSync, none: (bytes: Buffer) => bytes }

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=0.8, br;q=0', 'gzip'],
  ['GZIP', 'gzip'],
  ['deflate', 'none'],
  ['br;q=0.0, gzip; q=0', 'none'],
  ['', 'none'],
] as const)('a browser that accepts "%s" receives %s', async (accepted, encoding) => {
  const response = await respond({ 'accept-encoding': accepted })
  const bytes = Buffer.from(await response.arrayBuffer())
  expect(response.headers.get('content-encoding') ?? 'none').toBe(encoding)
  expect(response.headers.get('content-length')).toBe(String(bytes.length))
  expect(decoders[encoding](bytes).toString()).toBe(html)
})

test.each([['W/"1"'], ['"0", W/"1"'], ['*']])('a browser with the page %s keeps it', async (known) => {
  const response = await respond({ 'if-none-match': known })
  expect([response.status, await response.text()]).toEqual([304, ''])
  expect(response.headers.get('content-security-policy')).toBe(page.policy)
  expect(response.headers.get('etag')).toBe(page.tag)
})

test('a browser with another page receives this one', async () => {
  expect((await respond({ 'if-none-match': 'W/"10"' })).status).toBe(200)
})

test('HEAD has the headers of GET, and no body', async () => {
  const [get, head] = await Promise.all([respond(), respond({}, 'HEAD')])
  expect([...head.headers]).toEqual([...get.headers])
  expect(head.body).toBeNull()
})

test('browsers ask again each time, and shared caches keep nothing', async () => {
  const { headers } = await respond()
  expect(headers.get('cache-control')).toBe('private, no-cache, no-transform')
  expect(headers.get('vary')).toContain('Cookie')
})
