import { parseArgs } from 'node:util'
import type { Result } from '@/lib/workflows/doctor/examine'
import { LaunchError } from '@/scripts/launch/launch-error'

/** The exit code when something couldn't be checked. */
export const couldNotRun = 3
const maxPrinted = 20
const usage = `Usage: npm run doctor -- [--fix] [--contents] [--json]

  --fix       repairs what is safe to repair
  --contents  also reads every stored file and compares its checksum
  --json      prints the results as JSON

Exits with 0 if nothing is wrong, 1 for warnings, 2 for errors, 3 if something couldn't be checked.`

/**
 * Reads the options of `npm run doctor`. Returns what to run with the portal's variables, which returns the exit code; null
 * when only the usage was asked for.
 */
export function prepareDoctor(args: string[]): (() => Promise<number>) | null {
  const { fix, contents, json, help } = readOptions(args)
  if (help) {
    console.log(usage)
    return null
  }
  return async () => {
    // The results say what failed, and a log line would make the JSON unreadable.
    process.env.LOG_LEVEL = 'silent'
    // Imported now, because some packages read the environment when they are loaded.
    const { env } = await import('@/lib/platform/environment/env')
    env()
    const { examine, exitCodeOf } = await import('@/lib/workflows/doctor/examine')
    const { assertDatabaseNotNewer, checkReadiness } = await import('@/lib/platform/environment/health')
    const { listMigrations } = await import('@/prisma/list-migrations')
    const { database, migrations } = await checkReadiness(listMigrations())
    if (!database) throw new LaunchError("The doctor can't reach the database. Check DATABASE_URL.")
    await assertDatabaseNotNewer(listMigrations())
    if (!migrations)
      throw new LaunchError("The database isn't migrated to this version. Migrate it, then run the doctor.")
    const results = await examine({
      fixes: fix,
      readsContents: contents,
      onProgress: printProgress,
      onResult: json ? undefined : printResult,
    })
    if (json) console.log(JSON.stringify(results, null, 2))
    else printSummary(results, fix)
    return exitCodeOf(results)
  }
}

function readOptions(args: string[]) {
  try {
    const { values } = parseArgs({
      args,
      options: {
        fix: { type: 'boolean', default: false },
        contents: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    })
    return values
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${usage}`)
    process.exit(couldNotRun)
  }
}

const isWatched = process.stderr.isTTY

/** Overwrites one line on a terminal; elsewhere progress would only fill the log. */
function printProgress(check: string, progress: string) {
  if (isWatched) process.stderr.write(`\r\u001b[K  · ${check}: ${progress}`)
}

function printResult({ name, severity, title, advice, findings, fixed, problem }: Result) {
  if (isWatched) process.stderr.write('\r\u001b[K')
  if (problem !== null) return console.log(`  ? ${name}: couldn't be checked: ${problem}`)
  if (fixed > 0) console.log(`  ✓ ${name}: fixed ${fixed}`)
  else if (findings.length === 0) console.log(`  ✓ ${name}`)
  if (findings.length === 0) return
  console.log(`  ✗ ${name} (${severity}): ${title}`)
  for (const { text } of findings.slice(0, maxPrinted)) console.log(`      ${text}`)
  if (findings.length > maxPrinted)
    console.log(`      and ${findings.length - maxPrinted} more; --json lists them`)
  console.log(`    ${advice}`)
}

function printSummary(results: readonly Result[], wasFixed: boolean) {
  const count = (severity: Result['severity']) =>
    results.filter((one) => one.severity === severity && one.findings.length > 0).length
  const [errors, warnings] = [count('error'), count('warning')]
  const unchecked = results.filter(({ problem }) => problem !== null).length
  if (errors + warnings + unchecked === 0) return console.log('\nNothing is wrong.')
  const parts = [`${errors} with errors`, `${warnings} with warnings`, `${unchecked} not checked`]
  console.log(`\nOf ${results.length} checks: ${parts.join(', ')}.`)
  const isFixable = results.some((one) => one.isFixable && one.findings.length > 0)
  if (isFixable && !wasFixed) console.log('Some can be repaired: run it again with --fix.')
}
