/** How many photos of a room a service promises. */
export type Shot = { room: string; count: number }

/** Splits what was typed into its lines, without empty ones. */
export function toShotLines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim().replace(/\s+/g, ' '))
    .filter(Boolean)
}

/** Identifies a room: `KITCHEN` and `Kitchen` are the same. */
export function shotKey(room: string): string {
  return room.toLowerCase()
}

const countBefore = /^(?<count>[1-9]\d?)(?: ?[x×])? (?<room>.+)$/i
const countAfter = /^(?<room>.+?)(?: x| ?×) ?(?<count>[1-9]\d?)$/i

/** Reads lines such as `2 Kitchen`, `Kitchen x2`, and `Front exterior`, in order. The counts of the same room are added. */
export function parseShots(lines: readonly string[]): Shot[] {
  const shots = new Map<string, Shot>()
  for (const line of lines) {
    const { room, count } = parseLine(line)
    const before = shots.get(shotKey(room))
    shots.set(shotKey(room), { room: before?.room ?? room, count: count + (before?.count ?? 0) })
  }
  return [...shots.values()]
}

function parseLine(line: string): Shot {
  const { room = line, count = '1' } = (countBefore.exec(line) ?? countAfter.exec(line))?.groups ?? {}
  return { room, count: Number(count) }
}

/** Returns how many photos a list promises. */
export function countShots(shots: readonly { count: number }[]): number {
  return shots.reduce((sum, { count }) => sum + count, 0)
}
