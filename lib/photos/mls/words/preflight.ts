import type { SetProblem } from '@/lib/photos/mls/rules/check-set'
import { isUnverified } from '@/lib/photos/mls/rules/figures'
import type { FitChoice, FitOption } from '@/lib/photos/mls/rules/fit-choices'
import type { Adjustment, PhotoProblem, TooSmall } from '@/lib/photos/mls/rules/plan-photo'
import { type Size, smallestSides } from '@/lib/photos/mls/rules/plan-size'
import type { ProfileContent } from '@/lib/photos/mls/schema/profiles'
import { describeKilobytes } from '@/lib/photos/mls/words/profiles'
import { countOf } from '@/lib/platform/words'

const pixels = ({ width, height }: Size) => `${width} × ${height}`

/** Says what is done to a photo. */
export function describeAdjustment(adjustment: Adjustment): string {
  switch (adjustment.kind) {
    case 'resized':
      return `Resized to ${pixels(adjustment)}`
    case 'cropped':
      return `Cropped to ${pixels(adjustment)}`
    case 'padded':
      return `White bars added, ${pixels(adjustment)}`
    case 'compressed':
      return `Compressed below ${describeKilobytes(adjustment.maxKilobytes)}`
    case 'converted':
      return 'Converted to JPEG'
    case 'labeled':
      return `“${adjustment.label}” written on the photo`
    case 'captioned':
      return `“${adjustment.label}” added to the caption`
    case 'moved':
      return 'Moved next to its altered version'
    case 'caption-cut':
      return `Caption cut to ${adjustment.limit} characters`
  }
}

/** Says why a photo is left out, or what the agent must do about it. */
export function describePhotoProblem(problem: PhotoProblem): string {
  switch (problem.kind) {
    case 'waiting':
      return "Left out: it's still being prepared."
    case 'unprepared':
      return "Left out: it couldn't be prepared. Download its original instead."
    case 'too-small':
    case 'falls-below':
      return `${problem.isUnverified ? unverified : 'Left out: '}${describeTooSmall(problem)}`
    case 'no-original':
      return `${theBoard(problem)} wants the unaltered original next to it, but none is linked.`
    case 'original-left-out':
      return `${theBoard(problem)} wants the unaltered original next to it, but it's left out.`
    case 'label-forbidden':
      return 'The board wants a label on the photo but allows no text there. The label is in the caption instead; ask the board.'
  }
}

/** An unverified rule is never presented as the board's. */
const unverified = 'Unverified: '

function theBoard({ isUnverified }: { isUnverified: boolean }): string {
  return isUnverified ? `${unverified}the board` : 'The board'
}

/** `at 1280 px wide, its height falls to 719; the board wants at least 768.` */
function describeTooSmall({ kind, size, ...limits }: TooSmall): string {
  const { width, height } = size
  const { long, short } = smallestSides(limits)
  const wanted = width < height ? { width: short, height: long } : { width: long, height: short }
  if (kind === 'too-small') return `${pixels(size)} is too small; the board wants at least ${pixels(wanted)}.`
  if (width >= wanted.width)
    return `at ${width} px wide, its height falls to ${height}; the board wants at least ${wanted.height}.`
  if (height >= wanted.height)
    return `at ${height} px high, its width falls to ${width}; the board wants at least ${wanted.width}.`
  return `it's reduced to ${pixels(size)}; the board wants at least ${pixels(wanted)}.`
}

/** The ways to deliver a photo that doesn't fit a board as it is. */
export const fitNames: Record<FitOption, string> = {
  CROP: 'Crop',
  PAD: 'White bars',
  KEEP: 'Keep as it is',
  LEAVE: 'Leave out',
}

/** Says why a photo needs a choice. */
export function describeFitChoice(
  { problem }: FitChoice,
  { values }: Pick<ProfileContent, 'values'>,
): string {
  if (problem) return describeTooLittle(problem)
  return `Upright, and this board shows ${values.aspectWidth}:${values.aspectHeight}.`
}

/** `At 1280 px wide, its height falls to 719; the board wants at least 768.` */
function describeTooLittle(problem: TooSmall): string {
  const reason = describeTooSmall(problem)
  return problem.isUnverified ? `${unverified}${reason}` : reason.charAt(0).toUpperCase() + reason.slice(1)
}

const firstPhotos = {
  UNKNOWN: '',
  ANY: '',
  EXTERIOR: 'an exterior',
  FRONT_EXTERIOR: 'the front exterior',
  FRONT_OR_AERIAL: 'the front exterior, or an aerial or view followed by it',
  UNALTERED_EXTERIOR: 'an unaltered exterior',
}

/** Says what the agent must do about the photos as a whole. */
export function describeSetProblem(problem: SetProblem): string {
  const sentence = describeWanted(problem)
  return problem.isUnverified ? `${unverified}${sentence}` : sentence
}

function describeWanted(problem: SetProblem): string {
  switch (problem.kind) {
    case 'too-few':
      return `At least ${countOf(problem.limit, 'photo')} needed; there ${beCount(problem.count)}.`
    case 'too-many':
      return `At most ${countOf(problem.limit, 'photo')} allowed; leave out ${problem.count - problem.limit}.`
    case 'few-front-exteriors':
      return missing('front exterior', problem)
    case 'few-exteriors':
      return missing('exterior', problem)
    case 'few-interiors':
      return missing('interior', problem)
    case 'first-photo':
      return `The first photo must be ${firstPhotos[problem.wanted]}.`
    case 'label-unknown':
      return "We haven't checked how this board wants altered photos labeled. Their captions say it; ask the board whether that's enough."
  }
}

function missing(kind: string, { count, limit }: { count: number; limit: number }): string {
  return `At least ${countOf(limit, `${kind} photo`)} needed; ${count === 0 ? 'no photo is' : `only ${countOf(count, 'photo')} ${count === 1 ? 'is' : 'are'}`} marked as one.`
}

function beCount(count: number): string {
  return `${count === 1 ? 'is' : 'are'} ${count}`
}

const acceptedLinks = {
  UNKNOWN: "We haven't checked which links this board accepts. Nearly every board accepts an unbranded one.",
  UNBRANDED: 'this board accepts only an unbranded link.',
  BRANDED: 'this board accepts a branded link too.',
}

/** Says which links a board accepts for a listing. */
export function describeLinks(profile: Pick<ProfileContent, 'values' | 'sources'>): string {
  const { links } = profile.values
  if (links === 'UNKNOWN') return acceptedLinks.UNKNOWN
  if (isUnverified(profile, 'links')) return `${unverified}${acceptedLinks[links]}`
  return acceptedLinks[links].replace('this', 'This')
}

/** Applies to every photo. */
export const alwaysDoneText =
  'Every file is a JPEG in sRGB, numbered in order, without location or camera details.'

/** Follows the file's name. */
export const tooDetailedText =
  "can't be made small enough for this board without going below its smallest size."
