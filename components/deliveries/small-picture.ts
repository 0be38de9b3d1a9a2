/** Enough for a preview's tile on a sharp screen; a row shows less. */
const side = 640
/** A picture of 24 megapixels takes some 100 MB while it is decoded. */
const atOnce = 2

const made = new WeakMap<File, Promise<string | null>>()
const waiting: (() => void)[] = []
let working = 0

/**
 * A small picture of a chosen file, as a data address; null where this browser cannot show the format. Each is made
 * once, two at a time, and only when it is asked for, so that five hundred large files never stand decoded in memory.
 */
export function makeSmallPicture(file: File): Promise<string | null> {
  const known = made.get(file)
  if (known) return known
  const picture = takeTurn(() => draw(file)).catch(() => null)
  made.set(file, picture)
  return picture
}

async function takeTurn<T>(work: () => Promise<T>): Promise<T> {
  if (working >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
  else working += 1
  try {
    return await work()
  } finally {
    // A turn is passed on, or released.
    const next = waiting.shift()
    if (next) next()
    else working -= 1
  }
}

async function draw(file: File): Promise<string> {
  const bitmap = await createImageBitmap(file, { resizeWidth: side, resizeQuality: 'medium' })
  const canvas = document.createElement('canvas')
  canvas.width = bitmap.width
  canvas.height = bitmap.height
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
  bitmap.close()
  return canvas.toDataURL('image/jpeg', 0.7)
}
