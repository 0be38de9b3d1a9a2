/**
 * Hashes the names and contents of files and folders, together with the Node.js version and the platform.
 * @param entries relative to the repository; missing ones are skipped
 */
export function hashSources(
  entries: string[],
  options?: { ignore?: (file: string) => boolean; also?: unknown },
): string

/** Returns whether a file contains exactly this hash. */
export function hasStamp(file: string, stamp: string): boolean
