import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { assertInTime, runWithDeadline, withDeadline } from './deadline'

test('work that takes too long is canceled: its wait ends, and it can begin nothing more', async () => {
  const began: string[] = []
  let ended: Promise<void> = Promise.resolve()
  const run = runWithDeadline('slow-job', 20, async () => {
    ended = (async () => {
      began.push('read')
      await sleep(60_000, undefined, { signal: withDeadline(new AbortController().signal) }).catch(() => {
        began.push('read ended')
      })
      assertInTime()
      began.push('write')
    })()
    await ended
  })
  await expect(run).rejects.toThrow('slow-job took longer than 20 ms')
  await expect(ended).rejects.toThrow('slow-job took longer than 20 ms')
  expect(began).toEqual(['read', 'read ended'])
})

test('work in time is not disturbed, nor is what runs outside of any', async () => {
  expect(await runWithDeadline('quick-job', 10_000, async () => 'done')).toBe('done')
  const { signal } = new AbortController()
  expect(withDeadline(signal)).toBe(signal)
  expect(assertInTime).not.toThrow()
})
