import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { logoLimits } from '@/lib/studio/settings/limits'
import { logoBox } from '@/lib/studio/settings/rules/logo'
import {
  blankLogoText,
  emptyLogoText,
  largeLogoText,
  largeSvgText,
  logoEntitiesText,
  logoTypeText,
  smallLogoText,
  unreadableLogoText,
} from '@/lib/studio/settings/words'
import { renderLogo } from './render-logo'

const bytes = (text: string) => new TextEncoder().encode(text)
const svg = (inside: string, attributes = 'width="60" height="20"') =>
  bytes(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`,
  )
const bar = '<rect width="60" height="20" fill="#c00"/>'

async function expectLogo(file: Uint8Array) {
  const logo = await renderLogo(file)
  const { format, width, height, space, exif, icc, xmp } = await sharp(logo).metadata()
  expect({ format, space, exif, icc, xmp }).toEqual({ format: 'png', space: 'srgb' })
  expect(width <= logoBox.width && height <= logoBox.height).toBe(true)
  return { logo, width, height }
}

async function pixelsOf(logo: Uint8Array) {
  const { data } = await sharp(logo).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return data
}

describe('photos and SVGs are converted to the same format', () => {
  test.each(['jpeg', 'png', 'webp'] as const)('%s, reduced to the box', async (format) => {
    const file = await sharp({ create: { width: 1600, height: 400, channels: 3, background: '#c00' } })
      .withMetadata({ exif: { IFD0: { Artist: 'Somebody' } } })
      .toFormat(format)
      .toBuffer()
    expect(await expectLogo(file)).toMatchObject({ width: 720, height: 180 })
  })

  test('a small SVG is scaled up to the box', async () => {
    expect(await expectLogo(svg(bar))).toMatchObject({ width: 720, height: 240 })
    expect(await expectLogo(svg(bar, 'viewBox="0 0 60 20"'))).toMatchObject({ width: 720, height: 240 })
  })

  test('an SVG with an enormous declared size is no larger than the box', async () => {
    const { width } = await expectLogo(
      svg('<rect width="300000" height="100000"/>', 'width="300000" height="100000"'),
    )
    expect(width).toBeLessThanOrEqual(logoBox.width)
  })

  test('an XML declaration, a comment, and a document type may come first', async () => {
    const head =
      '<?xml version="1.0"?><!-- made by hand --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x.dtd">'
    await expectLogo(bytes(head + new TextDecoder().decode(svg(bar))))
  })

  test('empty margins are trimmed', async () => {
    const { width, height } = await expectLogo(
      svg('<rect x="40" y="40" width="20" height="20"/>', 'width="100" height="100"'),
    )
    expect(Math.abs(width - height)).toBeLessThanOrEqual(1)
  })

  test('an animation is reduced to its first frame', async () => {
    const frames = await sharp(
      Buffer.concat([Buffer.alloc(300 * 100 * 3, 0xff), Buffer.alloc(300 * 100 * 3, 0)]),
      { raw: { width: 300, height: 200, channels: 3, pageHeight: 100 } },
    )
      .webp({ loop: 0, delay: [100, 100] })
      .toBuffer()
    expect((await sharp(frames).metadata()).pages).toBe(2)
    expect(await expectLogo(frames)).toMatchObject({ height: 100 })
  })
})

describe('an SVG runs and loads nothing', () => {
  test('scripts and handlers have no effect', async () => {
    const { logo } = await expectLogo(svg(`${bar}<script>alert(1)</script><a onload="alert(2)"/>`))
    expect(Buffer.from(logo).includes('alert')).toBe(false)
  })

  test.each([
    ['a file on the server', 'file:///etc/hostname'],
    ['another site', 'http://127.0.0.1:9/pixel.png'],
    ['a file beside it', 'package.json'],
  ])('%s is not drawn', async (_what, href) => {
    const plain = await expectLogo(svg(bar))
    const { logo } = await expectLogo(
      svg(`${bar}<image width="60" height="20" href="${href}"/><use xlink:href="${href}#a"/>`),
    )
    expect((await pixelsOf(logo)).equals(await pixelsOf(plain.logo))).toBe(true)
  })

  test('entities are rejected', async () => {
    const file = bytes(
      `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd"><!ENTITY b "&a;&a;">]>${new TextDecoder().decode(svg('<text>&b;</text>'))}`,
    )
    await expect(renderLogo(file)).rejects.toThrow(logoEntitiesText)
  })
})

describe('rejects with a message', () => {
  const big = new Uint8Array(logoLimits.bytes + 1)
  big.set([0xff, 0xd8, 0xff, 0xe0])
  test.each([
    ['an empty file', new Uint8Array(), emptyLogoText],
    ['an HTML page', bytes('<html><svg></svg></html>'), logoTypeText],
    ['a PDF', bytes('%PDF-1.7\n'), logoTypeText],
    ['a file over the size limit', big, largeLogoText],
    ['an SVG over the size limit', svg(`<!--${'x'.repeat(logoLimits.svgBytes)}-->`), largeSvgText],
    ['a truncated header', bytes('\u0089PNG'), logoTypeText],
    ['a truncated SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg"><rect'), unreadableLogoText],
    ['an empty SVG', svg(''), blankLogoText],
  ])('%s', async (_what, file, sentence) => {
    await expect(renderLogo(file)).rejects.toThrow(sentence)
  })

  test('an image that is too small', async () => {
    const file = await sharp({ create: { width: 199, height: 60, channels: 3, background: '#000' } })
      .png()
      .toBuffer()
    await expect(renderLogo(file)).rejects.toThrow(smallLogoText)
  })

  test('a truncated image', async () => {
    const file = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#888' } })
      .jpeg()
      .toBuffer()
    await expect(renderLogo(file.subarray(0, file.length / 2))).rejects.toThrow(unreadableLogoText)
  })
})
