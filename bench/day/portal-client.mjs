import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { Agent, request } from 'undici'
import { openActions } from '../../e2e/support/server-actions.ts'

const unzip = promisify(gunzip)

/**
 * Sends requests to the servers in turn, as a load balancer would: each person from an address of their own.
 * @param {string[]} urls
 */
export async function openPortalClient(urls) {
  // No limit of connections, because a queue here would be measured as the portal's.
  const dispatcher = new Agent({ connections: null, headersTimeout: 0, bodyTimeout: 0 })
  const actions = await openActions(urls[0])
  let turn = 0

  async function send(person, path, { method = 'GET', headers = {}, body } = {}) {
    turn += 1
    const url = urls[turn % urls.length]
    const response = await request(url + path, {
      dispatcher,
      method,
      headers: {
        'accept-encoding': 'gzip',
        ...headers,
        ...(method === 'POST' && { origin: url }),
        cookie: person.cookie,
        'x-forwarded-for': person.address,
      },
      body,
    })
    const bytes = Buffer.from(await response.body.arrayBuffer())
    const isZipped = response.headers['content-encoding'] === 'gzip'
    return {
      status: response.statusCode,
      headers: response.headers,
      body: isZipped ? await unzip(bytes) : bytes,
    }
  }

  return {
    /** Returns a page's HTML. @throws Error for any other response */
    async readPage(person, path) {
      const { status, body } = await send(person, path)
      if (status !== 200) throw new Error(`${path} responded with ${status}`)
      return body.toString()
    },

    /** Returns a photo's bytes from storage, to which the portal redirects. @throws Error for any other response */
    async readPhoto(person, photoId) {
      const { status, headers } = await send(person, `/api/photos/${photoId}/tile`)
      if (status !== 302) throw new Error(`a photo responded with ${status}`)
      const response = await request(headers.location, { dispatcher })
      if (response.statusCode !== 200) throw new Error(`storage responded with ${response.statusCode}`)
      return Buffer.from(await response.body.arrayBuffer())
    },

    /** Calls a server action and returns its response. */
    callAction(person, name, input) {
      const context = {
        async post(path, { headers, data }) {
          const {
            status,
            headers: received,
            body,
          } = await send(person, path, {
            method: 'POST',
            headers: { ...headers, 'content-type': 'text/plain;charset=UTF-8' },
            body: data,
          })
          return { status: () => status, headers: () => received, body: async () => body }
        },
      }
      return actions.call(context, name, input)
    },

    /** Returns the signature with which a socket joins a channel. @throws Error if the portal rejects it */
    async authorizeChannel(person, socketId, channel) {
      const { status, body } = await send(person, '/api/pusher/auth', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ socket_id: socketId, channel_name: channel }).toString(),
      })
      if (status !== 200) throw new Error(`${channel} wasn't authorized (${status})`)
      return JSON.parse(body).auth
    },
  }
}
