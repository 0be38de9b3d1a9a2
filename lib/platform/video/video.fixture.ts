/** Returns a box of an MP4 or MOV file. */
export function makeBox(type: string, body: Uint8Array | string = ''): Buffer {
  const content = Buffer.from(body)
  const header = Buffer.alloc(8)
  header.writeUInt32BE(content.length + 8)
  header.write(type, 4, 'latin1')
  return Buffer.concat([header, content])
}

/** Returns a file with all boxes of a video, but without playable content. */
export function makeVideo(pictures: Uint8Array = Buffer.alloc(500)): Buffer {
  return Buffer.concat([
    makeBox('ftyp', 'isom\0\0\x02\0isom'),
    makeBox('mdat', pictures),
    makeBox('moov', Buffer.alloc(100)),
  ])
}
