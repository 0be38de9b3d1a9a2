import type { TestStudio } from '@/scripts/launch/test-portal'

const variable = 'E2E_STUDIO'

/** Passes the studio that portals copy from the global setup to the workers. */
export function provideStudio(studio: TestStudio) {
  process.env[variable] = JSON.stringify(studio)
}

/** @throws if the global setup hasn't run */
export function providedStudio(): TestStudio {
  const value = process.env[variable]
  if (!value) throw new Error(`${variable} isn't set. Run the tests with their global setup.`)
  return JSON.parse(value)
}
