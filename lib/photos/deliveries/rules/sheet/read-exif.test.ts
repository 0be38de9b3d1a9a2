import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readExposure } from './read-exif'

const toBuffer = (bytes: Buffer): ArrayBuffer => Uint8Array.from(bytes).buffer

function makeJpeg(exif: Record<string, string>) {
  return sharp({ create: { width: 8, height: 8, channels: 3, background: '#888' } })
    .withExif({ IFD2: exif })
    .jpeg()
    .toBuffer()
    .then(toBuffer)
}

test('a JPEG states its exposure', async () => {
  const head = await makeJpeg({ ExposureBiasValue: '-2/1', ExposureTime: '1/60' })
  expect(readExposure(head)).toEqual({ bias: -2, seconds: 1 / 60 })
})

test('a JPEG without Exif data states nothing', async () => {
  const plain = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#888' } })
    .jpeg()
    .toBuffer()
  expect(readExposure(toBuffer(plain))).toEqual({ bias: null, seconds: null })
})

test('bytes that are cut off or no picture state nothing', async () => {
  const head = await makeJpeg({ ExposureBiasValue: '1/1' })
  for (const length of [0, 3, 40, 60]) {
    expect(readExposure(head.slice(0, length))).toEqual({ bias: null, seconds: null })
  }
  expect(readExposure(toBuffer(Buffer.from('these are notes')))).toEqual({ bias: null, seconds: null })
})
