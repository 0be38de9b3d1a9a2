import { WebSocket } from 'ws'

/**
 * Opens a live socket that joins channels. Speaks Pusher's protocol 7, because a thousand of its browser clients would
 * take most of the machine.
 * @param {{ key: string, url: string }} live
 * @param {string[]} channels
 * @param {(socketId: string, channel: string) => Promise<string>} authorize
 * @param {(channel: string, event: string, payload: object) => void} receive
 * @returns {Promise<{ isOpen(): boolean }>} once it has joined all of them
 */
export async function openLiveSocket({ key, url }, channels, authorize, receive) {
  const address = `${url.replace(/^http/, 'ws')}/app/${key}?protocol=7&client=bench&version=1`
  const socket = new WebSocket(address, { perMessageDeflate: false })
  const waiting = new Set(channels)
  await new Promise((resolve, reject) => {
    socket.on('error', reject)
    socket.on('close', () => reject(new Error('a live socket was closed')))
    socket.on('message', (text) => {
      const { event, channel, data } = JSON.parse(text)
      if (event === 'pusher:connection_established') join(JSON.parse(data).socket_id).catch(reject)
      else if (event === 'pusher:ping') send('pusher:pong', {})
      else if (/^pusher:(subscription_)?error$/.test(event)) reject(new Error(String(text)))
      else if (event === 'pusher_internal:subscription_succeeded') {
        waiting.delete(channel)
        if (waiting.size === 0) resolve()
      } else if (!event.startsWith('pusher')) receive(channel, event, JSON.parse(data))
    })
  })
  return { isOpen: () => socket.readyState === WebSocket.OPEN }

  async function join(socketId) {
    for (const channel of channels)
      send('pusher:subscribe', { channel, auth: await authorize(socketId, channel) })
  }

  function send(event, data) {
    socket.send(JSON.stringify({ event, data }))
  }
}
