/** When a migration was added: the place of its commit among all, counted from the first, and the time of that in seconds. */
export type Added = { place: number; at: number }

const daySeconds = 86_400
const pattern = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)_[a-z0-9_]+$/

/**
 * Returns what is wrong with the names of migrations, a line for each. They are applied by name, so that one that sorts before an
 * older one would run too early, and one that is dated ahead makes the next one do so.
 * @param added what the history knows; a migration that isn't in it is being added now
 * @param now in seconds
 */
export function findMisplaced(
  names: readonly string[],
  added: ReadonlyMap<string, Added>,
  now: number,
): string[] {
  const uncommitted = { place: Number.POSITIVE_INFINITY, at: now }
  const all = names.map((name) => ({ name, ...(added.get(name) ?? uncommitted) }))
  return all.flatMap(({ name, place, at }) => {
    const dated = readDate(name)
    if (dated === null) return [`${name}: isn't a time and a name, such as 20261231235959_add_rooms`]
    if (dated > at + daySeconds) return [`${name}: is dated more than a day ahead of when it was added`]
    const later = all.find((other) => other.name > name && other.place < place)
    return later ? [`${name}: sorts before ${later.name}, which was there first`] : []
  })
}

/** Returns the time in a migration's name, in seconds, or null if it has none. */
function readDate(name: string): number | null {
  const [, ...parts] = pattern.exec(name) ?? []
  const [year = '', month = '', day = '', hours = '', minutes = '', seconds = ''] = parts
  const date = Date.parse(`${year}-${month}-${day}T${hours}:${minutes}:${seconds}Z`)
  return Number.isNaN(date) ? null : date / 1000
}
