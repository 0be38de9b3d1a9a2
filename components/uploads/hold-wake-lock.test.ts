import { afterEach, expect, test, vi } from 'vitest'
import { holdWakeLock } from './hold-wake-lock'

afterEach(() => vi.unstubAllGlobals())

function makePage() {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  const locks: { release: ReturnType<typeof vi.fn> }[] = []
  const request = vi.fn(async () => {
    const lock = { release: vi.fn(async () => undefined) }
    locks.push(lock)
    return lock
  })
  vi.stubGlobal('document', page)
  vi.stubGlobal('navigator', { wakeLock: { request } })
  const show = async (state: 'visible' | 'hidden') => {
    page.visibilityState = state
    page.dispatchEvent(new Event('visibilitychange'))
    await Promise.resolve()
  }
  return { locks, show }
}

test('keeps the screen on, again after the page was hidden, and lets it lock at the end', async () => {
  const { locks, show } = makePage()
  const stop = holdWakeLock()
  await Promise.resolve()
  expect(locks).toHaveLength(1)
  await show('hidden')
  expect(locks).toHaveLength(1)
  await show('visible')
  expect(locks).toHaveLength(2)
  stop()
  expect(locks[1]?.release).toHaveBeenCalledOnce()
  await show('visible')
  expect(locks).toHaveLength(2)
})

test('lets the screen lock if it was stopped while the browser was asked', async () => {
  const { locks } = makePage()
  holdWakeLock()()
  await vi.waitFor(() => expect(locks[0]?.release).toHaveBeenCalledOnce())
})

test('does nothing where the browser has no such lock', () => {
  makePage()
  vi.stubGlobal('navigator', {})
  expect(() => holdWakeLock()()).not.toThrow()
})
