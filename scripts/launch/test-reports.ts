import { readFileSync } from 'node:fs'

export type Counts = { passed: number; failed: number }

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: { status: string; assertionResults: unknown[] }[]
}

/** Reads Vitest's JSON report; null when Vitest crashed before writing it. */
export function readVitestReport(file: string): Counts | null {
  const report = readReport<VitestReport>(file)
  if (!report) return null
  const failedToLoad = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  return { passed: report.numPassedTests, failed: report.numFailedTests + failedToLoad.length }
}

type PlaywrightReport = { stats: { expected: number; unexpected: number }; errors: unknown[] }

/** Reads Playwright's JSON report, which lists errors outside of tests separately; null as above. */
export function readPlaywrightReport(file: string): Counts | null {
  const report = readReport<PlaywrightReport>(file)
  return report && { passed: report.stats.expected, failed: report.stats.unexpected + report.errors.length }
}

function readReport<Report>(file: string): Report | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    // It's missing or truncated.
    return null
  }
}
