import path from 'node:path'
import { readTestConfiguration } from './environment'
import { dataFolders } from './folders'
import { generateClient } from './generate-client'
import { LaunchError } from './launch-error'
import { printError, runStep } from './progress'
import { openSupervisor, type Supervisor } from './supervisor'
import { type StageName, testStages } from './test-stages'

/**
 * Runs `npm test`: runs every stage even if an earlier one failed, and ends with the line `N passed, N failed`. Exits
 * with 0 only when nothing failed.
 * @param args a stage name and file filters
 */
export async function runTests([stageName, ...filter]: string[]) {
  const total = { passed: 0, failed: 0 }
  let supervisor: Supervisor | undefined
  try {
    const folders = dataFolders('test')
    supervisor = await openSupervisor(folders, 'npm test')
    supervisor.stopOnSignals(130)
    await generateClient(supervisor)
    const environment = { ...readTestConfiguration(), NODE_ENV: 'test' }
    const all = testStages(supervisor, { environment, reports: path.join(folders.data, 'reports'), filter })
    if (stageName !== undefined && !(stageName in all)) {
      throw new LaunchError(`There's no stage "${stageName}". Use one of: ${Object.keys(all).join(', ')}.`)
    }
    for (const { title, run } of stageName ? [all[stageName as StageName]] : Object.values(all)) {
      await runStep(title, async (note) => {
        const { passed, failed } = await run()
        total.passed += passed
        total.failed += failed
        note(`${passed} passed, ${failed} failed`)
      }).catch((error) => {
        // A stage that crashes is one failure; the next ones run.
        printError(error)
        total.failed += 1
      })
      if (supervisor.isStopping()) return
    }
  } catch (error) {
    if (supervisor?.isStopping()) return
    printError(error)
    total.failed += 1
  }
  await supervisor?.stop()
  console.log(`${total.passed} passed, ${total.failed} failed`)
  process.exit(total.failed === 0 ? 0 : 1)
}
