import { expect, it, vi } from 'vitest'
import { StartupError } from '@/lib/platform/startup-error'
import { prepareDoctor } from './doctor-command'

it("says what is wrong with the variables, rather than that it can't reach the database", async () => {
  vi.stubEnv('DATABASE_URL', 'postgresql://northlight:secret@127.0.0.1:1/northlight')
  vi.stubEnv('AUTH_SECRET', 'short')
  const examining = prepareDoctor([])?.()
  await expect(examining).rejects.toThrow('AUTH_SECRET must have at least 32 characters.')
  await expect(examining).rejects.toBeInstanceOf(StartupError)
})
