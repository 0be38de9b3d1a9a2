import { expect, test } from 'vitest'
import { limitConcurrency } from './concurrency'

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
