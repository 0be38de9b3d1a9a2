import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isPortFree, loadPorts, pickPort } from './ports'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'ports-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

async function occupy(port: number, host: string) {
  const server = net.createServer().listen(port, host)
  await once(server, 'listening')
  return () => new Promise((resolve) => server.close(resolve))
}

test('returns the same ports at every start', async () => {
  const first = await loadPorts(folder, ['postgres', 'sandbox'])
  expect(await loadPorts(folder, ['postgres', 'sandbox'])).toEqual(first)
  expect(first.postgres).not.toBe(first.sandbox)
})

test('picks ports below those that the system gives to outgoing connections', async () => {
  const { first } = await loadPorts(folder, ['first'])
  expect(first).toBeLessThan(32_768)
  expect(await pickPort()).toBeLessThan(32_768)
})

test('replaces a port that another process took and keeps the others', async () => {
  const first = await loadPorts(folder, ['postgres', 'sandbox'])
  const release = await occupy(first.postgres, '127.0.0.1')
  const second = await loadPorts(folder, ['postgres', 'sandbox'])
  expect(second.postgres).not.toBe(first.postgres)
  expect(second.sandbox).toBe(first.sandbox)
  await release()
})

test.each(['127.0.0.1', '0.0.0.0', '::'])('reports a port taken on %s as not free', async (host) => {
  const port = await pickPort()
  expect(await isPortFree(port)).toBe(true)
  const release = await occupy(port, host)
  expect(await isPortFree(port)).toBe(false)
  await release()
})
