import { createInterface } from 'node:readline/promises'
import { countOf } from '@/lib/platform/words'
import { readOptions } from '@/scripts/backup/command-line'
import { LaunchError } from '@/scripts/launch/launch-error'
import type { Conflict } from './find-conflicts'
import type { RemovedDemo } from './remove-demo'

const usage = `Usage: npm run remove-demo -- [--yes]

Removes the demo from the database: its accounts with all their records and files, and what it added to the public page, the
catalog, and the analytics. Records of real accounts stay. Take a backup first. Asks before it removes anything.

  --yes  removes it without asking`

const advice: Record<string, string> = {
  bookings: 'Reassign the bookings to a photographer of yours: on the page of each booking, Reassign.',
  brokerage_members: "Remove the agents from the demo's brokerage: Clients, Brokerages.",
  pay_shares:
    "Share the pay of these shoots without the demo's photographers: on the page of each booking, Pay.",
}

/**
 * Reads the options of `npm run remove-demo`. Returns what to run with the portal's variables, which returns the exit code; null
 * when only the usage was asked for.
 */
export function prepareRemoveDemo(args: string[]): (() => Promise<number>) | null {
  const { yes, help } = readOptions(args, usage, {
    yes: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  })
  if (help) {
    console.log(usage)
    return null
  }
  return async () => {
    process.env.LOG_LEVEL = 'silent'
    // Imported now, because some packages read the environment when they are loaded.
    const { findDemo, removeDemo } = await import('./remove-demo')
    const found = await findDemo()
    if (found.accounts.length === 0) {
      console.log('The database has no demo accounts.')
      return 0
    }
    if (found.conflicts.length > 0) return explainConflicts(found.conflicts)
    describe(found)
    if (!yes && !(await isConfirmed())) {
      console.log('Nothing was removed.')
      return 1
    }
    const removed = await removeDemo()
    if (removed.conflicts.length > 0) return explainConflicts(removed.conflicts)
    console.log(
      `Removed the demo. The portal's jobs delete its ${countOf(removed.files, 'file')} from storage.`,
    )
    await printNextStep()
    return 0
  }
}

function describe({ accounts, rows, files }: RemovedDemo) {
  console.log('This removes')
  for (const { email, fullName } of accounts) console.log(`  ${email.padEnd(30)}${fullName}`)
  const shown = ['bookings', 'invoices', 'photos', 'conversations', 'portfolio_items', 'quote_requests']
  for (const { table, count } of rows)
    if (shown.includes(table)) console.log(`  ${String(count).padStart(6)} ${table.replaceAll('_', ' ')}`)
  const all = rows.reduce((sum, { count }) => sum + count, 0)
  console.log(`  in all ${countOf(all, 'row')} and ${countOf(files, 'file')}.`)
}

function explainConflicts(conflicts: readonly Conflict[]): number {
  console.error("Nothing was removed, because records of your own accounts are part of the demo's:")
  for (const { table, owner, count } of conflicts)
    console.error(`  ${table.replaceAll('_', ' ')}: ${count} of ${owner}`)
  const steps = new Set(conflicts.flatMap(({ table }) => advice[table] ?? []))
  for (const step of steps) console.error(step)
  console.error(
    'Then run this again. Until then nobody can sign in to the demo where NORTHLIGHT_DEMO is off.',
  )
  return 2
}

async function isConfirmed(): Promise<boolean> {
  if (!process.stdin.isTTY) throw new LaunchError('Add --yes to remove it without being asked.')
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return (await lines.question('Type "remove" to remove it for good: ')).trim() === 'remove'
  } finally {
    lines.close()
  }
}

async function printNextStep() {
  const { env } = await import('@/lib/platform/environment/env')
  if (env().NORTHLIGHT_DEMO)
    console.log('Set NORTHLIGHT_DEMO=0, or the next start seeds the demo again if nobody has signed up.')
}
