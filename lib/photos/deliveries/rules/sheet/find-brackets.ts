/** A frame with what its Exif data says; frames without a time are never bracketed. */
export type Frame = { id: string; takenAt: number | null; bias: number | null; seconds: number | null }

/** The frames of one shot at several exposures, darkest first. `middleId` is the one that is sent. */
export type Bracket = { ids: string[]; middleId: string }

type TimedFrame = Frame & { takenAt: number }

const bracketSizes = [3, 5, 7]
/** Between two frames, in ms: a dark room needs seconds for its brightest. */
const maxGap = 6_000
/** In stops. */
const minStep = 0.3
const stepTolerance = 0.2

/**
 * Finds brackets: 3, 5, or 7 frames in a row whose exposures are evenly spaced, by exposure bias or, where the camera varied the
 * time by hand, by exposure time.
 */
export function findBrackets(frames: readonly Frame[]): Bracket[] {
  const timed = frames
    .flatMap((frame) => (frame.takenAt === null ? [] : { ...frame, takenAt: frame.takenAt }))
    .sort((one, other) => one.takenAt - other.takenAt)
  const byBias = findRuns(timed, ({ bias }) => bias)
  const bracketed = new Set(byBias.flatMap(({ ids }) => ids))
  const others = timed.filter(({ id }) => !bracketed.has(id))
  const byTime = findRuns(others, ({ seconds }) => (seconds && seconds > 0 ? Math.log2(seconds) : null))
  return [...byBias, ...byTime]
}

function findRuns(timed: readonly TimedFrame[], stopOf: (frame: TimedFrame) => number | null): Bracket[] {
  const brackets: Bracket[] = []
  for (let start = 0; start < timed.length; ) {
    const run = takeRun(timed.slice(start), stopOf)
    const bracket = toBracket(run)
    if (bracket) brackets.push(bracket)
    start += bracket ? run.length : 1
  }
  return brackets
}

type Stop = { id: string; stop: number }

/** Takes frames until one comes late, repeats an exposure, or states none. */
function takeRun(timed: readonly TimedFrame[], stopOf: (frame: TimedFrame) => number | null): Stop[] {
  const run: Stop[] = []
  for (const [place, frame] of timed.entries()) {
    const before = timed[place - 1]
    const stop = stopOf(frame)
    if (stop === null || (before && frame.takenAt - before.takenAt > maxGap)) break
    if (run.some((other) => Math.abs(other.stop - stop) < minStep)) break
    run.push({ id: frame.id, stop })
  }
  return run
}

function toBracket(run: readonly Stop[]): Bracket | null {
  if (!bracketSizes.includes(run.length)) return null
  const sorted = run.toSorted((one, other) => one.stop - other.stop)
  const steps = sorted.slice(1).map(({ stop }, place) => stop - (sorted[place]?.stop ?? 0))
  const isEven = Math.max(...steps) - Math.min(...steps) <= stepTolerance
  const middle = sorted[Math.floor(sorted.length / 2)]
  return isEven && middle ? { ids: sorted.map(({ id }) => id), middleId: middle.id } : null
}
