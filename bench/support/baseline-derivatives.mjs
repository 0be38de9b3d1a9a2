import sharp from 'sharp'

sharp.concurrency(1)
sharp.cache(false)

const sides = [3000, 2048, 1600, 640]

/**
 * Does only the image work: the same four derivatives of each photo, several photos at a time, in no order.
 * @param {(path: string) => Promise<void>} renderOne
 * @param {string[]} paths
 * @param {number} concurrency
 */
export async function renderBaseline(renderOne, paths, concurrency) {
  const left = [...paths]
  const work = async () => {
    for (let path = left.pop(); path; path = left.pop()) await renderOne(path)
  }
  await Promise.all(Array.from({ length: concurrency }, work))
}

/** Renders each size from the original, the obvious way. */
export async function renderFromOriginal(path) {
  for (const side of sides) await encode(openOriginal(path).resize(side, side, fitted), side).toBuffer()
}

/** Renders each size from the next larger one, in memory only: the fastest way we know. */
export async function renderChained(path) {
  let picture = openOriginal(path)
  for (const side of sides) {
    const { data, info } = await picture
      .resize(side, side, fitted)
      .raw()
      .toBuffer({ resolveWithObject: true })
    await encode(sharp(data, { raw: info }), side).toBuffer()
    picture = sharp(data, { raw: info })
  }
}

const fitted = { fit: 'inside', withoutEnlargement: true }

function openOriginal(path) {
  return sharp(path, { sequentialRead: true }).autoOrient().toColourspace('srgb')
}

function encode(picture, side) {
  if (side === 640) return picture.webp({ quality: 78, effort: 3 })
  if (side === 1600) return picture.jpeg({ quality: 82, progressive: true })
  return picture.jpeg({ quality: side === 3000 ? 89 : 85, optimiseCoding: false })
}
