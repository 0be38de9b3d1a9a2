import 'server-only'
import sharp, { type Sharp } from 'sharp'
import { AppError } from '@/lib/platform/errors'
import { detectTypeOf } from '@/lib/platform/images/detect-type'
import { measurePicture, openPicture } from '@/lib/platform/images/open-picture'
import { logoLimits } from '@/lib/studio/settings/limits'
import { logoBox, logoFileError, logoPictureError } from '@/lib/studio/settings/rules/logo'
import { blankLogoText, unreadableLogoText } from '@/lib/studio/settings/words'
import { svgDensity, svgProblem, svgText } from './logo-svg'

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
