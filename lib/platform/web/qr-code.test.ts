import decodeQR from 'qr/decode.js'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawQrCode } from './qr-code'

test.each(['https://studio.test/p/12-alder-ridge-lane', `https://studio.test/originals/${'A'.repeat(43)}`])(
  'a reader finds %s in the picture',
  async (text) => {
    const { size, path } = drawQrCode(text)
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="600" height="600"><rect width="100%" height="100%" fill="#fff"/><path d="${path}"/></svg>`
    const { data, info } = await sharp(Buffer.from(svg))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(decodeQR({ width: info.width, height: info.height, data })).toBe(text)
  },
)
