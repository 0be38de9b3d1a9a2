const table = makeTable()

/** Computes the CRC-32 of a file's content, the same checksum that ZIP and the server use. Streams the file. */
export async function crc32Of(file: Blob): Promise<number> {
  let crc = 0xffff_ffff
  const reader = file.stream().getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return (crc ^ 0xffff_ffff) >>> 0
    for (const byte of value) crc = (table[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8)
  }
}

function makeTable(): Uint32Array {
  return Uint32Array.from({ length: 256 }, (_, index) => {
    let value = index
    for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb8_8320 : value >>> 1
    return value
  })
}
