import { afterEach, expect, it, vi } from 'vitest'
import { prepareDoctor } from './doctor-command'

// Test files share modules, some of which keep the environment that they have read.
afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

it("says what is wrong with the variables, rather than that it can't reach the database", async () => {
  vi.resetModules()
  vi.stubEnv('DATABASE_URL', 'postgresql://northlight:secret@127.0.0.1:1/northlight')
  vi.stubEnv('AUTH_SECRET', 'short')
  const examining = prepareDoctor([])?.()
  await expect(examining).rejects.toThrow('AUTH_SECRET must have at least 32 characters.')
  await expect(examining).rejects.toHaveProperty('name', 'StartupError')
})
