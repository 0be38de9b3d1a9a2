import { expect } from '@playwright/test'
import { mapInFlight } from '@/e2e/support/in-flight'
import { snapshotRows } from '@/e2e/support/row-snapshot'
import type { PrismaClient } from '@/prisma/generated/client'

/**
 * Makes calls in flight, and expects that none writes a row that mentions one of these ids. If one did, makes them again, one by
 * one, to name those that write.
 */
export async function expectNothingWritten<Call>(
  { database, ids }: { database: PrismaClient; ids: string[] },
  calls: Map<string, Call>,
  make: (call: Call, name: string) => Promise<unknown>,
): Promise<void> {
  const before = await snapshotRows(database, ids)
  await mapInFlight(calls, ([name, call]) => make(call, name))
  const after = await snapshotRows(database, ids)
  const written = Object.keys(after).filter((table) => after[table] !== before[table])
  if (written.length === 0) return
  const writing: string[] = []
  let last = JSON.stringify(await snapshotRows(database, ids, written))
  for (const [name, call] of calls) {
    await make(call, name)
    const next = JSON.stringify(await snapshotRows(database, ids, written))
    if (next !== last) writing.push(name)
    last = next
  }
  expect({ written, writing }, 'tables that were written, and calls that write').toEqual({
    written: [],
    writing: [],
  })
}
