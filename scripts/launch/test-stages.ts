import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { ensureBrowser } from './browser'
import { nextScript } from './build'
import type { Environment } from './environment'
import { typescript } from './portal-processes'
import { root } from './root'
import type { Supervisor } from './supervisor'
import type { TestSelection } from './test-arguments'
import { type Counts, readPlaywrightReport, readVitestReport } from './test-reports'

/** A part of `npm test`. `run` returns the result and never throws for a failed check. */
export type Stage = { title: string; run(): Promise<Counts> }
export type StageName = 'lint' | 'types' | 'unit' | 'integration' | 'e2e'

const installed = (...parts: string[]) => path.join(root, 'node_modules', ...parts)
const tools = {
  biome: [installed('@biomejs', 'biome', 'bin', 'biome'), 'check', '--error-on-warnings'],
  imports: [...typescript, 'scripts/lint/imports/check-imports.ts'],
  homes: [...typescript, 'scripts/lint/table-homes/check-table-homes.ts'],
  migrations: [...typescript, 'scripts/lint/migrations/check-migrations.ts'],
  words: [...typescript, 'scripts/lint/check-words.ts'],
  licenses: [...typescript, 'scripts/lint/licenses/check-licenses.ts'],
  // tsc needs the route types that Next.js generates.
  'next-typegen': [nextScript, 'typegen'],
  tsc: [installed('typescript', 'bin', 'tsc'), '--noEmit'],
}

/**
 * Returns the stages of `npm test` in order.
 * @param options.reports the folder for the runners' reports
 */
export function testStages(
  supervisor: Supervisor,
  {
    environment,
    reports,
    filter,
    changedSince,
  }: { environment: Environment; reports: string } & Omit<TestSelection, 'stage' | 'clock'>,
): Record<StageName, Stage> {
  const env = {
    ...environment,
    NEXT_TELEMETRY_DISABLED: '1',
    VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true',
  }
  mkdirSync(reports, { recursive: true })
  return {
    lint: { title: 'Lint', run: () => check('biome', 'imports', 'homes', 'migrations', 'words', 'licenses') },
    types: { title: 'Types', run: () => check('next-typegen', 'tsc') },
    unit: { title: 'Unit tests', run: async () => vitest('unit', shuffled, await browserForUnitTests()) },
    integration: { title: 'Integration tests', run: () => vitest('integration') },
    e2e: { title: 'End-to-end tests', run: endToEnd },
  }

  /** Returns a browser's path if one of the chosen tests needs it, as those with the real UploadThing client do. */
  async function browserForUnitTests() {
    return needsBrowser(filter) ? await ensureBrowser(supervisor) : ''
  }

  /** Runs tools that count as a single check each. */
  async function check(...names: (keyof typeof tools)[]): Promise<Counts> {
    const total = { passed: 0, failed: 0 }
    for (const name of names) total[(await run(name, tools[name])) ? 'passed' : 'failed'] += 1
    return total
  }

  async function vitest(project: string, options: string[] = [], browser = '') {
    const report = reportOf(project)
    const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
    const args = [
      installed('vitest', 'vitest.mjs'),
      'run',
      '--project',
      `${project}*`,
      ...reporters,
      ...options,
      ...(changedSince ? [`--changed=${changedSince}`, '--passWithNoTests'] : []),
      ...filter,
    ]
    const plain: Environment = process.stdout.isTTY ? {} : { NO_COLOR: '1' }
    const isSuccess = await run(project, args, { ...plain, CHROMIUM_PATH: browser })
    return toCounts(isSuccess, readVitestReport(report))
  }

  async function endToEnd() {
    const report = reportOf('e2e')
    const args = [
      installed('@playwright', 'test', 'cli.js'),
      'test',
      '--reporter=list,json',
      ...(changedSince ? [`--only-changed=${changedSince}`, '--pass-with-no-tests'] : []),
      ...filter,
    ]
    const isSuccess = await run('e2e', args, {
      CHROMIUM_PATH: await ensureBrowser(supervisor),
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      PLAYWRIGHT_SKIP_BROWSER_GC: '1',
    })
    return toCounts(isSuccess, readPlaywrightReport(report))
  }

  function reportOf(name: string) {
    const report = path.join(reports, `${name}.json`)
    rmSync(report, { force: true })
    return report
  }

  async function run(name: string, args: string[], extra: Environment = {}) {
    const options = { cwd: root, env: { ...env, ...extra }, isShown: true }
    return (await supervisor.start(name, process.execPath, args, options).ended).isSuccess
  }
}

/** No unit test may depend on the order. Vitest prints the seed; with `--sequence.seed`, it repeats an order. */
const shuffled = ['--sequence.shuffle.files', '--sequence.shuffle.tests']

/** The unit tests that use a browser. */
const browserTests = ['sandbox/uploadthing/client.test.ts']

/** Returns whether a filter of unit tests, as Vitest reads it, chooses one that uses a browser. */
export function needsBrowser(filter: readonly string[]): boolean {
  return browserTests.some((file) => filter.length === 0 || filter.some((part) => file.includes(part)))
}

/** Counts a runner that exits with an error as failed even if its report lists no failure. */
function toCounts(isSuccess: boolean, report: Counts | null): Counts {
  const { passed, failed } = report ?? { passed: 0, failed: 0 }
  return { passed, failed: isSuccess ? failed : Math.max(failed, 1) }
}
