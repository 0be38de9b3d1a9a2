/** Inserts segments at the start of a JPEG. */
export function withSegments(jpeg: Buffer, ...segments: Buffer[]): Buffer {
  return Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)])
}

/**
 * Makes an APP11 segment that begins a C2PA manifest store, without a manifest.
 * @param type of the store's box, a UUID in hexadecimal
 */
export function manifestSegment({
  type = '6332706100110010800000aa00389b71',
  isLong = false,
}: {
  type?: string
  isLong?: boolean
} = {}): Buffer {
  const description = box(
    'jumd',
    Buffer.concat([Buffer.from(type, 'hex'), Buffer.from('\x03c2pa\0', 'latin1')]),
  )
  const superbox = isLong ? longBox('jumb', description) : box('jumb', description)
  const content = Buffer.concat([Buffer.from('JP\0\x01\0\0\0\x01', 'latin1'), superbox])
  const head = Buffer.from([0xff, 0xeb, 0, 0])
  head.writeUInt16BE(content.length + 2, 2)
  return Buffer.concat([head, content])
}

function box(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(content.length + 8)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, content])
}

function longBox(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(16)
  head.writeUInt32BE(1)
  head.write(type, 4, 'latin1')
  head.writeBigUInt64BE(BigInt(content.length + 16), 8)
  return Buffer.concat([head, content])
}
