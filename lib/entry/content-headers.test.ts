import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { carryContentHeaders, restoreContentHeaders } from './content-headers'

let respond: (response: ServerResponse) => void
const server = createServer((_request, response) => respond(response))

beforeAll(async () => {
  restoreContentHeaders()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})

afterAll(() => {
  server.close()
})

/** Sends a handler's response as Next does: every header but `content-length`, then the body in pieces. */
async function fetchAsSentByNext(response: Response, pieces: string[]): Promise<Response> {
  respond = (outgoing) => {
    for (const [name, value] of response.headers) {
      if (name !== 'content-length') outgoing.setHeader(name, value)
    }
    outgoing.flushHeaders()
    try {
      for (const piece of pieces) outgoing.write(piece)
      outgoing.end()
    } catch {
      outgoing.destroy()
    }
  }
  const { port } = server.address() as AddressInfo
  return await fetch(`http://127.0.0.1:${port}`)
}

it('a length that a handler states reaches the reader', async () => {
  const stated = carryContentHeaders(new Response(null, { headers: { 'content-length': '6' } }))
  const received = await fetchAsSentByNext(stated, ['abc', 'def'])
  expect(received.headers.get('content-length')).toBe('6')
  expect(received.headers.get('x-body-length')).toBeNull()
  expect(await received.text()).toBe('abcdef')
})

it('a response without a length is sent in chunks, as before', async () => {
  const received = await fetchAsSentByNext(carryContentHeaders(new Response(null)), ['abc'])
  expect(received.headers.get('content-length')).toBeNull()
  expect(received.headers.get('transfer-encoding')).toBe('chunked')
  expect(await received.text()).toBe('abc')
})

it.each([['abcdefg'], ['abc']])(
  'a body that is not as long as stated breaks the connection: %s',
  async (body) => {
    const stated = carryContentHeaders(new Response(null, { headers: { 'content-length': '6' } }))
    await expect(fetchAsSentByNext(stated, [body]).then((received) => received.text())).rejects.toThrow()
  },
)
