import sharp from 'sharp'

/** A raw file's embedded pictures: a small blue one and a large red one, both without an orientation. */
export async function cameraPictures(): Promise<{ small: Buffer; large: Buffer }> {
  const plain = (width: number, height: number, background: string) =>
    sharp({ create: { width, height, channels: 3, background } })
      .jpeg()
      .toBuffer()
  return { small: await plain(160, 120, '#2020d0'), large: await plain(900, 600, '#d02020') }
}

/** Sensor data that contains what looks like the start of a JPEG. */
const sensor = Buffer.concat([
  Buffer.alloc(5000, 0x5a),
  Buffer.from('ffd8ffffd8ff00ffd8ffe1', 'hex'),
  Buffer.alloc(500, 0xa5),
])
/** A lossless JPEG frame of 6000 x 4000, as several makers store the sensor data. */
const losslessFrame = Buffer.from('ffd8ffc3000b0e0fa01770 03011100ffda'.replaceAll(' ', ''), 'hex')

/** A TIFF's first directory with an orientation, after a header that begins with this text. */
function directory(header: string, order: 'II' | 'MM', orientation: number, extra: number[][] = []): Buffer {
  const entries = [...extra, [0x112, 3, orientation]]
  const bytes = Buffer.alloc(16 + 2 + entries.length * 12 + 4)
  bytes.write(header, 0, 'latin1')
  const short = (value: number, at: number) =>
    order === 'II' ? bytes.writeUInt16LE(value, at) : bytes.writeUInt16BE(value, at)
  const long = (value: number, at: number) =>
    order === 'II' ? bytes.writeUInt32LE(value, at) : bytes.writeUInt32BE(value, at)
  long(16, 4)
  short(entries.length, 16)
  for (const [index, [tag = 0, type = 0, value = 0]] of entries.entries()) {
    const at = 18 + index * 12
    short(tag, at)
    short(type, at + 2)
    long(1, at + 4)
    if (type === 3) short(value, at + 8)
    else long(value, at + 8)
  }
  return bytes
}

/** An ISO media box: length, name, content. */
function box(name: string, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(body.length + 8, 0)
  head.write(name, 4, 'latin1')
  return Buffer.concat([head, body])
}

/** Creates a raw file of every accepted type, with its signature and this orientation. */
export async function makeRawFiles(orientation: number): Promise<Record<string, Buffer>> {
  const { small, large } = await cameraPictures()
  const pictures = [small, losslessFrame, sensor, large, sensor]
  const tiff = (header: string, order: 'II' | 'MM' = 'II', extra: number[][] = []) =>
    Buffer.concat([directory(header, order, orientation, extra), ...pictures])
  return {
    'image/x-canon-cr2': tiff('II*\0\u0010\0\0\0CR\u0002\0'),
    'image/x-nikon-nef': tiff('MM\0*', 'MM', [[0xfe, 4, 1]]),
    'image/x-sony-arw': tiff('II*\0', 'II', [[0xfe, 4, 1]]),
    'image/x-adobe-dng': tiff('II*\0', 'II', [[0xfe, 4, 1]]),
    'image/x-olympus-orf': tiff('IIRO'),
    'image/x-panasonic-rw2': tiff('IIU\0'),
    'image/x-canon-cr3': Buffer.concat([
      box('ftyp', Buffer.from('crx \0\0\0\u0001crx isom', 'latin1')),
      box('moov', box('uuid', Buffer.alloc(16), box('CMT1', directory('II*\0', 'II', orientation)))),
      box('mdat', ...pictures),
    ]),
    // This maker's embedded picture has its own orientation.
    'image/x-fujifilm-raf': Buffer.concat([
      Buffer.from('FUJIFILMCCD-RAW 0201FF129502'),
      Buffer.alloc(120),
      sensor,
      await sharp(large).withMetadata({ orientation }).jpeg().toBuffer(),
      sensor,
    ]),
  }
}
