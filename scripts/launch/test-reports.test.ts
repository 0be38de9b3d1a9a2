import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readPlaywrightReport, readVitestReport } from './test-reports'

let file = ''
beforeEach(() => {
  file = path.join(mkdtempSync(path.join(os.tmpdir(), 'reports-')), 'report.json')
})
afterEach(() => rmSync(path.dirname(file), { recursive: true }))

test('counts a test file that fails to load as one failure', () => {
  const suites = [
    {
      status: 'failed',
      assertionResults: [{ status: 'passed' }, { status: 'failed' }, { status: 'failed' }],
    },
    { status: 'failed', assertionResults: [] },
  ]
  writeFileSync(file, JSON.stringify({ numPassedTests: 1, numFailedTests: 2, testResults: suites }))
  expect(readVitestReport(file)).toEqual({ passed: 1, failed: 3 })
})

test('counts failed browser tests and errors outside of tests', () => {
  const report = { stats: { expected: 4, unexpected: 1 }, errors: [{ message: "the portal didn't start" }] }
  writeFileSync(file, JSON.stringify(report))
  expect(readPlaywrightReport(file)).toEqual({ passed: 4, failed: 2 })
})

test('returns null for a missing or truncated report', () => {
  expect(readVitestReport(file)).toBe(null)
  writeFileSync(file, '{"numPassedTests": 1, "testRes')
  expect(readVitestReport(file)).toBe(null)
})
