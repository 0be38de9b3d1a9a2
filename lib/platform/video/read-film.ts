import { ALL_FORMATS, CustomSource, Input } from 'mediabunny'
import { countSamples } from './count-samples'

/** What a film's file says about itself. */
export type Film = {
  /** Milliseconds. */
  durationMs: number
  /** Pixels, upright. */
  width: number
  height: number
  hasSound: boolean
  /** Whether every current browser decodes it. */
  isPlayable: boolean
}

/** Reads part of a file, excluding `to`. */
type ReadPart = (from: number, to: number) => Promise<Uint8Array>

/** The index of an hour of 8K film is smaller; a file that wants more is no film. */
const maxBytesRead = 96 * 1024 * 1024
/** Pixels a side. */
const maxSide = 16_384
/** The longest film, in hours. */
const maxHours = 12
/** The most pictures of a track: 12 hours at 60 a second, or an hour in slow motion. */
const maxSamples = maxHours * 3_600 * 60

/** H.264 with 8 bits and 4:2:0. Its other profiles play nowhere. RFC 6381, 3.3; ITU-T H.264, A.2. */
const playableAvc = /^avc[13]\.(42|4d|58|64)/i

/**
 * Reads the duration and size of a film from its container, without its pictures.
 * @returns null if there is no film in it, or it lasts no time
 * @throws Error from `readPart`
 */
export async function readFilm(sizeBytes: number, readPart: ReadPart): Promise<Film | null> {
  let failure: unknown
  let bytesRead = 0
  async function read(from: number, to: number): Promise<Uint8Array> {
    bytesRead += to - from
    if (bytesRead > maxBytesRead) throw new Error('too much of the film would have to be read')
    try {
      return await readPart(from, to)
    } catch (error) {
      failure = error
      throw error
    }
  }
  if ((await countSamples(sizeBytes, readPart, maxBytesRead)) > maxSamples) return null
  const source = new CustomSource({ getSize: () => sizeBytes, read, prefetchProfile: 'network' })
  const input = new Input({ formats: ALL_FORMATS, source })
  try {
    return await describe(input)
  } catch (error) {
    if (failure !== undefined) throw failure
    // Whatever the library throws at a damaged file says that it's damaged.
    if (error instanceof Error) return null
    throw error
  } finally {
    input.dispose()
  }
}

async function describe(input: Input): Promise<Film | null> {
  const track = await input.getPrimaryVideoTrack()
  if (!track) return null
  const [width, height] = [await track.getDisplayWidth(), await track.getDisplayHeight()]
  const durationMs = Math.round((await readDuration(input)) * 1000)
  const isSized = width > 0 && height > 0 && Math.max(width, height) <= maxSide
  if (!isSized || durationMs <= 0 || durationMs > maxHours * 3_600_000) return null
  const codec = await track.getCodec()
  const isPlayable =
    codec === 'avc'
      ? playableAvc.test((await track.getCodecParameterString()) ?? '')
      : codec === 'vp8' || codec === 'vp9' || codec === 'av1'
  return { durationMs, width, height, hasSound: (await input.getPrimaryAudioTrack()) !== null, isPlayable }
}

/** Seconds. The header usually says; otherwise the last pictures do. */
async function readDuration(input: Input): Promise<number> {
  return (await input.getDurationFromMetadata()) ?? (await input.computeDuration())
}
