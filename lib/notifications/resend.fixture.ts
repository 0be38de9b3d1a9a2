import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { serveOnLoopback } from '@/sandbox/loopback'
import { openResend } from '@/sandbox/resend'
import type { Email } from '@/sandbox/resend/email'
import { openStore } from '@/sandbox/store'

/** The sandbox's Resend with an inbox. Set RESEND_BASE_URL to its `baseUrl` before anything reads the environment. */
export async function startResend() {
  const folder = mkdtempSync(path.join(tmpdir(), 'northlight-resend-'))
  const store = openStore(folder)
  const sandbox = await serveOnLoopback({
    port: 0,
    open: (sandboxUrl) => [openResend({ store, sandboxUrl, appUrl: sandboxUrl })],
  })
  const control = async (name: string, order: object) => {
    const response = await fetch(`${sandbox.url}/_sandbox/resend/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(order),
    })
    return (await response.json()) as { id?: string }
  }
  return {
    baseUrl: `${sandbox.url}/resend`,
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
    async close() {
      await sandbox.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
