import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { workerSandbox } from '@/e2e/support/worker-sandbox'
import { openResend } from '@/sandbox/resend'
import type { Email } from '@/sandbox/resend/email'
import { openStore } from '@/sandbox/store'

/** Runs the sandbox's Resend for one file's tests, with an empty inbox. */
export function useResend() {
  const folder = mkdtempSync(path.join(tmpdir(), 'northlight-resend-'))
  const store = openStore(folder)
  let close: () => Promise<void>
  beforeAll(async () => {
    const { url, open } = await workerSandbox()
    close = open(openResend({ store, sandboxUrl: url, appUrl: url }))
  })
  afterAll(async () => {
    await close()
    rmSync(folder, { recursive: true, force: true })
  })
  const control = async (name: string, order: object) => {
    const { url } = await workerSandbox()
    const response = await fetch(`${url}/_sandbox/resend/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(order),
    })
    return (await response.json()) as { id?: string }
  }
  return {
    inbox: (address: string) =>
      store
        .collection<Email>('mails')
        .list()
        .filter(({ to }) => to.includes(address)),
    /** Makes the next `count` sends fail with that status. */
    fail: (order: { count: number; status: number; name?: string; message?: string }) =>
      control('failures', order),
    /** Receives an email. Returns its id. */
    receive: async (mail: { from: string; to: string[]; text: string; headers?: Record<string, string> }) =>
      (await control('received', mail)).id ?? '',
  }
}

/** For emails without pictures. */
export const findNoPictures = async () => ({ pictures: null, isPreparing: false })
