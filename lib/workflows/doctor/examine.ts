import 'server-only'
import { withStorageListing } from '@/lib/studio/uploads/commands/list-storage'
import { type Check, type Finding, maxFindings, type Scope, type Severity } from './check'
import { checks, storageChecks } from './checks'

export type Result = Pick<Check, 'name' | 'severity' | 'title' | 'advice'> & {
  /** What is wrong now, after any fix. */
  findings: Finding[]
  /** How many findings were fixed. */
  fixed: number
  /** Whether `fix` can repair some of the findings. */
  isFixable: boolean
  /** Why it couldn't be checked; null if it was. */
  problem: string | null
}

export type ExamineOptions = {
  /** Repairs what is safe to repair. */
  fixes?: boolean
  readsContents?: boolean
  onProgress?(check: string, progress: string): void
  onResult?(result: Result): void
}

/** Runs every check. One that can't be run is reported in its result; the others run nevertheless. */
export async function examine(options: ExamineOptions = {}): Promise<Result[]> {
  const results: Result[] = []
  for (const check of checks) results.push(await run(check, options))
  try {
    await withStorageListing(
      async (listing) => {
        for (const open of storageChecks) results.push(await run(open(listing), options))
      },
      (listed) => options.onProgress?.('files', `${listed} files listed`),
    )
  } catch (error) {
    const result = resultOf(
      {
        name: 'files',
        severity: 'error',
        title: 'Files',
        advice: 'Check that storage can be reached, then run the doctor again.',
        find: async () => [],
      },
      { findings: [], fixed: 0, problem: describe(error) },
    )
    options.onResult?.(result)
    results.push(result)
  }
  return results
}

async function run(check: Check, options: ExamineOptions): Promise<Result> {
  const scope: Scope = {
    readsContents: options.readsContents ?? false,
    showProgress: (text) => options.onProgress?.(check.name, text),
  }
  const result = await findAndFix(check, scope, options.fixes ?? false).then(
    (found) => resultOf(check, { ...found, problem: null }),
    (error) => resultOf(check, { findings: [], fixed: 0, problem: describe(error) }),
  )
  options.onResult?.(result)
  return result
}

/** Fixes as long as the check finds something that it hasn't tried to fix, because it finds only so much at a time. */
async function findAndFix(check: Check, scope: Scope, fixes: boolean) {
  let findings = await check.find(scope)
  const tried = new Set<string>()
  while (check.fix && fixes && findings.some(({ id }) => !tried.has(id))) {
    for (const { id } of findings) tried.add(id)
    await check.fix(findings)
    const isAll = findings.length < maxFindings
    findings = await check.find(scope)
    if (isAll) break
  }
  const remaining = findings.filter(({ id }) => tried.has(id)).length
  return { findings, fixed: tried.size - remaining }
}

function resultOf(
  { name, severity, title, advice, fix }: Check,
  found: Pick<Result, 'findings' | 'fixed' | 'problem'>,
): Result {
  return { name, severity, title, advice, isFixable: fix !== undefined, ...found }
}

function describe(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).trim().split('\n').at(-1) ?? ''
}

/** The process's exit code: 0 nothing found, 1 warnings, 2 errors, 3 something couldn't be checked. */
export function exitCodeOf(results: readonly Pick<Result, 'severity' | 'findings' | 'problem'>[]): number {
  if (results.some(({ problem }) => problem !== null)) return 3
  const found = new Set<Severity>(
    results.flatMap(({ severity, findings }) => (findings.length > 0 ? [severity] : [])),
  )
  if (found.has('error')) return 2
  return found.has('warning') ? 1 : 0
}
