import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { networkInterfaces, tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { serveOnLoopback } from './loopback'

const root = path.resolve(import.meta.dirname, '..')
const folder = mkdtempSync(path.join(tmpdir(), 'sandbox-server-'))
const children: ChildProcess[] = []

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function start(port = 0) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'sandbox/server.ts'], {
    cwd: root,
    env: {
      ...process.env,
      SANDBOX_PORT: String(port),
      SANDBOX_DATA: folder,
      APP_URL: 'http://localhost:9',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.push(child)
  const [line] = await Promise.race([
    once(child.stdout ?? child, 'data'),
    once(child.stderr ?? child, 'data'),
  ])
  return { child, line: String(line).trim() }
}

describe('the sandbox process', () => {
  it('prints its URL, responds on IPv4 and IPv6, and exits cleanly on SIGTERM', async () => {
    const { child, line } = await start()
    const { ready, url } = JSON.parse(line) as { ready: boolean; url: string }
    expect(ready).toBe(true)
    expect(url).toMatch(/^http:\/\/localhost:\d+$/)
    const hasIpv6 = Object.values(networkInterfaces()).some((all) =>
      all?.some(({ address }) => address === '::1'),
    )
    for (const host of ['localhost', '127.0.0.1', ...(hasIpv6 ? ['[::1]'] : [])]) {
      const response = await fetch(`${url.replace('localhost', host)}/`)
      expect(response.status).toBe(200)
      await response.text()
    }
    for (const tab of ['/payments', '/files', '/_sandbox/mails'])
      expect((await fetch(`${url}${tab}`)).status).toBe(200)
    expect((await fetch(`${url}/nothing/here`)).status).toBe(404)
    child.kill('SIGTERM')
    expect(await once(child, 'exit')).toEqual([0, null])
  }, 30_000)

  it('reports that its port is taken', async () => {
    const holder = createServer().listen(0, '127.0.0.1')
    await once(holder, 'listening')
    const { child, line } = await start((holder.address() as AddressInfo).port)
    expect(line).toContain('EADDRINUSE')
    if (child.exitCode === null) await once(child, 'exit')
    expect(child.exitCode).toBe(1)
    holder.close()
  }, 30_000)
})

describe('the loopback server', () => {
  it('rejects an upgrade that no stand-in handles', async () => {
    const server = await serveOnLoopback({ port: 0, open: () => [] })
    const [error] = await once(new WebSocket(server.url.replace('http', 'ws')), 'error')
    expect(String(error)).toContain('404')
    await server.close()
  })
})
