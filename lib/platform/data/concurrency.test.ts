import { expect, test } from 'vitest'
import { limitConcurrency, shareReads, shareReadsByKey } from './concurrency'

test('runs at most so many at a time, in order, whatever fails', async () => {
  const run = limitConcurrency(2)
  const started: number[] = []
  let running = 0
  let maxRunning = 0
  const results = await Promise.allSettled(
    Array.from({ length: 6 }, (_, place) =>
      run(async () => {
        started.push(place)
        running += 1
        maxRunning = Math.max(maxRunning, running)
        await new Promise((resolve) => setTimeout(resolve, 2))
        running -= 1
        if (place === 1) throw new Error('broken')
        return place
      }),
    ),
  )
  expect(maxRunning).toBe(2)
  expect(started).toEqual([0, 1, 2, 3, 4, 5])
  expect(results.map(({ status }) => status === 'fulfilled')).toEqual([true, false, true, true, true, true])
})

test('concurrent reads are shared, but none with a read that had already started', async () => {
  let value = 0
  const finish: (() => void)[] = []
  const read = shareReads(async () => {
    const seen = value
    await new Promise<void>((resolve) => finish.push(resolve))
    return seen
  })
  const before = [read(), read()]
  await expect.poll(() => finish.length).toBe(1)
  value = 1
  const after = [read(), read(), read()]
  finish[0]?.()
  expect(await Promise.all(before)).toEqual([0, 0])
  await expect.poll(() => finish.length).toBe(2)
  finish[1]?.()
  expect(await Promise.all(after)).toEqual([1, 1, 1])
})

test('a failed read fails those who share it, and no later one', async () => {
  let reads = 0
  const read = shareReads(async () => {
    reads += 1
    if (reads === 1) throw new Error('broken')
    return reads
  })
  expect((await Promise.allSettled([read(), read()])).map(({ status }) => status)).toEqual([
    'rejected',
    'rejected',
  ])
  expect(await read()).toBe(2)
})

test('reads of one key are shared, and those of others are not', async () => {
  const keys: string[] = []
  const read = shareReadsByKey(async (key) => {
    keys.push(key)
    if (key === 'broken') throw new Error(key)
    return key
  })
  expect(await Promise.all(['a', 'b', 'a', 'a'].map(read))).toEqual(['a', 'b', 'a', 'a'])
  expect(keys).toEqual(['a', 'b'])
  const failed = await Promise.allSettled(['broken', 'broken'].map(read))
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await read('a')).toBe('a')
  expect(keys).toEqual(['a', 'b', 'broken', 'a'])
})
