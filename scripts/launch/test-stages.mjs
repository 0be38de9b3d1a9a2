import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { ensureBrowser } from './browser.mjs'
import { nextScript } from './build.mjs'
import { root } from './folders.mjs'
import { readPlaywrightReport, readVitestReport } from './test-reports.mjs'

const script = (...parts) => path.join(root, 'node_modules', ...parts)

/**
 * Returns the stages of `npm test` in order. `run` returns the result and never throws for a failed check.
 * @param {import('./portal-processes.mjs').Supervisor} supervisor
 * @param {{ environment: NodeJS.ProcessEnv, reports: string, filter: string[] }} options
 * @returns {{ name: string, title: string, run(): Promise<import('./test-reports.mjs').StageResult> }[]}
 */
export function testStages(supervisor, { environment, reports, filter }) {
  const env = { ...environment, NO_COLOR: '1', FORCE_COLOR: '0', NEXT_TELEMETRY_DISABLED: '1' }
  return [
    { name: 'lint', title: 'Lint', run: lint },
    { name: 'types', title: 'Types', run: types },
    { name: 'unit', title: 'Unit tests', run: unit },
    { name: 'integration', title: 'Integration tests', run: () => vitest('integration') },
    { name: 'e2e', title: 'End-to-end tests', run: endToEnd },
  ]

  async function lint() {
    const biome = [
      script('@biomejs', 'biome', 'bin', 'biome'),
      'check',
      '--error-on-warnings',
      '--max-diagnostics=50',
    ]
    const rules = ['--import', 'tsx', 'scripts/lint/imports/check-imports.ts']
    const homes = ['--import', 'tsx', 'scripts/lint/table-homes/check-table-homes.ts']
    const words = ['--import', 'tsx', 'scripts/lint/check-words.ts']
    return sum([
      await check('Biome', 'biome', biome),
      await check('Import rules', 'import-rules', rules),
      await check('Table homes', 'table-homes', homes),
      await check('Words', 'words', words),
    ])
  }

  async function types() {
    // tsc needs the route types that Next.js generates.
    const made = await check('Route types', 'next-typegen', [nextScript, 'typegen'])
    if (made.failed > 0) return made
    return await check('TypeScript', 'tsc', [
      script('typescript', 'bin', 'tsc'),
      '--noEmit',
      '--pretty',
      'false',
    ])
  }

  async function unit() {
    // The sandbox's UploadThing is tested with the real client in a browser.
    return await vitest('unit', { CHROMIUM_PATH: await ensureBrowser(supervisor) })
  }

  async function vitest(project, extra = {}) {
    const report = path.join(reports, `${project}.json`)
    rmSync(report, { force: true })
    const args = [
      'run',
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ]
    const end = await run(project, [script('vitest', 'vitest.mjs'), ...args, ...filter], extra)
    return toStageResult(`Vitest (${project})`, end, readVitestReport(report))
  }

  async function endToEnd() {
    const report = path.join(reports, 'e2e.json')
    rmSync(report, { force: true })
    const browser = await ensureBrowser(supervisor)
    const args = ['test', '--reporter=list,json', ...filter]
    const extra = {
      CHROMIUM_PATH: browser,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      PLAYWRIGHT_SKIP_BROWSER_GC: '1',
    }
    const end = await run('e2e', [script('@playwright', 'test', 'cli.js'), ...args], extra)
    return toStageResult('Playwright', end, readPlaywrightReport(report))
  }

  /** Runs a tool that counts as a single check. */
  async function check(name, log, args) {
    const end = await run(log, args)
    if (end.code === 0) return { passed: 1, failed: 0, failures: [] }
    return { passed: 0, failed: 1, failures: [{ name, message: tail(end.log) }] }
  }

  async function run(name, args, extra = {}) {
    const started = supervisor.start(name, process.execPath, args, {
      cwd: root,
      env: { ...env, ...extra },
      append: false,
    })
    return { ...(await started.ended), log: started.log }
  }
}

/** Counts a runner that exits with an error as failed even if its report lists no failure. */
function toStageResult(name, end, result) {
  if (result && (end.code === 0 || result.failed > 0)) return result
  const why = end.signal ?? `exit code ${end.code}`
  const crash = { name: `${name} exited early (${why})`, message: tail(end.log) }
  return { passed: result?.passed ?? 0, failed: 1, failures: [crash] }
}

function sum(all) {
  return {
    passed: all.reduce((total, one) => total + one.passed, 0),
    failed: all.reduce((total, one) => total + one.failed, 0),
    failures: all.flatMap((one) => one.failures),
  }
}

function tail(log) {
  const lines = stripVTControlCharacters(readFileSync(log, 'utf8')).trimEnd().split('\n')
  const place = `(full log: ${path.relative(root, log)})`
  return lines.length <= 80 ? lines.join('\n') : [place, ...lines.slice(-80)].join('\n')
}
