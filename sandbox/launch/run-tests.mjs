import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { LaunchFailure } from './failure.mjs'
import { dataFolders } from './folders.mjs'
import { generateClient, installPackages } from './install.mjs'
import { explainFailure, say, step } from './progress.mjs'
import { openSupervisor } from './supervisor.mjs'

const parts = ['lint', 'types', 'unit', 'integration', 'e2e']

/**
 * `npm test`: sets up what is missing, runs every stage even when one before it failed, and ends with the one line
 * `N passed, N failed`. Exits with 0 only when nothing failed.
 * @param {string[]} args a stage, and what to look for in it
 */
export async function runTests(args) {
  const [part, ...filter] = args
  const total = { passed: 0, failed: 0 }
  let supervisor
  try {
    if (part !== undefined && !parts.includes(part)) {
      throw new LaunchFailure(`There is no stage "${part}"; there are ${parts.join(', ')}.`)
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
    for (const stage of stages.filter(({ name }) => part === undefined || name === part)) {
      const { passed, failed } = await runStage(stage)
      total.passed += passed
      total.failed += failed
    }
  } catch (error) {
    if (supervisor?.isStopping()) return
    explainFailure(error)
    total.failed += 1
  }
  await supervisor?.stop()
  say(`${total.passed} passed, ${total.failed} failed`)
  process.exit(total.failed === 0 ? 0 : 1)
}

/** A stage that breaks by itself is one failure, and the stages after it still run. */
async function runStage({ title, run }) {
  try {
    const findings = await step(title, async (note) => {
      const found = await run()
      note(`${found.passed} passed, ${found.failed} failed`)
      return found
    })
    for (const { name, message } of findings.failures) say(`\n    ✗ ${name}\n${indent(message)}\n`)
    // Not on its merits: what it said the first time is shown, so that it is looked at.
    for (const { name, message } of findings.retried ?? [])
      say(`\n    ~ ${name}: passed at the second try\n${indent(message)}\n`)
    return findings
  } catch (error) {
    explainFailure(error)
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
    say('\n  Stopping…')
    await supervisor.stop()
    process.exit(130)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
}
