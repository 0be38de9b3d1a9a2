import sharp from 'sharp'

/** Makes a picture that is accepted as a profile photo. */
export async function makeProfilePhoto(): Promise<Blob> {
  const picture = sharp({ create: { width: 300, height: 300, channels: 3, background: '#3060a0' } })
  return new Blob([new Uint8Array(await picture.png().toBuffer())])
}
