import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { libraries, setClock } from './test-clock'

const isInstalled = libraries.some((file) => existsSync(file))

test('what is not a time is refused', () => {
  expect(() => setClock('tomorrow', new Date())).toThrow('"tomorrow" isn\'t a time.')
})

test.runIf(isInstalled)('the clock is not set back', () => {
  expect(() => setClock('2026-03-08T00:03', new Date('2026-03-09T00:00Z'))).toThrow('is past')
})

test.runIf(isInstalled)('a process has the clock that was set, in the zone of the studio', () => {
  // This test's own clock may be set too.
  const real = readClock({ LD_PRELOAD: '' })
  const set = readClock(setClock('2028-02-29T00:03', real))
  expect(Math.abs(set.getTime() - Date.parse('2028-02-29T05:03:00Z'))).toBeLessThan(60_000)
})

test.runIf(!isInstalled)('without libfaketime, the run says what to install', () => {
  expect(() => setClock('2028-02-29T00:03', new Date())).toThrow('--clock needs libfaketime')
})

/** Returns the time of a new process with these variables. */
function readClock(variables: Record<string, string>): Date {
  const env = { ...process.env, ...variables }
  return new Date(
    execFileSync(process.execPath, ['-p', 'new Date().toISOString()'], { env, encoding: 'utf8' }).trim(),
  )
}
