import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { WebSocket } from 'ws'

/**
 * Opens Node.js' inspector of a running process. The process must have been started with `--inspect-port=0`.
 * @param {number} pid
 * @param {string} log where its output goes, which names the inspector's address
 */
export async function openInspector(pid, log) {
  process.kill(pid, 'SIGUSR1')
  const socket = new WebSocket(await findAddress(log), { perMessageDeflate: false, maxPayload: 0 })
  await once(socket, 'open')
  let sent = 0
  /** Runs a method of https://chromedevtools.github.io/devtools-protocol/v8/ and returns its result. */
  const call = async (method, params = {}) => {
    sent += 1
    const id = sent
    const response = new Promise((resolve) => {
      const read = (text) => {
        const message = JSON.parse(text)
        if (message.id !== id) return
        socket.off('message', read)
        resolve(message)
      }
      socket.on('message', read)
    })
    socket.send(JSON.stringify({ id, method, params }))
    const { result, error } = await response
    if (error) throw new Error(`${method}: ${error.message}`)
    return result
  }
  return {
    /** Returns the bytes of `process.memoryUsage()` without garbage. */
    async readLiveMemory() {
      await call('HeapProfiler.collectGarbage')
      const expression = 'process.memoryUsage()'
      return (await call('Runtime.evaluate', { expression, returnByValue: true })).result.value
    },
    /** Samples the CPU while `use` runs. Returns each function's own time. */
    async profile(use) {
      await call('Profiler.enable')
      await call('Profiler.setSamplingInterval', { interval: 500 })
      await call('Profiler.start')
      await use()
      const { profile } = await call('Profiler.stop')
      const own = new Map(profile.nodes.map(({ id }) => [id, 0]))
      for (const [index, id] of profile.samples.entries()) {
        own.set(id, own.get(id) + profile.timeDeltas[index])
      }
      return profile.nodes.map(({ id, callFrame }) => ({ callFrame, microseconds: own.get(id) }))
    },
    close: () => socket.close(),
  }
}

async function findAddress(log) {
  for (;;) {
    const address = /Debugger listening on (ws:\S+)/.exec(readFileSync(log, 'utf8'))
    if (address) return address[1]
    await sleep(50)
  }
}
