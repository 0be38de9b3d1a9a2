import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/**
 * @typedef {{ name: string, message: string }} TestFailure
 * @typedef {{ passed: number, failed: number, failures: TestFailure[], retried?: TestFailure[] }} StageResult
 *   `retried`: tests that passed on the second attempt, with the first attempt's message
 */

/**
 * Reads Vitest's JSON report; null when it doesn't exist, because Vitest crashed before writing it.
 * @returns {StageResult | null}
 */
export function readVitestReport(file) {
  const report = readReport(file)
  if (!report) return null
  const failures = report.testResults.flatMap((suite) => {
    const failed = suite.assertionResults.filter((test) => test.status === 'failed')
    const tests = failed.map((test) => ({
      name: `${suite.name}: ${test.fullName}`,
      message: first(test.failureMessages),
    }))
    // A file that failed to load has no tests to report.
    const isBroken = suite.status === 'failed' && failed.length === 0
    return isBroken ? [{ name: suite.name, message: suite.message }] : tests
  })
  return { passed: report.numPassedTests, failed: failures.length, failures }
}

/**
 * Reads Playwright's JSON report; null when it doesn't exist.
 * @returns {StageResult | null}
 */
export function readPlaywrightReport(file) {
  const report = readReport(file)
  if (!report) return null
  const failures = report.suites.flatMap((suite) => specsThatEnded('unexpected', suite, []))
  const retried = report.suites.flatMap((suite) => specsThatEnded('flaky', suite, []))
  const errors = report.errors.map((error) => ({ name: 'End-to-end tests', message: error.message ?? '' }))
  const passed = report.stats.expected + retried.length
  return { passed, failed: failures.length + errors.length, failures: [...failures, ...errors], retried }
}

function specsThatEnded(status, suite, path) {
  const here = suite.title ? [...path, suite.title] : path
  const inner = (suite.suites ?? []).flatMap((child) => specsThatEnded(status, child, here))
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests
      .filter((test) => test.status === status)
      .map((test) => ({
        name: [...here, spec.title].join(': '),
        message: first(test.results.flatMap((result) => result.errors.map((error) => error.message ?? ''))),
      })),
  )
  return [...own, ...inner]
}

function first(messages) {
  return stripVTControlCharacters(messages?.[0] ?? '')
}

function readReport(file) {
  if (!existsSync(file)) return null
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    // The file was truncated.
    return null
  }
}
