import 'server-only'
import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { DamagedPicture, UnreadablePicture } from '@/lib/platform/pixels/unreadable-picture'
import { tooLargeText } from './problems'

/** Read by node itself, so it stays a file: the portal runs in the folder of its sources. */
const program = path.join(/* turbopackIgnore: true */ process.cwd(), 'lib/deliveries/images/heic-to-tiff.mjs')
/** Twice what the largest phone takes; above it the decoder would need more than a gigabyte. */
const pixelLimit = 100_000_000
const timeoutMs = 2 * 60_000

/** heic-to-tiff.mjs ends with these. */
const exitCodes = { damaged: 2, tooLarge: 3 }

/**
 * Writes a HEIC picture beside itself as a TIFF, in a process of its own, and answers that file's path.
 * @throws UnreadablePicture when it is no whole picture
 * @throws Error when the process could not run
 */
export async function convertHeic(source: string): Promise<string> {
  const target = `${source}.tiff`
  try {
    await promisify(execFile)(process.execPath, [program, source, target, String(pixelLimit)], {
      timeout: timeoutMs,
      env: { NODE_ENV: 'production' },
    })
    return target
  } catch (error) {
    const code = isExit(error) ? error.code : null
    if (code === exitCodes.damaged) throw new DamagedPicture(error)
    throw code === exitCodes.tooLarge ? new UnreadablePicture(tooLargeText, error) : error
  }
}

function isExit(error: unknown): error is Error & { code: number } {
  return error instanceof Error && 'code' in error && typeof error.code === 'number'
}
