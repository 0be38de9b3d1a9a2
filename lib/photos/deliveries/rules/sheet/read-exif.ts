/** What a picture's Exif data says of its exposure. */
export type Exposure = {
  /** Exposure bias in stops; null if it isn't stated. */
  bias: number | null
  /** Exposure time in seconds; null if it isn't stated. */
  seconds: number | null
}

const tags = { exifFolder: 0x8769, exposureTime: 0x829a, exposureBias: 0x9204 }
const rationalTypes = { unsigned: 5, signed: 10 }
const bytesPerEntry = 12
/** More entries than any camera writes: the data isn't a folder. */
const maxEntries = 512

/**
 * Reads the exposure from the first bytes of a JPEG, a TIFF, or a RAW file that is based on TIFF. Everything is null where
 * there's none. https://www.cipa.jp/std/documents/download_e.html?DC-008-Translation-2023-E
 */
export function readExposure(head: ArrayBuffer): Exposure {
  const none = { bias: null, seconds: null }
  try {
    const tiff = findTiff(new DataView(head))
    return tiff ? readFolders(tiff) : none
  } catch {
    // An offset leads beyond the bytes at hand.
    return none
  }
}

/** Returns the TIFF structure: the whole file, or what a JPEG's Exif segment holds. */
function findTiff(file: DataView): DataView | null {
  if (isTiff(file, 0)) return file
  if (file.getUint16(0) !== 0xff_d8) return null
  for (let at = 2; file.getUint8(at) === 0xff; at += 2 + file.getUint16(at + 2)) {
    const isExif = file.getUint8(at + 1) === 0xe1 && file.getUint32(at + 4) === 0x45_78_69_66
    if (isExif) return isTiff(file, at + 10) ? new DataView(file.buffer, at + 10) : null
  }
  return null
}

function isTiff(file: DataView, at: number): boolean {
  const order = file.getUint16(at)
  return (order === 0x49_49 || order === 0x4d_4d) && file.getUint16(at + 2, order === 0x49_49) === 42
}

function readFolders(tiff: DataView): Exposure {
  const isLittle = tiff.getUint16(0) === 0x49_49
  const main = readFolder(tiff, tiff.getUint32(4, isLittle), isLittle)
  const exifEntry = main.get(tags.exifFolder)
  const exif =
    exifEntry === undefined ? main : readFolder(tiff, tiff.getUint32(exifEntry + 8, isLittle), isLittle)
  const rational = (tag: number) => {
    const entry = exif.get(tag) ?? main.get(tag)
    return entry === undefined ? null : readRational(tiff, entry, isLittle)
  }
  return { bias: rational(tags.exposureBias), seconds: rational(tags.exposureTime) }
}

/** Returns where each tag's entry is. */
function readFolder(tiff: DataView, at: number, isLittle: boolean): Map<number, number> {
  const count = Math.min(tiff.getUint16(at, isLittle), maxEntries)
  const entries = Array.from({ length: count }, (_, place) => at + 2 + place * bytesPerEntry)
  return new Map(entries.map((entry) => [tiff.getUint16(entry, isLittle), entry]))
}

function readRational(tiff: DataView, entry: number, isLittle: boolean): number | null {
  const type = tiff.getUint16(entry + 2, isLittle)
  if (type !== rationalTypes.unsigned && type !== rationalTypes.signed) return null
  const at = tiff.getUint32(entry + 8, isLittle)
  const read = (offset: number) =>
    type === rationalTypes.signed ? tiff.getInt32(offset, isLittle) : tiff.getUint32(offset, isLittle)
  const value = read(at) / read(at + 4)
  return Number.isFinite(value) ? value : null
}
