import { open } from 'node:fs/promises'

/** The upload is longer or shorter than its presigned URL says. */
export class WrongSize extends Error {}
/** A test requested to close the connection here. */
export class SimulatedDisconnect extends Error {}

/** Lets one connection at a time write a file. A returning client takes over from its own broken connection. */
export function openTransfers() {
  const active = new Map<string, { stop(): void; ended: Promise<void> }>()
  return {
    /** Stops the current writer of the key, waits until it has ended, and returns a function that releases the key. */
    async take(key: string, stop: () => void): Promise<() => void> {
      for (let current = active.get(key); current; current = active.get(key)) {
        current.stop()
        await current.ended
      }
      let end = () => {}
      const ended = new Promise<void>((resolve) => {
        end = resolve
      })
      const transfer = { stop, ended }
      active.set(key, transfer)
      return () => {
        if (active.get(key) === transfer) active.delete(key)
        end()
      }
    },
  }
}
export type Transfers = ReturnType<typeof openTransfers>

/**
 * Writes the chunks to `file` from the byte `start` on. What was written stays there when the source fails. Throws
 * WrongSize unless the file is then `size` bytes long, SimulatedDisconnect when it reaches `cutAt`.
 */
export async function writeFrom(
  source: AsyncIterable<Buffer>,
  options: { file: string; start: number; size: number; cutAt?: number },
): Promise<void> {
  const { file, start, size, cutAt = size } = options
  const handle = await open(file, 'a')
  await handle.truncate(start)
  let position = start
  try {
    for await (const chunk of source) {
      if (position + chunk.length > size)
        throw new WrongSize(`The file is larger than the announced ${size} bytes.`)
      const allowed = chunk.subarray(0, cutAt - position)
      await handle.appendFile(allowed)
      position += allowed.length
      if (allowed.length < chunk.length) throw new SimulatedDisconnect()
    }
    if (position !== size) throw new WrongSize(`The file has ${position} bytes, not the announced ${size}.`)
  } finally {
    await handle.close()
  }
}
