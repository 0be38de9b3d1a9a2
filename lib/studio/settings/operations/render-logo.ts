import 'server-only'
import sharp, { type Sharp } from 'sharp'
import { AppError } from '@/lib/platform/errors'
import { detectTypeOf } from '@/lib/platform/images/detect-type'
import { measurePicture, openPicture } from '@/lib/platform/images/open-picture'
import { logoLimits } from '@/lib/studio/settings/limits'
import { logoBox, logoFileError, logoPictureError } from '@/lib/studio/settings/rules/logo'
import { blankLogoText, logoEntitiesText, unreadableLogoText } from '@/lib/studio/settings/words'

/** The pixels per inch at which an SVG is rendered at its declared size. */
const plainDensity = 72

/** The range that the renderer accepts. */
const density = { min: 1, max: 7200 }

/** What may come before the root element: XML declarations, comments, and a document type with its declarations. */
const beforeRoot = /^(?:\s+|<\?[^>]*\?>|<!--[\s\S]*?-->|<!DOCTYPE[^[>]*(?:\[[\s\S]*?\]\s*)?>)*/i

const svgType = 'image/svg+xml'

/**
 * Converts an uploaded file to a logo: a PNG in sRGB without metadata, upright, trimmed, and fitted to `logoBox`. The
 * type is detected from the content. SVG is rasterized; an animation is reduced to its first frame.
 * @throws AppError `invalid` for a file that can't be a logo
 */
export async function renderLogo(file: Uint8Array): Promise<Buffer<ArrayBuffer>> {
  const svg = svgText(file)
  const type = svg === null ? await detectTypeOf(file) : svgType
  assertNoError(logoFileError({ type, size: file.byteLength }))
  if (svg !== null) assertNoError(svgProblem(svg))
  const logo = await toLogoPng(svg === null ? await openPhoto(file) : await openSvg(file))
  if (await isBlank(logo)) throw new AppError('invalid', blankLogoText)
  return logo
}

async function openPhoto(file: Uint8Array): Promise<Sharp> {
  const size = await measurePicture(file)
  assertNoError(size ? logoPictureError(size) : unreadableLogoText)
  return openPicture(file, logoLimits)
}

/** Rasterizes an SVG at the size of `logoBox`, whatever size it declares. */
async function openSvg(file: Uint8Array): Promise<Sharp> {
  const size = await measurePicture(file)
  if (!size || size.width === 0 || size.height === 0) throw new AppError('invalid', unreadableLogoText)
  return openPicture(file, { ...logoLimits, density: svgDensity(size) })
}

async function toLogoPng(picture: Sharp): Promise<Buffer<ArrayBuffer>> {
  try {
    const upright = await picture.png().toBuffer()
    // Trimmed in a separate pass before resizing, so that margins don't count toward the size.
    return await sharp(await sharp(upright).trim().png().toBuffer())
      .resize({ ...logoBox, fit: 'inside', withoutEnlargement: true })
      .png({ compressionLevel: 9 })
      .toBuffer()
  } catch {
    throw new AppError('invalid', unreadableLogoText)
  }
}

/** Whether every pixel is fully transparent. */
async function isBlank(logo: Buffer): Promise<boolean> {
  const { channels, isOpaque } = await sharp(logo).stats()
  return !isOpaque && channels.at(-1)?.max === 0
}

function assertNoError(problem: string | null): void {
  if (problem) throw new AppError('invalid', problem)
}

/** Returns the text of an SVG file, or null for any other file. */
function svgText(file: Uint8Array): string | null {
  if (file[0] !== 0x3c && file[0] !== 0xef && !isSpace(file[0])) return null
  const text = new TextDecoder().decode(file)
  return /^<(?:svg:)?svg[\s/>]/.test(text.replace(beforeRoot, '')) ? text : null
}

/**
 * Returns why an SVG can't be rendered, or null if it can. Scripts, styles, and external links are harmless: the renderer
 * neither runs nor loads them, and only pixels are stored. Entities could expand to any size.
 */
function svgProblem(text: string): string | null {
  if (/<!ENTITY/i.test(text)) {
    return logoEntitiesText
  }
  return null
}

/** Returns the pixels per inch at which an SVG of this declared size fills `logoBox`. */
function svgDensity({ width, height }: { width: number; height: number }): number {
  const scale = Math.min(logoBox.width / width, logoBox.height / height)
  return Math.min(density.max, Math.max(density.min, plainDensity * scale))
}

function isSpace(byte: number | undefined): boolean {
  return byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09
}
