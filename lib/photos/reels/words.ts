import { countPhotos } from '@/lib/photos/deliveries/words/counts'
import { maxReelPhotos } from './limits'
import type { ReelFormat } from './rules/formats'

export const makeReelText = 'Make a reel'
export const reelTitle = 'Your reel'

export const formatNames: Record<ReelFormat, string> = { '9:16': 'Story', '1:1': 'Square', '16:9': 'Wide' }

/** Why a reel can't be made. */
export type ReelProblem = 'photos' | 'encoder' | 'sound' | 'soundtrack' | 'loading' | 'other'

export const reelProblems: Record<ReelProblem, string> = {
  photos: 'Choose at least one photo for the reel.',
  encoder: "This browser can't make H.264 films. Current versions of Chrome, Edge, and Safari can.",
  sound:
    "This browser can't add music to a film. Chrome and Edge on Windows and macOS can. Or make the reel without music.",
  soundtrack: "This browser can't read the soundtrack. Choose an MP3, M4A, or WAV file.",
  loading: "A photo couldn't be loaded. Check your connection, then try again.",
  other: "The reel couldn't be made. Please try again.",
}

export const agentsCardText = "End with the agent's card"
export const musicHint = 'It stays on this device. Choose music that you have the rights to.'
export const reelAddedText = 'Reel added to the delivery'
export const reelNotAddedText = "The reel wasn't added. You can still save it, or try again."

/** `8 of at most 20 photos` */
export function describeChosen(count: number): string {
  return `${count} of at most ${countPhotos(maxReelPhotos)}`
}

/** The name under which a reel is a film of the delivery: `Reel, square.mp4`. */
export function reelFilmName(format: ReelFormat): string {
  return `Reel, ${formatNames[format].toLowerCase()}.mp4`
}

/** Of the agent's card. */
export function photosBy(studio: string): string {
  return `Photos by ${studio}`
}

export const stillFailedTexts = ["The photo wasn't saved", 'Check your connection, then try again.'] as const
