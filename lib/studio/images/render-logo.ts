import 'server-only'
import sharp, { type Sharp } from 'sharp'
import { AppError } from '@/lib/platform/errors'
import { measurePicture, picturePatienceSeconds, typeOfContent } from '@/lib/platform/pictures'
import { logoBox, logoFileError, logoLimits, logoPictureError, unreadableLogoText } from '@/lib/studio/rules'
import { svgDensity, svgProblem, svgText } from './svg'

const svgType = 'image/svg+xml'

/**
 * Turns an uploaded file into a logo: validated by its content, upright, without empty margins, within the logo's box, in
 * sRGB, as PNG without metadata. A drawing is rasterized; of a moving picture the first frame is taken.
 * @throws AppError `invalid` with a sentence for a file that cannot be a logo
 */
export async function renderLogo(file: Uint8Array): Promise<Buffer<ArrayBuffer>> {
  const drawing = svgText(file)
  const type = drawing === null ? await typeOfContent(file) : svgType
  assertNoError(logoFileError({ type, size: file.byteLength }))
  if (drawing !== null) assertNoError(svgProblem(drawing))
  const logo = await draw(drawing === null ? await openPhotograph(file) : await openDrawing(file))
  if (await isBlank(logo))
    throw new AppError('invalid', 'Nothing can be seen in this picture. Please choose another one.')
  return logo
}

async function openPhotograph(file: Uint8Array): Promise<Sharp> {
  const size = await measurePicture(file)
  assertNoError(size ? logoPictureError(size) : unreadableLogoText)
  return sharp(file, { limitInputPixels: logoLimits.maxPixels, failOn: 'error', pages: 1 }).autoOrient()
}

/** A drawing has no pixels of its own: it is drawn as large as the box takes, however large it says it is. */
async function openDrawing(file: Uint8Array): Promise<Sharp> {
  const size = await measurePicture(file)
  if (!size || size.width === 0 || size.height === 0) throw new AppError('invalid', unreadableLogoText)
  return sharp(file, {
    density: svgDensity(size),
    limitInputPixels: logoLimits.maxPixels,
    failOn: 'error',
  })
}

async function draw(picture: Sharp): Promise<Buffer<ArrayBuffer>> {
  try {
    const upright = await picture
      .toColourspace('srgb')
      .timeout({ seconds: picturePatienceSeconds })
      .png()
      .toBuffer()
    // Trimmed first, in a pass of its own: margins must not count toward the size.
    return await sharp(await sharp(upright).trim().png().toBuffer())
      .resize({ ...logoBox, fit: 'inside', withoutEnlargement: true })
      .png({ compressionLevel: 9 })
      .timeout({ seconds: picturePatienceSeconds })
      .toBuffer()
  } catch {
    throw new AppError('invalid', unreadableLogoText)
  }
}

/** Whether every pixel is wholly transparent. */
async function isBlank(logo: Buffer): Promise<boolean> {
  const { channels, isOpaque } = await sharp(logo).stats()
  return !isOpaque && channels.at(-1)?.max === 0
}

function assertNoError(problem: string | null): void {
  if (problem) throw new AppError('invalid', problem)
}
