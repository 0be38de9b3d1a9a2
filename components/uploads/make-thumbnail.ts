import { decodeReduced } from './decode-reduced'

/** In px; enough for a preview tile on a high-density screen. */
const side = 640
/** Decoding a 24-megapixel picture takes about 100 MB. */
const maxParallel = 2

const made = new WeakMap<File, Promise<string | null>>()
const waiting: (() => void)[] = []
let working = 0

/**
 * Returns a thumbnail of a chosen file as a data URL; null if this browser can't decode the format. Thumbnails are made
 * once, on demand and a few at a time, so that hundreds of large files are never decoded in memory together.
 */
export function makeThumbnail(file: File): Promise<string | null> {
  const known = made.get(file)
  if (known) return known
  const picture = withSlot(() => draw(file)).catch(() => null)
  made.set(file, picture)
  return picture
}

async function withSlot<T>(work: () => Promise<T>): Promise<T> {
  if (working >= maxParallel) await new Promise<void>((resolve) => waiting.push(resolve))
  else working += 1
  try {
    return await work()
  } finally {
    // Passes the slot to the next task, or releases it.
    const next = waiting.shift()
    if (next) next()
    else working -= 1
  }
}

/** Encodes off the page's thread: with hundreds of pictures, the page would stutter. */
async function draw(file: File): Promise<string> {
  const bitmap = await decodeReduced(file, side)
  const [width, height] = [side, Math.max(1, Math.round((side * bitmap.height) / bitmap.width))]
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  context?.drawImage(bitmap, 0, 0, width, height)
  bitmap.close()
  return await toDataUrl(await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.7 }))
}

function toDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(blob)
  })
}
