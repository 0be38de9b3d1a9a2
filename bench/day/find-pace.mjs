import { percentile } from '../support/statistics.mjs'

const factor = 1.4
const limitMs = 1000
const minShare = 0.95

/**
 * Raises the pace step by step until a twentieth of the requests takes over a second, or the actions fall behind; lowers it
 * first if they already do.
 * @param {(actionsPerSecond: number) => Promise<{ actions: number, times: Record<string, number[]>, errors: string[] }>} act
 * @param {number} first actions per second
 * @returns {Promise<{ rows: object[], errors: string[] }>}
 */
export async function findPace(act, first) {
  const errors = []
  let best = null
  let failed = null
  let rate = first
  while (best === null || failed === null) {
    const step = await tryPace(act, rate)
    errors.push(...step.errors)
    if (step.isSustained) best = step
    else failed = step
    if (rate < 1) break
    rate *= step.isSustained ? factor : 1 / factor
  }
  return {
    errors,
    rows: [
      { what: 'actions/s sustained, at most', value: best?.rate ?? 0 },
      { what: 'their 95th percentile, ms', value: best?.latency ?? 0 },
      { what: 'actions/s that were too many', value: failed?.rate ?? 0 },
      { what: 'their 95th percentile then, ms', value: failed?.latency ?? 0 },
    ],
  }
}

async function tryPace(act, rate) {
  const { actions, times, errors, stepSeconds } = await act(rate)
  const latency = percentile(Object.values(times).flat(), 0.95)
  const reached = actions / stepSeconds
  const isSustained = latency <= limitMs && reached >= rate * minShare
  console.log(
    `  ${rate.toFixed(1)} actions/s wanted: ${reached.toFixed(1)} reached, 95th percentile ${latency.toFixed(0)} ms`,
  )
  return { rate, latency, errors, isSustained }
}
