import { existsSync, readFileSync } from 'node:fs'

export type Counts = { passed: number; failed: number }

type VitestReport = {
  numPassedTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

/** Reads Vitest's JSON report; null when it doesn't exist, because Vitest crashed before writing it. */
export function readVitestReport(file: string): Counts | null {
  const report = readReport<VitestReport>(file)
  if (!report) return null
  const failed = report.testResults.map(({ status, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === 'failed').length
    // A file that failed to load has no tests to report.
    return status === 'failed' ? Math.max(tests, 1) : 0
  })
  return { passed: report.numPassedTests, failed: failed.reduce((total, count) => total + count, 0) }
}

type PlaywrightReport = { stats: { expected: number; unexpected: number }; errors: unknown[] }

/** Reads Playwright's JSON report, which lists errors outside of tests separately; null when it doesn't exist. */
export function readPlaywrightReport(file: string): Counts | null {
  const report = readReport<PlaywrightReport>(file)
  if (!report) return null
  return { passed: report.stats.expected, failed: report.stats.unexpected + report.errors.length }
}

function readReport<Report>(file: string): Report | null {
  if (!existsSync(file)) return null
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    // The file was truncated.
    return null
  }
}
