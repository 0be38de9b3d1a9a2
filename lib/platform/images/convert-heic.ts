import 'server-only'
import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { DamagedPicture, UnreadablePicture } from '@/lib/platform/images/unreadable-picture'

/** Run by Node from its source file, not bundled: the portal runs in its source folder. */
const program = path.join(/* turbopackIgnore: true */ process.cwd(), 'lib/platform/images/heic-to-tiff.mjs')
/** Twice the largest phone photos; beyond this the decoder would need more than a gigabyte of memory. */
const pixelLimit = 100_000_000
const timeoutMs = 2 * 60_000

/** The exit codes of heic-to-tiff.mjs. */
const exitCodes = { damaged: 2, tooLarge: 3 }

/**
 * Converts a HEIC file to a TIFF beside it, in a separate process.
 * @param tooLargeText the problem of one with too many pixels
 * @returns the path of the TIFF
 * @throws UnreadablePicture if the file is damaged or has too many pixels
 * @throws Error if the process couldn't run
 */
export async function convertHeic(source: string, tooLargeText: string): Promise<string> {
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
