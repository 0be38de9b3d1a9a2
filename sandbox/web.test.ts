import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningServer, serveOnLoopback } from './loopback'
import { openStore } from './store'
import { openWebPages } from './web'
import type { Email, StoredFile } from './web/documents'

const folder = mkdtempSync(path.join(tmpdir(), 'sandbox-web-'))
const store = openStore(folder)
let server: RunningServer

beforeAll(async () => {
  server = await serveOnLoopback({
    port: 0,
    open: (sandboxUrl) => [openWebPages({ store, sandboxUrl, appUrl: 'http://localhost:3000' })],
  })
  const emails = store.collection<Email>('mails')
  const sentAt = '2026-06-04T14:05:09.000Z'
  const from = 'Northlight <hello@northlight.test>'
  emails.put({ id: 'm1', from, to: ['Sam <sam@harborrealty.test>'], subject: 'First', text: 'Hello', sentAt })
  emails.put({
    id: 'm2',
    from,
    to: ['mia@oakandmain.test', 'SAM@harborrealty.test'],
    subject: '<script>alert(1)</script>',
    html: '<p>Verify <a href="http://localhost:3000/auth/verify?token=a&amp;b=1">here</a></p><script>alert(2)</script>',
    text: 'Verify: http://localhost:3000/auth/verify?token=a&b=1 <b>',
    attachments: [
      { filename: 'façade "1".ics', contentType: 'text/calendar', size: 12_345, content: btoa('BEGIN') },
    ],
    sentAt,
  })
  store.collection<StoredFile>('files').put({
    id: 'key1',
    name: 'kitchen "1".jpg',
    size: 2_400_000,
    type: 'image/jpeg',
    acl: 'private',
    status: 'complete',
    uploadedAt: sentAt,
  })
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

const read = async (address: string) => {
  const response = await fetch(`${server.url}${address}`)
  return { status: response.status, headers: response.headers, text: await response.text() }
}

describe('the inbox', () => {
  it('lists emails, newest first, escaped, under a policy without scripts', async () => {
    const { text, headers } = await read('/')
    expect(text).not.toContain('<script>')
    expect(text.indexOf('&lt;script&gt;')).toBeLessThan(text.indexOf('First'))
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  it('shows an email in a frame without scripts, with its text and attachments', async () => {
    const { text } = await read('/mails/m2')
    expect(text).toContain('src="/mails/m2/html"')
    expect(text).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"')
    expect(text).toContain('token=a&amp;b=1 &lt;b&gt;')
    expect(text).toContain('text/calendar, 12.3 kB')
    const email = await read('/mails/m2/html')
    expect(email.text).toContain('<base target="_blank">')
    expect(email.headers.get('content-security-policy')).toMatch(
      /^sandbox allow-popups allow-popups-to-escape/,
    )
    expect(email.headers.get('content-security-policy')).not.toContain('allow-scripts')
    expect((await read('/mails/none')).status).toBe(404)
  })

  it('serves an attachment as a download under its own name, and 404 for others', async () => {
    expect((await read('/mails/m2')).text).toContain('href="/mails/m2/attachments/0"')
    const { text, headers } = await read('/mails/m2/attachments/0')
    expect(text).toBe('BEGIN')
    expect(headers.get('content-type')).toBe('text/calendar')
    expect(headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''fa%C3%A7ade%20%221%22.ics")
    for (const address of ['/mails/m2/attachments/1', '/mails/m1/attachments/0', '/mails/m2/attachments/x']) {
      expect((await read(address)).status).toBe(404)
    }
  })

  it('returns the emails to one address for tests', async () => {
    const subjects = async (address: string) => {
      const response = await fetch(`${server.url}/_sandbox/mails?to=${encodeURIComponent(address)}`)
      return ((await response.json()) as Email[]).map(({ subject }) => subject)
    }
    expect(await subjects('sam@harborrealty.test')).toEqual(['<script>alert(1)</script>', 'First'])
    expect(await subjects('mia@oakandmain.test')).toEqual(['<script>alert(1)</script>'])
    expect(await subjects('nobody@northlight.test')).toEqual([])
  })
})

describe('the other tabs', () => {
  it('list files with size and type', async () => {
    const { text } = await read('/files')
    expect(text).toContain('kitchen &quot;1&quot;.jpg')
    expect(text).toContain('2.4 MB')
    expect(text).toContain('image/jpeg')
  })

  it('show an empty state', async () => {
    expect((await read('/payments')).text).toContain('No checkout sessions yet')
  })

  it('serve their own styles and fonts', async () => {
    expect((await read('/_sandbox/sandbox.css')).headers.get('content-type')).toContain('text/css')
    expect((await read('/_sandbox/fonts/newsreader.woff2')).headers.get('content-type')).toBe('font/woff2')
    expect((await read('/_sandbox/fonts/hanken-grotesk.woff2')).status).toBe(200)
    expect((await read('/_sandbox/fonts/other')).status).toBe(404)
  })
})
