import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cardMs, clipsAt, fadeMs, pictureTimes, planTimeline } from './timeline'

test('each picture stays until the next has faded in', () => {
  expect(planTimeline([2000, 2000, 3000], 500)).toEqual({
    clips: [
      { startMs: 0, endMs: 2500 },
      { startMs: 2000, endMs: 4500 },
      { startMs: 4000, endMs: 7000 },
    ],
    durationMs: 7000,
  })
  expect(planTimeline([])).toEqual({ clips: [], durationMs: 0 })
})

test('the card follows the photos', () => {
  expect(pictureTimes(2, 3, true)).toEqual([3000, 3000, cardMs])
  expect(pictureTimes(2, 3, false)).toEqual([3000, 3000])
})

test('a fading picture is shown over the one before', () => {
  const timeline = planTimeline([2000, 2000], 500)
  expect(clipsAt(timeline, 0, 500)).toEqual([{ index: 0, progress: 0, opacity: 1 }])
  expect(clipsAt(timeline, 2250, 500)).toEqual([
    { index: 0, progress: 0.9, opacity: 1 },
    { index: 1, progress: 0.125, opacity: 0.5 },
  ])
  expect(clipsAt(timeline, 4000, 500)).toEqual([])
})

const times = fc.array(fc.integer({ min: fadeMs, max: 5000 }), { minLength: 1, maxLength: 21 })

test('at every moment one or two pictures are shown, and the lowest covers everything', () => {
  fc.assert(
    fc.property(times, fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }), (pictureMs, part) => {
      const timeline = planTimeline(pictureMs)
      const shown = clipsAt(timeline, part * timeline.durationMs)
      expect([1, 2]).toContain(shown.length)
      const [lowest] = shown
      expect(lowest?.opacity === 1 || shown.length === 1).toBe(true)
      for (const { progress, opacity } of shown) {
        expect(progress).toBeGreaterThanOrEqual(0)
        expect(progress).toBeLessThanOrEqual(1)
        expect(opacity).toBeGreaterThanOrEqual(0)
        expect(opacity).toBeLessThanOrEqual(1)
      }
    }),
  )
})
