import { expect } from '@playwright/test'
import { isListening, otherAddress } from '@/e2e/support/is-listening'
import { test } from '@/e2e/support/test'

test('the portal, its sandbox, and its database listen on localhost only', async ({ ownPortal }) => {
  for (const url of [ownPortal.url, ownPortal.sandboxUrl, ownPortal.databaseUrl]) {
    const port = Number(new URL(url).port)
    expect(await isListening(port, '127.0.0.1'), url).toBe(true)
    expect(await isListening(port, otherAddress), url).toBe(false)
  }
})
