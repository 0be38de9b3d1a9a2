import { access } from './access.mjs'
import { money } from './money.mjs'
import { time } from './time.mjs'
import { visibility } from './visibility.mjs'

/**
 * A change that breaks a rule.
 * @typedef {{ name: string, file: string, find: string, replace: string, tests: string[] }} Fault `name` says what goes wrong,
 *   `find` is in the file once, and `tests` are parts of the names of test files, one of which should fail
 */

/** @type {Record<string, Fault[]>} */
export const groups = { money, access, time, visibility }

/** Returns the faults of a group, or those whose name has a part; all without either. @throws if there are none */
export function chooseFaults(part = '') {
  const faults =
    groups[part] ??
    Object.values(groups)
      .flat()
      .filter(({ name }) => name.includes(part))
  if (faults.length === 0) throw new Error(`There is no fault "${part}".`)
  return faults
}

/** Returns a source with a fault. @throws if what it replaces isn't there once, because the source changed since */
export function applyFault(source, { name, file, find, replace }) {
  const parts = source.split(find)
  if (parts.length !== 2) throw new Error(`${file} has changed: rewrite the fault "${name}" for it.`)
  return parts.join(replace)
}
