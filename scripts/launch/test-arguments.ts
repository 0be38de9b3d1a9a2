import { LaunchError } from './launch-error'

/** What of `npm test` to run. */
export type TestSelection = {
  /** The only stage to run. */
  stage: string | undefined
  /** Parts of the names of the test files to run; all when empty. */
  filter: string[]
  /** Runs only the test files that depend on what changed since this commit, uncommitted changes included. */
  changedSince: string | undefined
  /** The time at which the run's own clock starts, as `setClock` reads it; without it, that of the machine. */
  clock: string | undefined
}

/**
 * Parses the arguments of `npm test`: `[stage] [filter...] [--changed[=commit]] [--clock=time]`. Without a commit, what the branch
 * changed since it left main counts.
 * @throws LaunchError for an unknown option
 */
export function parseTestArguments(args: readonly string[]): TestSelection {
  const options = args.filter((arg) => arg.startsWith('-'))
  const [stage, ...filter] = args.filter((arg) => !arg.startsWith('-'))
  let changedSince: string | undefined
  let clock: string | undefined
  for (const option of options) {
    const [, name, value] = /^--(changed|clock)(?:=(.+))?$/.exec(option) ?? unknown(option)
    if (name === 'changed') changedSince = value ?? 'main'
    else clock = value ?? unknown(option)
  }
  return { stage, filter, changedSince, clock }
}

function unknown(option: string): never {
  throw new LaunchError(
    `There's no option "${option}". Use --changed, --changed=<commit>, or --clock=<time>.`,
  )
}
