import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Returns the version of package.json, and the commit, for the variables of a build. */
export function readVersion(): { NORTHLIGHT_VERSION: string; NORTHLIGHT_COMMIT: string } {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
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
