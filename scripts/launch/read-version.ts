import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Returns the version and commit of the sources, as variables. NORTHLIGHT_COMMIT names the commit where git isn't there. */
export function readVersion(): Record<string, string> {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  const commit = process.env.NORTHLIGHT_COMMIT || readCommit()
  return { NORTHLIGHT_VERSION: version, NORTHLIGHT_COMMIT: commit.slice(0, 8) }
}

/** Returns an empty text where the sources aren't a git repository. */
function readCommit(): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  } catch {
    return ''
  }
}
