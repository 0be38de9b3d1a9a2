import 'server-only'
import sharp from 'sharp'
import { readFirstDirectory, tiffTags } from './tiff-directory'

/**
 * Finds the largest JPEG embedded in a camera's raw file, and adds the orientation if the JPEG lacks it; null without one.
 *
 * Every maker stores it elsewhere: CR2, NEF, ARW and DNG in TIFF directories, ORF in the maker note, RW2 under its own tag,
 * RAF after its header, CR3 in ISO media boxes. All of them store a complete JPEG, so this searches for the structure every
 * JPEG begins with (ITU-T T.81, annex B): a start marker, consecutive segments, then a frame header. Sensor data stored as
 * a JPEG has a lossless frame, and is skipped.
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
/** Baseline, extended and progressive frames: the ones browsers and libraries can display. */
const shownFrames = [0xc0, 0xc1, 0xc2]
const anyFrame = [...shownFrames, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf]
const startOfScan = 0xda
const endOfPicture = 0xd9

/** Returns the number of pixels of the JPEG that starts there; 0 if there is none that can be displayed. */
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

/** Reads the orientation from the raw file's first directory, which CR3 stores in the box `CMT1`. */
async function findOrientation(raw: Buffer): Promise<number> {
  const box = raw.subarray(0, 64 * 1024).indexOf('CMT1')
  const base = box < 0 ? 0 : box + 4
  const directory = await readFirstDirectory(async (from, length) =>
    raw.subarray(base + from, base + from + length),
  )
  return directory.get(tiffTags.orientation) ?? 1
}

/** Inserts a minimal EXIF segment after the start marker: one directory with one entry. */
function withOrientation(jpeg: Buffer, orientation: number): Buffer {
  const segment = Buffer.from(
    'ffe100224578696600004d4d002a00000008000101120003000000010000000000000000',
    'hex',
  )
  segment.writeUInt16BE(orientation, 28)
  return Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)])
}
