/** A picture in shades of gray, 0 to 255, row by row. */
export type GrayPicture = { width: number; height: number; pixels: Uint8Array | Uint8ClampedArray }

/** Converts pixels of four bytes each to gray, as eyes see it (Rec. 601). */
export function toGray(rgba: Uint8ClampedArray, width: number, height: number): GrayPicture {
  const pixels = new Uint8Array(width * height)
  for (let place = 0; place < pixels.length; place += 1) {
    const at = place * 4
    pixels[place] = Math.round(
      0.299 * (rgba[at] ?? 0) + 0.587 * (rgba[at + 1] ?? 0) + 0.114 * (rgba[at + 2] ?? 0),
    )
  }
  return { width, height, pixels }
}

/** Returns the mean brightness, 0 to 255. */
export function meanLuminance({ pixels }: GrayPicture): number {
  let sum = 0
  for (const value of pixels) sum += value
  return pixels.length === 0 ? 0 : sum / pixels.length
}

/** Of 255, which is what is left of clipped lights once a picture was reduced. */
const whiteFrom = 250

/** Returns the share of pixels without any detail left, because they're white, 0 to 1. */
export function measureWhite({ pixels }: GrayPicture): number {
  let white = 0
  for (const value of pixels) if (value >= whiteFrom) white += 1
  return pixels.length === 0 ? 0 : white / pixels.length
}

/** Blocks on each side into which a picture is cut to find its sharpest. */
const blocks = 4

/**
 * Returns the variance of the Laplacian in the sharpest part of a picture. It's low where nothing is in focus; a sharp chair in
 * front of a soft room is sharp.
 */
export function measureSharpness(picture: GrayPicture): number {
  const { width, height } = picture
  let best = 0
  for (let row = 0; row < blocks; row += 1) {
    for (let column = 0; column < blocks; column += 1) {
      const variance = laplacianVariance(picture, {
        left: Math.max(1, Math.floor((width * column) / blocks)),
        right: Math.min(width - 1, Math.floor((width * (column + 1)) / blocks)),
        top: Math.max(1, Math.floor((height * row) / blocks)),
        bottom: Math.min(height - 1, Math.floor((height * (row + 1)) / blocks)),
      })
      best = Math.max(best, variance)
    }
  }
  return best
}

/**
 * Returns how much sharper a picture is than the same one at half its size. About 1 where something is in focus, whatever the contrast;
 * near 0.1 where it's so soft that the smaller one has all its detail.
 */
export function measureFineness(picture: GrayPicture): number {
  const half = measureSharpness(halve(picture))
  return half === 0 ? 0 : measureSharpness(picture) / half
}

function halve({ width, height, pixels }: GrayPicture): GrayPicture {
  const [columns, rows] = [Math.floor(width / 2), Math.floor(height / 2)]
  const halved = new Uint8Array(columns * rows)
  for (let at = 0; at < halved.length; at += 1) {
    const from = Math.floor(at / columns) * 2 * width + (at % columns) * 2
    const sum = sumOf(pixels[from], pixels[from + 1], pixels[from + width], pixels[from + width + 1])
    halved[at] = Math.round(sum / 4)
  }
  return { width: columns, height: rows, pixels: halved }
}

type Area = { left: number; right: number; top: number; bottom: number }

function laplacianVariance({ width, pixels }: GrayPicture, { left, right, top, bottom }: Area): number {
  let [count, sum, squares] = [0, 0, 0]
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      const at = y * width + x
      const around = sumOf(pixels[at - 1], pixels[at + 1], pixels[at - width], pixels[at + width])
      const value = around - 4 * (pixels[at] ?? 0)
      count += 1
      sum += value
      squares += value * value
    }
  }
  return count === 0 ? 0 : squares / count - (sum / count) ** 2
}

function sumOf(left = 0, right = 0, above = 0, below = 0): number {
  return left + right + above + below
}

/** The difference hash compares each of 8 × 8 cells with the one to its right. */
const cells = 8

/**
 * Returns a picture's difference hash (dHash) as 16 hexadecimal digits. Pictures of the same view have hashes that differ in
 * few bits, whatever their size, brightness and compression.
 */
export function differenceHash(picture: GrayPicture): string {
  let digits = ''
  for (let row = 0; row < cells; row += 1) {
    let bits = 0
    for (let column = 0; column < cells; column += 1) {
      const isDarker = cellMean(picture, column, row) < cellMean(picture, column + 1, row)
      bits = bits * 2 + (isDarker ? 1 : 0)
    }
    digits += bits.toString(16).padStart(2, '0')
  }
  return digits
}

/** Returns the mean of a cell, of nine in a row and eight in a column. */
function cellMean({ width, height, pixels }: GrayPicture, column: number, row: number): number {
  const left = Math.floor((width * column) / (cells + 1))
  const right = Math.max(left + 1, Math.floor((width * (column + 1)) / (cells + 1)))
  const top = Math.floor((height * row) / cells)
  const bottom = Math.max(top + 1, Math.floor((height * (row + 1)) / cells))
  let sum = 0
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) sum += pixels[y * width + x] ?? 0
  }
  return sum / ((right - left) * (bottom - top))
}

/** Returns in how many of their 64 bits two hashes differ. */
export function hashDistance(one: string, other: string): number {
  return bitDistance(toBits(one), toBits(other))
}

/** A hash as two numbers of 32 bits, for comparing it with many. */
export type HashBits = readonly [number, number]

export function toBits(hash: string): HashBits {
  return [Number.parseInt(hash.slice(0, 8), 16), Number.parseInt(hash.slice(8), 16)]
}

export function bitDistance(one: HashBits, other: HashBits): number {
  return countBits(one[0] ^ other[0]) + countBits(one[1] ^ other[1])
}

/** https://graphics.stanford.edu/~seander/bithacks.html#CountBitsSetParallel */
function countBits(value: number): number {
  const pairs = value - ((value >>> 1) & 0x55_55_55_55)
  const fours = (pairs & 0x33_33_33_33) + ((pairs >>> 2) & 0x33_33_33_33)
  return Math.imul((fours + (fours >>> 4)) & 0x0f_0f_0f_0f, 0x01_01_01_01) >>> 24
}
