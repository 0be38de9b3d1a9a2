import {
  ALL_FORMATS,
  BlobSource,
  Conversion,
  type ConversionVideoOptions,
  Input,
  type InputVideoTrack,
  Mp4OutputFormat,
  Output,
  StreamTarget,
  type VideoSample,
} from 'mediabunny'
import { previewSeconds } from '@/lib/photos/media/limits'

export type Copy = 'PREVIEW' | 'HD' | 'FULL_HD'

/** Most pixels of the shorter side, and bits a second. */
const copies = {
  PREVIEW: { shortSide: 480, bitrate: 900_000 },
  HD: { shortSide: 720, bitrate: 3_000_000 },
  FULL_HD: { shortSide: 1080, bitrate: 6_000_000 },
} as const

/** A film that is delivered with at most this many bits a second is watched as it is, if it's small enough. */
const maxWatchedBitrate = 9_000_000
/** Of the names of temporary files. */
const prefix = 'film-'
const leftoverMs = 24 * 60 * 60_000
/** Seconds between pictures that a player can jump to. */
const keyFrameInterval = 2

/**
 * Returns which copies of a film its viewers need, the cheapest first; none if this browser can't read it.
 * @throws Error if the file can't be read
 */
export async function planCopies(film: File): Promise<Copy[]> {
  const input = openFilm(film)
  try {
    const track = await input.getPrimaryVideoTrack()
    if (!track || !(await track.canDecode())) return []
    const shortSide = await shortSideOf(track)
    const bitrate = (film.size * 8) / (await input.computeDuration())
    const isLight = bitrate <= maxWatchedBitrate && (await track.getCodec()) === 'avc'
    const isSmall = shortSide <= copies.FULL_HD.shortSide
    return [
      'PREVIEW',
      ...(shortSide > copies.HD.shortSide ? (['HD'] as const) : []),
      ...(isLight && isSmall ? [] : (['FULL_HD'] as const)),
    ]
  } finally {
    input.dispose()
  }
}

/**
 * Makes a copy of a film as H.264 in MP4, through a temporary file of the browser, so that its length doesn't matter. A preview
 * is short, silent, and watermarked.
 * @returns null if this browser can't make it, or only without the film's sound
 * @throws Error if the film is damaged, or there's no room
 */
export async function makeCopy(
  film: File,
  copy: Copy,
  options: { watermark: string; signal: AbortSignal; onProgress: (percent: number) => void },
): Promise<{ file: File; remove: () => Promise<void> } | null> {
  const { watermark, signal, onProgress } = options
  const folder = await navigator.storage.getDirectory()
  await removeLeftovers(folder)
  const name = `${prefix}${crypto.randomUUID()}.mp4`
  const handle = await folder.getFileHandle(name, { create: true })
  const remove = () => folder.removeEntry(name)
  const input = openFilm(film)
  const writing = await handle.createWritable()
  const target = new StreamTarget(writing, { chunked: true })
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: false }), target })
  let isMade = false
  try {
    const conversion = await Conversion.init({
      input,
      output,
      ...(await planConversion(input, copy, watermark)),
    })
    if (!conversion.isValid || isSilenced(conversion)) return null
    conversion.onProgress = (progress) => onProgress(progress * 100)
    signal.addEventListener('abort', () => void conversion.cancel(), { once: true })
    await conversion.execute()
    isMade = true
    const made = await handle.getFile()
    return { file: new File([made], `${film.name}.mp4`, { type: 'video/mp4' }), remove }
  } finally {
    input.dispose()
    if (!isMade) {
      // The file can't be removed while it's being written.
      await output.cancel()
      // It wasn't begun.
      if (!writing.locked) await writing.abort()
      await remove()
    }
  }
}

async function planConversion(input: Input, copy: Copy, watermark: string) {
  const isPreview = copy === 'PREVIEW'
  return {
    tracks: 'primary',
    showWarnings: false,
    tags: {},
    ...(isPreview && { trim: { start: 0, end: Math.min(previewSeconds, await input.computeDuration()) } }),
    audio: { discard: isPreview },
    video: async (track: InputVideoTrack): Promise<ConversionVideoOptions> => ({
      ...(await sizeOf(track, copies[copy].shortSide)),
      codec: 'avc',
      bitrate: copies[copy].bitrate,
      keyFrameInterval,
      allowTransformationMetadata: false,
      forceTranscode: true,
      ...(isPreview && { process: (sample: VideoSample) => drawWatermark(sample, watermark) }),
    }),
  } as const
}

/** Whether the film has sound that the conversion would leave out. */
function isSilenced({ discardedTracks }: Conversion): boolean {
  return discardedTracks.some(({ track, reason }) => track.isAudioTrack() && reason !== 'discarded_by_user')
}

/** Removes the files of pages that were left while converting; a younger one may be another page's. */
async function removeLeftovers(folder: FileSystemDirectoryHandle): Promise<void> {
  for await (const [name, handle] of folder.entries()) {
    if (!name.startsWith(prefix) || !(handle instanceof FileSystemFileHandle)) continue
    const { lastModified } = await handle.getFile()
    if (lastModified < Date.now() - leftoverMs) await folder.removeEntry(name).catch(() => undefined)
  }
}

function openFilm(film: File): Input {
  return new Input({ formats: ALL_FORMATS, source: new BlobSource(film) })
}

async function shortSideOf(track: InputVideoTrack): Promise<number> {
  return Math.min(await track.getDisplayWidth(), await track.getDisplayHeight())
}

/** H.264 has even sides. */
async function sizeOf(track: InputVideoTrack, shortSide: number): Promise<ConversionVideoOptions> {
  const [width, height] = [await track.getDisplayWidth(), await track.getDisplayHeight()]
  const scale = Math.min(1, shortSide / Math.min(width, height))
  const even = (length: number) => Math.max(2, Math.round((length * scale) / 2) * 2)
  return { width: even(width), height: even(height), fit: 'fill' }
}

/** Draws the text across the picture, as over photos that aren't paid for. */
function drawWatermark(sample: VideoSample, text: string): OffscreenCanvas {
  const { displayWidth: width, displayHeight: height } = sample
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no 2d canvas context')
  sample.draw(context, 0, 0, width, height)
  context.font = `600 ${Math.round(height / 18)}px sans-serif`
  context.fillStyle = 'rgb(255 255 255 / 0.42)'
  context.strokeStyle = 'rgb(0 0 0 / 0.28)'
  context.translate(width / 2, height / 2)
  context.rotate(-Math.PI / 8)
  const [stepX, stepY] = [context.measureText(text).width + height / 6, height / 3.5]
  for (let y = -height; y <= height; y += stepY) {
    for (let x = -width; x <= width; x += stepX) {
      context.strokeText(text, x, y)
      context.fillText(text, x, y)
    }
  }
  return canvas
}
