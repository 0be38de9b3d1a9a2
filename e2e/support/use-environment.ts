import { afterAll, beforeAll } from 'vitest'
import { type Env, env } from '@/lib/platform/environment/env'

/**
 * Changes variables for the tests of a file, and changes them back for the next file, which shares the modules that have
 * read them. Clients of other services keep their first address: see `workerSandbox` for those.
 * @param find returns the parsed variables, once the servers that they name listen
 */
export function useEnvironment(find: () => Partial<Env> | Promise<Partial<Env>>) {
  let before: Partial<Env> = {}
  beforeAll(async () => {
    const changes = await find()
    before = Object.fromEntries(Object.keys(changes).map((name) => [name, env()[name as keyof Env]]))
    Object.assign(env(), changes)
  })
  afterAll(() => {
    Object.assign(env(), before)
  })
}
