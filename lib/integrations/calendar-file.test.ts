import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterEach, describe, expect, test } from 'vitest'
import { parseCalendarAddress, readCalendarFile, unreadableTexts } from './calendar-file'

const text = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n'
let server: Server | undefined

afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

async function serve(listener: RequestListener): Promise<string> {
  const opened = createServer(listener)
  server = opened
  await new Promise<void>((resolve) => opened.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(opened.address() as AddressInfo).port}`
}

/** Reads from the test's own server, as if it were the sandbox. */
const readFrom = (origin: string, timeoutMs?: number) =>
  readCalendarFile(`${origin}/basic.ics`, null, { trustedOrigin: origin, ...(timeoutMs && { timeoutMs }) })

describe('an address', () => {
  test('of webcal is read over https', () => {
    expect(parseCalendarAddress(' webcal://p1.example.com/a.ics ').href).toBe('https://p1.example.com/a.ics')
  })

  test.each([
    '',
    'calendar',
    'http://example.com/a',
    'file:///etc/passwd',
    'https://me:secret@example.com/',
    'https://example.com:8443/',
  ])('%s is rejected', (typed) => {
    expect(() => parseCalendarAddress(typed)).toThrow(expect.objectContaining({ code: 'invalid' }))
  })
})

describe('private networks', () => {
  test.each([
    '127.0.0.1',
    '2130706433',
    '0177.0.0.1',
    '0x7f.1',
    '0.0.0.0',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '198.18.0.1',
    '[::1]',
    '[::]',
    '[::ffff:127.0.0.1]',
    '[::ffff:a9fe:a9fe]',
    '[::127.0.0.1]',
    '[64:ff9b::7f00:1]',
    '[2002:7f00:1::]',
    '[fc00::1]',
    '[fe80::1]',
    '[fec0::1]',
    '[ff02::1]',
  ])('%s is rejected', async (host) => {
    await expect(readCalendarFile(`https://${host}/a.ics`, null)).rejects.toMatchObject({ code: 'invalid' })
  })

  test('a host is rejected if only one of its addresses is private', async () => {
    const resolve = async () => [
      { address: '93.184.215.14', family: 4 },
      { address: '10.0.0.1', family: 4 },
    ]
    await expect(readCalendarFile('https://calendar.test/a', null, { resolve })).rejects.toMatchObject({
      code: 'invalid',
    })
  })

  test('the connection goes to the address that was checked, whatever the name resolves to later', async () => {
    const origin = await serve((_request, response) => response.end(text))
    const named = origin.replace('127.0.0.1', 'rebound.test')
    let lookups = 0
    const resolve = async () => {
      lookups += 1
      return [{ address: '127.0.0.1', family: 4 }]
    }
    const read = await readCalendarFile(`${named}/a.ics`, null, { trustedOrigin: named, resolve })
    expect(read?.text).toBe(text)
    expect(lookups).toBe(1)
  })
})

describe('redirects', () => {
  test.each([
    'http://169.254.169.254/latest/meta-data',
    'https://other.example.com/a.ics',
    'file:///etc/passwd',
  ])('to %s are not followed', async (location) => {
    const origin = await serve((_request, response) => response.writeHead(302, { location }).end())
    await expect(readFrom(origin)).rejects.toMatchObject({ code: 'unavailable' })
  })

  test('on the same host are followed, three at most', async () => {
    const redirectsOf = new Map([
      ['/basic.ics', '/two'],
      ['/two', '/three'],
      ['/three', '/four'],
      ['/loop', '/loop'],
    ])
    const origin = await serve((request, response) => {
      const location = redirectsOf.get(request.url ?? '')
      if (location) response.writeHead(302, { location }).end()
      else response.end(text)
    })
    expect((await readFrom(origin))?.text).toBe(text)
    await expect(readCalendarFile(`${origin}/loop`, null, { trustedOrigin: origin })).rejects.toMatchObject({
      message: unreadableTexts.redirects,
    })
  })
})

describe('responses', () => {
  const sixMegabytes = Buffer.alloc(6 * 1024 * 1024, 'a')

  test('larger than 5 MB are rejected', async () => {
    const origin = await serve((_request, response) => response.end(sixMegabytes))
    await expect(readFrom(origin)).rejects.toMatchObject({ message: unreadableTexts.size })
  })

  test('are counted after decompression', async () => {
    const bomb = gzipSync(sixMegabytes)
    const origin = await serve((_request, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb),
    )
    await expect(readFrom(origin)).rejects.toMatchObject({ message: unreadableTexts.size })
  })

  test('that never end are given up', async () => {
    const origin = await serve((_request, response) => {
      const drip = setInterval(() => response.write('B'), 5)
      response.on('close', () => clearInterval(drip))
    })
    await expect(readFrom(origin, 100)).rejects.toMatchObject({
      message: unreadableTexts.time,
    })
  })

  test('are asked for only if changed', async () => {
    const origin = await serve((request, response) => {
      if (request.headers['if-none-match'] === '"1"') response.writeHead(304).end()
      else response.writeHead(200, { etag: '"1"' }).end(text)
    })
    const first = await readFrom(origin)
    expect(first).toEqual({ text, etag: '"1"', lastModified: null })
    expect(await readCalendarFile(`${origin}/basic.ics`, first, { trustedOrigin: origin })).toBeNull()
  })

  test.each([403, 404, 500])('with status %i are explained without the address', async (status) => {
    const origin = await serve((_request, response) => response.writeHead(status).end())
    const error = await readFrom(origin).catch((reason: unknown) => reason)
    expect(error).toMatchObject({ code: 'unavailable' })
    expect(String(error)).not.toContain('basic.ics')
  })
})
