import { expect, test } from 'vitest'
import { isDry, worstSky } from './sky'

test.each([
  [[0, 3, 2], 'cloudy'],
  [[61, 95, 3], 'thunderstorms'],
  // By number, showers would come after snow.
  [[80, 75], 'heavy snow'],
  [[67, 75], 'freezing rain'],
  [[null, 45], 'fog'],
])('of the codes %j, the worst is %s', (codes, words) => {
  expect(worstSky(codes)?.words).toBe(words)
})

test.each([[[]], [[null]], [[4, 100, -1]]])('knows no weather for %j', (codes) => {
  expect(worstSky(codes)).toBeNull()
})

test('fog is dry, drizzle is not', () => {
  expect([isDry('fog'), isDry('drizzle')]).toEqual([true, false])
})
