import 'server-only'
import sharp from 'sharp'
import { readFirstDirectory, tiffTags } from './tiff-directory'

/**
 * The largest JPEG inside a camera's raw file, complete with the orientation in which it is to be seen; null without one.
 *
 * Each maker keeps it elsewhere: CR2, NEF, ARW and DNG in directories of a TIFF, ORF in the maker's note, RW2 under a tag of
 * its own, RAF behind its header, CR3 in boxes as of a film. All of them store it as one whole JPEG, so it is found by
 * how every JPEG begins (ITU-T T.81, annex B): a start marker, segments that follow one another, then a frame header. The
 * sensor's own data is a lossless frame where it is a JPEG at all, and is passed over.
 */
export async function findEmbeddedPicture(raw: Buffer): Promise<Buffer | null> {
  let largest = { at: -1, area: 0 }
  for (let at = raw.indexOf(startOfPicture); at >= 0; at = raw.indexOf(startOfPicture, at + 1)) {
    const area = measureFrame(raw, at)
    if (area > largest.area) largest = { at, area }
  }
  if (largest.at < 0) return null
  const picture = raw.subarray(largest.at)
  const { orientation } = await sharp(picture).metadata()
  return orientation ? picture : withOrientation(picture, await findOrientation(raw))
}

const startOfPicture = Buffer.from([0xff, 0xd8, 0xff])
/** Baseline, extended and progressive: what browsers and libraries can show. */
const shownFrames = [0xc0, 0xc1, 0xc2]
const anyFrame = [...shownFrames, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf]
const startOfScan = 0xda
const endOfPicture = 0xd9

/** Pixels of the JPEG that begins there; 0 when none does that can be shown. */
function measureFrame(bytes: Buffer, start: number): number {
  let at = start + 2
  while (at + 10 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0
    if (marker === startOfScan || marker === endOfPicture) return 0
    const length = bytes.readUInt16BE(at + 2)
    if (anyFrame.includes(marker)) {
      const eightBits = bytes[at + 4] === 8
      return shownFrames.includes(marker) && eightBits
        ? bytes.readUInt16BE(at + 5) * bytes.readUInt16BE(at + 7)
        : 0
    }
    at += 2 + Math.max(length, 2)
  }
  return 0
}

/** How the camera was held, as the raw file says it: in its first directory, or in CR3's box of that name. */
async function findOrientation(raw: Buffer): Promise<number> {
  const box = raw.subarray(0, 64 * 1024).indexOf('CMT1')
  const base = box < 0 ? 0 : box + 4
  const directory = await readFirstDirectory(async (from, length) =>
    raw.subarray(base + from, base + from + length),
  )
  return directory.get(tiffTags.orientation) ?? 1
}

/** Puts the smallest EXIF segment there is behind the start marker: one directory of one entry. */
function withOrientation(jpeg: Buffer, orientation: number): Buffer {
  const segment = Buffer.from(
    'ffe100224578696600004d4d002a00000008000101120003000000010000000000000000',
    'hex',
  )
  segment.writeUInt16BE(orientation, 28)
  return Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)])
}
