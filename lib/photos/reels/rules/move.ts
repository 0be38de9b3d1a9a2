import { centerPoint, type FocalPoint } from '@/lib/photos/deliveries/rules/focal-point'
import type { Size } from './formats'

export type Area = { x: number; y: number; width: number; height: number }

/** From which to which crop a photo moves. `shift`: across, in parts of the crop's width, from the focal point */
export type Move = Record<'from' | 'to', { zoom: number; shift: number }>

/** How much closer a photo gets while it's shown. */
export const maxZoom = 1.1
const shift = 0.05

const moves: Move[] = [
  { from: { zoom: 1, shift: -shift }, to: { zoom: maxZoom, shift: 0 } },
  { from: { zoom: maxZoom, shift: 0 }, to: { zoom: 1, shift } },
  { from: { zoom: 1, shift }, to: { zoom: maxZoom, shift: 0 } },
  { from: { zoom: maxZoom, shift: 0 }, to: { zoom: 1, shift: -shift } },
]

/** A still: it doesn't move. */
export const noMove: Move = { from: { zoom: 1, shift: 0 }, to: { zoom: 1, shift: 0 } }

/** Returns how the photo at this place of a reel moves: closer and farther in turn, to either side. */
export function moveAt(place: number): Move {
  return moves[place % moves.length] ?? noMove
}

/**
 * Returns the part of a photo that fills the output. It has the output's proportions, never leaves the photo, and always has the
 * focal point in it.
 * @param progress 0 to 1
 */
export function cropAt(
  photo: Size,
  output: Size,
  focus: FocalPoint | null,
  { from, to }: Move,
  progress: number,
): Area {
  const [first, last] = [crop(photo, output, focus, from), crop(photo, output, focus, to)]
  // Between two crops within the photo, every one is.
  const between = (side: keyof Area) => first[side] + (last[side] - first[side]) * progress
  return { x: between('x'), y: between('y'), width: between('width'), height: between('height') }
}

function crop(photo: Size, output: Size, focus: FocalPoint | null, end: Move['from']): Area {
  const { x, y } = focus ?? centerPoint
  const scale = Math.min(photo.width / output.width, photo.height / output.height) / end.zoom
  const [width, height] = [output.width * scale, output.height * scale]
  return {
    x: place(photo.width, width, x / 100, end.shift),
    y: place(photo.height, height, y / 100, 0),
    width,
    height,
  }
}

/** Places the crop along one side as CSS does: the point is at the same part of the crop as of the photo. */
function place(whole: number, part: number, point: number, shifted: number): number {
  const wanted = (whole - part) * point + part * shifted
  const [min, max] = [Math.max(0, whole * point - part), Math.min(whole - part, whole * point)]
  return Math.min(Math.max(wanted, min), Math.max(min, max))
}
