import 'server-only'
import { runInNewContext } from 'node:vm'

/**
 * Runs synchronous code and stops it after this many ms, even inside a loop: for parsers that read what strangers wrote.
 * @throws Error with the code `ERR_SCRIPT_EXECUTION_TIMEOUT`
 */
export function limitRunTime<T>(ms: number, run: () => T): T {
  return runInNewContext('run()', { run }, { timeout: ms }) as T
}
