import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { ReconnectingPg } from '@/lib/platform/data/reconnecting-adapter'
import { PrismaClient } from '@/prisma/generated/client'
import { generateClient } from '@/scripts/launch/generate-client'
import { LaunchError } from '@/scripts/launch/launch-error'
import { elapsed } from '@/scripts/launch/progress'
import { root } from '@/scripts/launch/root'
import { runCommand } from '@/scripts/launch/run-command'
import { checkOutcomes } from './check-outcomes'
import { endFaults, faults } from './faults'
import type { Outcome } from './journeys/journey'
import { openJourneys } from './journeys/open-journeys'
import { type SoakPortal, soakFolders, startSoakPortal } from './soak-portal'

const concurrentJourneys = 3
const betweenFaultsMs = 3_000
/** Within this time everything must be done after the last fault. */
const drainMs = 240_000

/** Runs `npm run soak [-- --minutes 5]`. Exits with 1 if a journey failed, a job was left, or the doctor found something. */
export async function runSoak(args: string[]) {
  const { values } = parseArgs({ args, options: { minutes: { type: 'string', default: '5' } } })
  const minutes = Number(values.minutes)
  await runCommand(
    { folders: soakFolders(), purpose: 'A soak', codeWhenInterrupted: 130 },
    async (supervisor) => {
      if (!(minutes > 0))
        throw new LaunchError(`--minutes must be a number above 0, not "${values.minutes}".`)
      await generateClient(supervisor)
      const portal = await startSoakPortal(supervisor)
      const database = new PrismaClient({
        adapter: new ReconnectingPg({ connectionString: portal.databaseUrl }),
        errorFormat: 'minimal',
      })
      const problems = await soak(portal, database, minutes)
      await database.$disconnect()
      portal.letEnd()
      for (const problem of problems) console.error(`  ✗ ${problem}`)
      console.log(
        problems.length === 0 ? `\nNothing was lost (${elapsed()}).` : `\n${problems.length} problems.`,
      )
      return problems.length === 0 ? 0 : 1
    },
  )
}

async function soak(portal: SoakPortal, database: PrismaClient, minutes: number): Promise<string[]> {
  const problems: string[] = []
  const outcomes: Outcome[] = []
  const journeys = await openJourneys(portal, database)
  const end = Date.now() + minutes * 60_000

  async function playUntilEnd() {
    while (Date.now() < end) {
      await journeys.playNext().then(
        (left) => outcomes.push(...left),
        (error) => problems.push(`a journey failed: ${error.message}`),
      )
    }
  }

  const players = Promise.all(Array.from({ length: concurrentJourneys }, playUntilEnd))
  const caused = await causeFaults(portal, end)
  await endFaults(portal)
  await players
  const finished = journeys.finished()
  console.log(`\n  ${outcomes.length} shoots were booked, ${journeys.retries()} steps were tried again.`)
  for (const [name, count] of finished) console.log(`  ${String(count).padStart(3)} × journey: ${name}`)
  for (const [name, count] of caused) console.log(`  ${String(count).padStart(3)} × ${name}`)

  problems.push(...(await waitForJobs(database)))
  problems.push(...(await checkOutcomes(database, outcomes)))
  problems.push(...(await runDoctor(portal)))
  for (const [name, count] of finished) if (count === 0) problems.push(`the journey ${name} never finished`)
  return problems
}

async function causeFaults(portal: SoakPortal, end: number): Promise<Map<string, number>> {
  const caused = new Map<string, number>()
  for (let turn = 0; Date.now() < end; turn += 1) {
    await sleep(betweenFaultsMs)
    const fault = faults[turn % faults.length]
    if (!fault) break
    console.log(`  · ${elapsed()} ${fault.name}`)
    await fault.cause(portal)
    caused.set(fault.name, (caused.get(fault.name) ?? 0) + 1)
  }
  return caused
}

/** Waits until no job is due. Retries, which may be hours away, are brought forward. */
async function waitForJobs(database: PrismaClient): Promise<string[]> {
  const deadline = Date.now() + drainMs
  for (;;) {
    await database.$executeRaw`
      UPDATE graphile_worker._private_jobs SET run_at = now()
      WHERE attempts > 0 AND attempts < max_attempts AND locked_at IS NULL AND run_at > now()`
    const waiting = await database.$queryRaw<{ name: string; error: string | null }[]>`
      SELECT task_identifier AS name, left(last_error, 200) AS error FROM graphile_worker.jobs
      WHERE attempts < max_attempts AND run_at <= now() + interval '10 seconds'`
    if (waiting.length === 0) return []
    if (Date.now() > deadline)
      return waiting.map(({ name, error }) => `the job ${name} didn't finish: ${error ?? 'no error'}`)
    await sleep(2_000)
  }
}

async function runDoctor({ environment }: SoakPortal): Promise<string[]> {
  const doctor = spawn(process.execPath, ['scripts/run.mjs', 'doctor', '--contents'], {
    cwd: root,
    env: { ...process.env, ...environment, NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const [code] = await once(doctor, 'exit')
  return code === 0 ? [] : [`the doctor ended with ${code}`]
}
