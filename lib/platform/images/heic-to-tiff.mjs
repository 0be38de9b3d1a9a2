// Usage: `node heic-to-tiff.mjs <heic> <tiff> <pixel limit>`. Decoding a phone's photo takes a second and half a gigabyte,
// and reads untrusted files. A separate process doesn't block the server, frees all its memory and has no secrets.
import { openSync, readFileSync, writeSync } from 'node:fs'
import libheif from 'libheif-js/wasm-bundle.js'

/** Read by lib/platform/images/convert-heic.ts. */
const exitCodes = { damaged: 2, tooLarge: 3 }
const rowsPerStrip = 64

const [source, target, pixelLimit] = process.argv.slice(2)

try {
  const bytes = readFileSync(source)
  const image = new libheif.HeifDecoder().decode(bytes).find((candidate) => candidate.is_primary())
  if (!image) process.exit(exitCodes.damaged)
  const [width, height] = [image.get_width(), image.get_height()]
  if (width * height > Number(pixelLimit)) process.exit(exitCodes.tooLarge)
  const data = new Uint8ClampedArray(width * height * 4)
  const shown = await new Promise((resolve) => image.display({ data, width, height }, resolve))
  if (!shown) process.exit(exitCodes.damaged)
  writeTiff({ width, height, data, profile: findColorProfile(bytes) })
} catch (error) {
  process.stderr.write(String(error))
  process.exit(exitCodes.damaged)
}

/** Returns the color profile, which the decoder doesn't apply. ISO/IEC 14496-12, 12.1.5: box `colr`, type `prof`. */
function findColorProfile(bytes) {
  const at = bytes.indexOf('colrprof')
  if (at < 0) return Buffer.alloc(0)
  const start = at + 8
  return bytes.subarray(start, start + bytes.readUInt32BE(start))
}

/** Writes an uncompressed RGBA TIFF (TIFF 6.0): directory, color profile, then the pixels in strips. */
function writeTiff({ width, height, data, profile }) {
  const strips = Math.ceil(height / rowsPerStrip)
  const stripBytes = width * rowsPerStrip * 4
  const [short, long, unknown] = [3, 4, 7]
  const entryCount = profile.length > 0 ? 12 : 11
  const bits = 8 + 2 + entryCount * 12 + 4
  const offsets = bits + 8
  const counts = offsets + strips * 4
  const profileAt = counts + strips * 4
  const pixelsAt = profileAt + profile.length
  const list = (at, value) => (strips === 1 ? value : at)
  const entries = [
    [256, long, 1, width],
    [257, long, 1, height],
    [258, short, 4, bits],
    [259, short, 1, 1],
    [262, short, 1, 2],
    [273, long, strips, list(offsets, pixelsAt)],
    [277, short, 1, 4],
    [278, long, 1, rowsPerStrip],
    [279, long, strips, list(counts, data.length)],
    [284, short, 1, 1],
    [338, short, 1, 2],
    ...(profile.length > 0 ? [[34_675, unknown, profile.length, profileAt]] : []),
  ]
  const head = Buffer.alloc(profileAt)
  head.write('II*\0', 0, 'latin1')
  head.writeUInt32LE(8, 4)
  head.writeUInt16LE(entryCount, 8)
  for (const [index, [tag, type, count, value]] of entries.entries()) {
    const at = 10 + index * 12
    head.writeUInt16LE(tag, at)
    head.writeUInt16LE(type, at + 2)
    head.writeUInt32LE(count, at + 4)
    head.writeUInt32LE(value, at + 8)
  }
  for (let channel = 0; channel < 4; channel += 1) head.writeUInt16LE(8, bits + channel * 2)
  for (let strip = 0; strip < strips; strip += 1) {
    const start = strip * stripBytes
    head.writeUInt32LE(pixelsAt + start, offsets + strip * 4)
    head.writeUInt32LE(Math.min(stripBytes, data.length - start), counts + strip * 4)
  }
  const file = openSync(target, 'w')
  for (const part of [head, profile, data]) writeAll(file, part)
}

function writeAll(file, part) {
  for (let at = 0; at < part.length; ) at += writeSync(file, part, at)
}
