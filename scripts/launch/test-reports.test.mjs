import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readPlaywrightReport, readVitestReport } from './test-reports.mjs'

let file = ''
beforeEach(() => {
  file = path.join(mkdtempSync(path.join(os.tmpdir(), 'reports-')), 'report.json')
})
afterEach(() => rmSync(path.dirname(file), { recursive: true }))

test('counts a test file that fails to load as one failure', () => {
  const suites = [
    {
      name: 'a.test.ts',
      status: 'failed',
      message: '',
      assertionResults: [
        { status: 'passed', fullName: 'adds', failureMessages: [] },
        { status: 'failed', fullName: 'divides', failureMessages: ['by zero'] },
      ],
    },
    { name: 'b.test.ts', status: 'failed', message: 'does not parse', assertionResults: [] },
  ]
  writeFileSync(file, JSON.stringify({ numPassedTests: 1, testResults: suites }))
  expect(readVitestReport(file)).toEqual({
    passed: 1,
    failed: 2,
    failures: [
      { name: 'a.test.ts: divides', message: 'by zero' },
      { name: 'b.test.ts', message: 'does not parse' },
    ],
  })
})

test('counts failed browser tests at any depth, and errors outside of tests', () => {
  const failed = { status: 'unexpected', results: [{ errors: [{ message: 'not visible' }] }] }
  const inner = { title: 'signed in', specs: [{ title: 'pays', tests: [failed] }] }
  const report = {
    stats: { expected: 4 },
    errors: [{ message: 'the portal did not start' }],
    suites: [
      { title: 'pay.spec.ts', specs: [{ title: 'sees', tests: [{ status: 'expected' }] }], suites: [inner] },
    ],
  }
  writeFileSync(file, JSON.stringify(report))
  expect(readPlaywrightReport(file)).toMatchObject({
    passed: 4,
    failed: 2,
    failures: [
      { name: 'pay.spec.ts: signed in: pays', message: 'not visible' },
      { message: 'the portal did not start' },
    ],
  })
})

test('counts a browser test that passed on retry as passed and keeps its first error', () => {
  const flaky = { status: 'flaky', results: [{ errors: [{ message: 'too slow' }] }, { errors: [] }] }
  const suite = { title: 'conversation.spec.ts', specs: [{ title: 'replies', tests: [flaky] }] }
  writeFileSync(file, JSON.stringify({ stats: { expected: 4, flaky: 1 }, errors: [], suites: [suite] }))
  expect(readPlaywrightReport(file)).toEqual({
    passed: 5,
    failed: 0,
    failures: [],
    retried: [{ name: 'conversation.spec.ts: replies', message: 'too slow' }],
  })
})

test('returns null for a missing or truncated report', () => {
  expect(readVitestReport(file)).toBe(null)
  writeFileSync(file, '{"numPassedTests": 1, "testRes')
  expect(readVitestReport(file)).toBe(null)
})
