type Shoot = { shotOn: string; group: 'DUE' | 'UPCOMING' | 'DELIVERED' }

const dayMs = 24 * 60 * 60_000

/**
 * Returns the only shoot on the day that most of these photos were taken; null if there are none or several. Shoots that wait for
 * photos come before delivered ones.
 * @param takenAt times in ms of the camera's own clock
 */
export function matchShoot<S extends Shoot>(takenAt: readonly number[], shoots: readonly S[]): S | null {
  const counts = new Map<number, number>()
  for (const time of takenAt) {
    const day = Math.floor(time / dayMs)
    counts.set(day, (counts.get(day) ?? 0) + 1)
  }
  const [most] = [...counts].sort(([, one], [, other]) => other - one)
  if (!most) return null
  const date = new Date(most[0] * dayMs).toISOString().slice(0, 10)
  const onDay = shoots.filter(({ shotOn }) => shotOn === date)
  const waiting = onDay.filter(({ group }) => group !== 'DELIVERED')
  const [only, ...others] = waiting.length > 0 ? waiting : onDay
  return others.length === 0 ? (only ?? null) : null
}
