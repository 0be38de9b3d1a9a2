import { existsSync } from 'node:fs'
import { instantOf } from '@/lib/platform/time/clock'
import { LaunchError } from './launch-error'

/** The zone of the demo studio, in which `--clock` is read. */
const studioZone = 'America/New_York'

/** Where Debian and Fedora install libfaketime; the variant for programs with threads, which all of these are. */
const libraries = [
  '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1',
  '/usr/lib/aarch64-linux-gnu/faketime/libfaketimeMT.so.1',
  '/usr/lib64/faketime/libfaketimeMT.so.1',
]

/** The variables through which every process of a test run gets its clock. */
export const clockVariable = /^(LD_PRELOAD|FAKETIME\w*)$/

/**
 * Returns the variables that set the clock of a test run and of all processes it starts, Postgres and browsers included, to a
 * time of day in the studio's zone, from where it goes on. Durations stay real.
 * @param clock e.g. `2027-03-14T00:03`
 * @param startedAt when the run starts
 * @param files where the library may be
 * @throws LaunchError for what isn't a time, for one in the past, or without libfaketime
 */
export function setClock(
  clock: string,
  startedAt: Date,
  files: readonly string[] = libraries,
): Record<string, string> {
  const [, date, time] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)$/.exec(clock) ?? []
  if (!date || !time) throw new LaunchError(`"${clock}" isn't a time. Write it as 2027-03-14T00:03.`)
  const library = files.find((file) => existsSync(file))
  if (!library) throw new LaunchError('--clock needs libfaketime: apt-get install faketime')
  const seconds = Math.round((instantOf(date, time, studioZone).getTime() - startedAt.getTime()) / 1000)
  // Records that come with the portal, such as the boards' rules, have dates until now, and none may be in the future.
  if (seconds < 0) throw new LaunchError(`"${clock}" is past. The clock can only be set forward.`)
  return {
    LD_PRELOAD: library,
    FAKETIME: `+${seconds}s`,
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  }
}

/** Returns those of this process's variables that set its clock, for a process that otherwise gets none of them. */
export function inheritClock(): Record<string, string> {
  const set = Object.entries(process.env).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return Object.fromEntries(set.filter(([name]) => clockVariable.test(name)))
}
