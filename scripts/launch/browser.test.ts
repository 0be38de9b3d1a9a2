import { expect, test, vi } from 'vitest'
import { findOrInstall } from './browser'
import type { Supervisor } from './supervisor'
import { needsBrowser } from './test-stages'

test('installs nothing where there is a browser', async () => {
  vi.stubEnv('CHROMIUM_PATH', '')
  const start = vi.fn()
  // It only has to respond to --version.
  const found = await findOrInstall({ start } as unknown as Supervisor, ['/no/browser', process.execPath])
  expect(found).toBe(process.execPath)
  expect(start).not.toHaveBeenCalled()
  vi.unstubAllEnvs()
})

test('looks for a browser only if a chosen test uses one', () => {
  expect(needsBrowser([])).toBe(true)
  expect(needsBrowser(['uploadthing'])).toBe(true)
  expect(needsBrowser(['money', 'client.test'])).toBe(true)
  expect(needsBrowser(['money'])).toBe(false)
})
