import type { GrayPicture } from './picture-measures'

/** Lines that lean further are meant to, such as a roof's edge or a staircase. In degrees. */
const maxAngle = 6
/** Of 255, across two pixels: weaker edges are texture and noise. */
const minContrast = 20
/** Shorter lines are leaves and chair legs. In heights of the picture. */
const minLength = 0.07
/** How far a line's points may be from straight, in px (root mean square). */
const maxBend = 0.5
/** Lines whose angles differ by less are parallel, in degrees. */
const parallel = 0.6
/** Of all lines, by length, that have to be parallel. */
const minShare = 0.55
/** How long parallel lines have to be in all, in heights of the picture. */
const minTotal = 1.2
/** Of parallel lines, on the emptier side: verticals that converge, as in a picture taken upwards, lean differently on each. */
const minOnEachSide = 0.15

/** `angle` in degrees, to the right if positive; `x` and `length` in px. */
type Line = { angle: number; x: number; length: number }
type Point = { x: number; y: number }

/**
 * Returns by how many degrees a picture's vertical lines lean, to the right if positive. Null where it has too few, or where they
 * aren't parallel.
 */
export function measureTilt(picture: GrayPicture): number | null {
  const lines = findLines(picture)
  const best = lines
    .map((line) => lines.filter(({ angle }) => Math.abs(angle - line.angle) <= parallel))
    .reduce<Line[]>((most, group) => (lengthOf(group) > lengthOf(most) ? group : most), [])
  const total = lengthOf(best)
  const left = lengthOf(best.filter(({ x }) => x < picture.width / 2))
  const isClear =
    total > 0 &&
    total >= minTotal * picture.height &&
    total >= minShare * lengthOf(lines) &&
    Math.min(left, total - left) >= minOnEachSide * total
  return isClear ? best.reduce((sum, { angle, length }) => sum + angle * length, 0) / total : null
}

/** Follows each vertical edge downwards, and returns the straight ones. */
function findLines(picture: GrayPicture): Line[] {
  const { width, height } = picture
  const steps = findSteps(picture)
  const lines: Line[] = []
  for (let start = 0; start < steps.length; start += 1) {
    const points: Point[] = []
    let next: number | null = (steps[start] ?? 0) === 0 ? null : start
    while (next !== null) {
      const step: number = steps[next] ?? 0
      points.push({ x: (next % width) + offsetOf(picture, next), y: Math.floor(next / width) })
      steps[next] = 0
      next =
        [next + width, next + width - 1, next + width + 1].find((at) => (steps[at] ?? 0) * step > 0) ?? null
    }
    if (points.length >= minLength * height) lines.push(...fitLine(points))
  }
  return lines
}

/**
 * Returns the change of brightness from left to right where it's steepest, and 0 elsewhere. Positive and negative ones are the two
 * sides of a bar.
 */
function findSteps({ width, height, pixels }: GrayPicture): Int16Array {
  const steps = new Int16Array(width * height)
  const across = (at: number) => (pixels[at + 1] ?? 0) - (pixels[at - 1] ?? 0)
  for (let y = 1; y < height - 1; y += 1) {
    for (let at = y * width + 2; at < (y + 1) * width - 2; at += 1) {
      const step = across(at)
      const size = Math.abs(step)
      if (size < minContrast) continue
      if (size >= Math.abs(across(at - 1)) && size > Math.abs(across(at + 1))) steps[at] = step
    }
  }
  return steps
}

/** Returns how far right of a pixel's center its edge is steepest, in px: the top of the parabola through it and its neighbors. */
function offsetOf({ pixels }: GrayPicture, at: number): number {
  const size = (place: number) => Math.abs((pixels[place + 1] ?? 0) - (pixels[place - 1] ?? 0))
  const [before, here, after] = [size(at - 1), size(at), size(at + 1)]
  const bend = before - 2 * here + after
  return bend === 0 ? 0 : (before - after) / (2 * bend)
}

/** Returns the line through points by least squares; nothing if they aren't straight, or lean too far. */
function fitLine(points: readonly Point[]): Line[] {
  const mean = (of: (point: Point) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length
  const [x, y] = [mean((point) => point.x), mean((point) => point.y)]
  const rows = mean((point) => (point.y - y) ** 2)
  const slope = mean((point) => (point.x - x) * (point.y - y)) / rows
  const bend = Math.sqrt(mean((point) => (point.x - x - slope * (point.y - y)) ** 2))
  const angle = (-Math.atan(slope) / Math.PI) * 180
  return bend <= maxBend && Math.abs(angle) <= maxAngle ? [{ angle, x, length: points.length }] : []
}

function lengthOf(lines: readonly Line[]): number {
  return lines.reduce((sum, { length }) => sum + length, 0)
}
