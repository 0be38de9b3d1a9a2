type Shoot = { shotOn: string; group: 'DUE' | 'UPCOMING' | 'DELIVERED' }

/**
 * Returns the only shoot on the day that most of these photos were taken; null if there are none or several. Shoots that wait for
 * photos come before delivered ones.
 * @param takenAt times in ms of the camera's own clock
 */
export function matchShoot<S extends Shoot>(takenAt: readonly number[], shoots: readonly S[]): S | null {
  const counts = new Map<string, number>()
  for (const time of takenAt) {
    const day = new Date(time).toISOString().slice(0, 10)
    counts.set(day, (counts.get(day) ?? 0) + 1)
  }
  const [most] = [...counts].sort(([, one], [, other]) => other - one)
  if (!most) return null
  const onDay = shoots.filter(({ shotOn }) => shotOn === most[0])
  const waiting = onDay.filter(({ group }) => group !== 'DELIVERED')
  const [only, ...others] = waiting.length > 0 ? waiting : onDay
  return others.length === 0 ? (only ?? null) : null
}
