import path from 'node:path'
import { readTestConfiguration } from './environment'
import { dataFolders } from './folders'
import { generateClient } from './generate-client'
import { LaunchError } from './launch-error'
import { printError, secondsSince } from './progress'
import { runCommand } from './run-command'
import type { Supervisor } from './supervisor'
import { parseTestArguments } from './test-arguments'
import { setClock } from './test-clock'
import { type Stage, type StageName, testStages } from './test-stages'

/**
 * Runs `npm test`: runs every stage even if an earlier one failed, and ends with the line `N passed, N failed`. Exits
 * with 0 only when nothing failed.
 * @param args see parseTestArguments
 */
export async function runTests(args: string[]) {
  const folders = dataFolders('test')
  const total = { passed: 0, failed: 0 }
  const command = {
    folders,
    purpose: 'npm test',
    codeWhenInterrupted: 130,
    lastLineOnError: '0 passed, 1 failed',
  }
  await runCommand(command, async (supervisor) => {
    try {
      await generateClient(supervisor)
      for (const stage of stagesFor(supervisor)) await runStage(supervisor, stage)
    } catch (error) {
      if (supervisor.isStopping()) throw error
      printError(error)
      total.failed += 1
    }
    if (!supervisor.isStopping()) console.log(`${total.passed} passed, ${total.failed} failed`)
    return total.failed === 0 ? 0 : 1
  })

  function stagesFor(supervisor: Supervisor): Stage[] {
    const { stage: stageName, clock, ...chosen } = parseTestArguments(args)
    const environment = {
      ...readTestConfiguration(),
      NODE_ENV: 'test',
      ...(clock ? setClock(clock, new Date()) : {}),
    }
    const stages = testStages(supervisor, {
      environment,
      reports: path.join(folders.data, 'reports'),
      ...chosen,
    })
    if (stageName === undefined) return Object.values(stages)
    if (stageName in stages) return [stages[stageName as StageName]]
    throw new LaunchError(`There's no stage "${stageName}". Use one of: ${Object.keys(stages).join(', ')}.`)
  }

  async function runStage(supervisor: Supervisor, { title, run }: Stage) {
    console.log(`\n  · ${title}`)
    const start = performance.now()
    const { passed, failed } = await run().catch((error) => {
      if (supervisor.isStopping()) throw error
      // A stage that crashes is one failure; the next ones run.
      printError(error)
      return { passed: 0, failed: 1 }
    })
    total.passed += passed
    total.failed += failed
    const mark = failed === 0 ? '✓' : '✗'
    console.log(`  ${mark} ${title}: ${passed} passed, ${failed} failed (${secondsSince(start)})`)
  }
}
