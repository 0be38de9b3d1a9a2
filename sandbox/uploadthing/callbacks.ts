import { setTimeout as sleep } from 'node:timers/promises'
import type { Failures } from '@/sandbox/uploadthing/failures'
import { sign } from '@/sandbox/uploadthing/signature'
import type { Callback, StoredFile, StoredFiles } from '@/sandbox/uploadthing/stored-files'

const attemptTimeoutMs = 60_000
/** How long after its 200 response the portal may still post the result of its onUploadComplete. */
const resultTimeoutMs = 5000
const retriesMs = [500, 2000]
const retriesAfterRestartMs = [1000, 2000, 4000, 8000, 16_000, 30_000]

type Options = { files: StoredFiles; failures: Failures; ingestUrl: string; urlOf(file: StoredFile): string }

/**
 * Notifies the portal that a file is complete, with a signed POST to its upload route, and waits for the result it
 * posts back to `/callback-result`. Callbacks interrupted by a restart are delivered afterwards.
 */
export function openCallbacks({ files, failures, ingestUrl, urlOf }: Options) {
  const running = new Map<string, Promise<StoredFile>>()
  const results = new Map<string, () => void>()
  const closing = new AbortController()

  /** Returns the file with its finished callback: done with server data, or failed with an error. Never rejects. */
  function deliver(file: StoredFile, retries = retriesMs): Promise<StoredFile> {
    const known = running.get(file.id)
    if (known) return known
    const delivery = attemptAll(file, retries).finally(() => running.delete(file.id))
    running.set(file.id, delivery)
    return delivery
  }

  async function attemptAll(file: StoredFile, retries: number[]): Promise<StoredFile> {
    if (!file.callback || file.callback.status === 'done') return file
    record(file.id, { status: 'waiting', error: undefined })
    if (failures.takeLostCallback())
      return record(file.id, failed('The sandbox simulated a lost callback')) ?? file
    for (const wait of [0, ...retries]) {
      try {
        await sleep(wait, undefined, { signal: closing.signal, ref: false })
      } catch {
        return files.records.get(file.id) ?? file
      }
      const problem = await post(file, file.callback)
      if (!problem) return await resultOf(file)
      if (closing.signal.aborted) return files.records.get(file.id) ?? file
      record(file.id, { error: problem.reason })
      if (problem.isFinal) break
    }
    const { error } = files.records.get(file.id)?.callback ?? {}
    return record(file.id, failed(error ?? 'The callback failed')) ?? file
  }

  async function post(file: StoredFile, { url, slug }: Callback) {
    const target = new URL(url)
    target.searchParams.set('slug', slug)
    const payload = JSON.stringify({
      status: 'uploaded',
      metadata: file.metadata ?? {},
      origin: ingestUrl,
      file: {
        key: file.id,
        name: file.name,
        size: file.size,
        type: file.type,
        customId: file.customId,
        url: urlOf(file),
        appUrl: urlOf(file),
        ufsUrl: urlOf(file),
        fileHash: file.hash,
      },
    })
    const headers = {
      'content-type': 'application/json',
      'uploadthing-hook': 'callback',
      'x-uploadthing-signature': sign(payload),
    }
    try {
      const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(attemptTimeoutMs)])
      const response = await fetch(target, { method: 'POST', headers, body: payload, signal })
      await response.arrayBuffer()
      if (response.ok) return undefined
      return { reason: `The callback returned ${response.status}`, isFinal: response.status < 500 }
    } catch (error) {
      return { reason: `The callback failed: ${String(error)}`, isFinal: false }
    }
  }

  /** The portal usually posts its result before it responds to the callback, but sometimes shortly after. */
  async function resultOf(file: StoredFile): Promise<StoredFile> {
    const hasResult = () => files.records.get(file.id)?.callback?.status !== 'waiting'
    if (!hasResult()) {
      const cancelTimeout = new AbortController()
      const result = new Promise<void>((resolve) => results.set(file.id, resolve))
      const timeout = sleep(resultTimeoutMs, undefined, {
        signal: AbortSignal.any([cancelTimeout.signal, closing.signal]),
        ref: false,
      }).catch(() => undefined)
      await Promise.race([result, timeout])
      cancelTimeout.abort()
      results.delete(file.id)
    }
    if (hasResult() || closing.signal.aborted) return files.records.get(file.id) ?? file
    return (
      record(file.id, failed('The upload route sent no result because its onUploadComplete failed')) ?? file
    )
  }

  function record(key: string, change: Partial<Callback>): StoredFile | undefined {
    const file = files.records.get(key)
    if (!file?.callback) return undefined
    return files.records.put({ ...file, callback: { ...file.callback, ...change } })
  }

  const interrupted = files.records.list(
    ({ status, callback }) => status === 'complete' && callback?.status === 'waiting',
  )
  for (const file of interrupted) void deliver(file, retriesAfterRestartMs)

  return {
    deliver,
    /** Records the result that the portal posts. Returns false when no file has this key. */
    recordResult(key: string, result: { serverData: unknown } | { error: string }): boolean {
      const change =
        'error' in result ? failed(result.error) : { status: 'done' as const, ...result, error: undefined }
      const known = record(key, change) !== undefined
      results.get(key)?.()
      return known
    },
    close: () => closing.abort(),
  }
}
export type Callbacks = ReturnType<typeof openCallbacks>

function failed(error: string) {
  return { status: 'failed' as const, error }
}
