// Plain JavaScript, because next.config.mjs runs without a loader for TypeScript.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

export function readVersion() {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
  const commit = process.env.NORTHLIGHT_COMMIT || readCommit()
  return { NORTHLIGHT_VERSION: version, NORTHLIGHT_COMMIT: commit.slice(0, 8) }
}

/** Returns an empty text where the sources aren't a git repository. */
function readCommit() {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  } catch {
    return ''
  }
}
