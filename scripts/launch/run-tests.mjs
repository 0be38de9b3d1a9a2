import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { dataFolders } from './folders.mjs'
import { generateClient, installPackages } from './install.mjs'
import { LaunchError } from './launch-error.mjs'
import { print, printError, runStep } from './progress.mjs'
import { openSupervisor } from './supervisor.mjs'

const stageNames = ['lint', 'types', 'unit', 'integration', 'e2e']

/**
 * Runs `npm test`: sets up what is missing, runs every stage even if an earlier one failed, and ends with the line
 * `N passed, N failed`. Exits with 0 only when nothing failed.
 * @param {string[]} args a stage name and file filters
 */
export async function runTests(args) {
  const [stageName, ...filter] = args
  const total = { passed: 0, failed: 0 }
  let supervisor
  try {
    if (stageName !== undefined && !stageNames.includes(stageName)) {
      throw new LaunchError(`There's no stage "${stageName}". Use one of: ${stageNames.join(', ')}.`)
    }
    const folders = dataFolders('test')
    supervisor = await openSupervisor(folders, 'npm test')
    stopOnSignals(supervisor)
    await installPackages(supervisor)
    await generateClient(supervisor)
    const { readTestConfiguration } = await import('./environment.mjs')
    const { testStages } = await import('./test-stages.mjs')
    const reports = path.join(folders.data, 'reports')
    mkdirSync(reports, { recursive: true })
    const environment = { ...readTestConfiguration(), NODE_ENV: 'test' }
    const stages = testStages(supervisor, { environment, reports, filter })
    for (const stage of stages.filter(({ name }) => stageName === undefined || name === stageName)) {
      const { passed, failed } = await runStage(stage)
      total.passed += passed
      total.failed += failed
    }
  } catch (error) {
    if (supervisor?.isStopping()) return
    printError(error)
    total.failed += 1
  }
  await supervisor?.stop()
  print(`${total.passed} passed, ${total.failed} failed`)
  process.exit(total.failed === 0 ? 0 : 1)
}

/** Counts a stage that crashes as one failure and lets the next stages run. */
async function runStage({ title, run }) {
  try {
    const result = await runStep(title, async (note) => {
      const stageResult = await run()
      note(`${stageResult.passed} passed, ${stageResult.failed} failed`)
      return stageResult
    })
    for (const { name, message } of result.failures) print(`\n    ✗ ${name}\n${indent(message)}\n`)
    // Print the first attempt's error, so that flaky tests get noticed.
    for (const { name, message } of result.retried ?? [])
      print(`\n    ~ ${name}: passed on retry\n${indent(message)}\n`)
    return result
  } catch (error) {
    printError(error)
    return { passed: 0, failed: 1 }
  }
}

function indent(text) {
  return text
    .split('\n')
    .map((line) => `      ${line}`)
    .join('\n')
}

function stopOnSignals(supervisor) {
  async function stop() {
    if (supervisor.isStopping()) return
    print('\n  Stopping…')
    await supervisor.stop()
    process.exit(130)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
}
