/** How long pictures fade into each other. */
export const fadeMs = 600
/** How long the agent's card is shown. */
export const cardMs = 3_000

/** When a picture is shown, in ms from the start. It fades in over the one before, which stays until that is done. */
export type Clip = { startMs: number; endMs: number }
export type Timeline = { clips: Clip[]; durationMs: number }

/** A picture at a moment: how far its own time has passed, and how much it covers what is below it, both 0 to 1. */
export type ShownClip = { index: number; progress: number; opacity: number }

/** Plans when each picture is shown. @param pictureMs how long each is the topmost one, at least `fade` */
export function planTimeline(pictureMs: readonly number[], fade: number = fadeMs): Timeline {
  let startMs = 0
  const starts = pictureMs.map((ms) => {
    const start = startMs
    startMs += ms
    return start
  })
  const durationMs = startMs
  const clips = starts.map((start, index) => ({
    startMs: start,
    endMs: Math.min(durationMs, (starts[index + 1] ?? durationMs) + fade),
  }))
  return { clips, durationMs }
}

/** How long each picture of a reel is shown: photos, then the card if there is one. */
export function pictureTimes(photos: number, secondsPerPhoto: number, hasCard: boolean): number[] {
  return [...Array.from({ length: photos }, () => secondsPerPhoto * 1000), ...(hasCard ? [cardMs] : [])]
}

/** Returns what is shown at a moment, from the bottom up: one picture, or two while one fades in. */
export function clipsAt({ clips }: Timeline, ms: number, fade: number = fadeMs): ShownClip[] {
  return clips.flatMap(({ startMs, endMs }, index) => {
    if (ms < startMs || ms >= endMs) return []
    const opacity = index === 0 || fade === 0 ? 1 : Math.min(1, (ms - startMs) / fade)
    return [{ index, progress: (ms - startMs) / (endMs - startMs), opacity }]
  })
}
