import type { TestProject } from 'vitest/node'
import { applyMigrations } from '@/prisma/migrate'
import { ensureDatabase, withClient } from '@/scripts/launch/postgres'
import { openTestDatabase } from '@/scripts/launch/test-database'

const template = 'template_northlight'

type TestDatabase = Awaited<ReturnType<typeof openTestDatabase>>

// Each of the two projects loads this module by itself.
const shared = globalThis as typeof globalThis & { testDatabase?: Promise<TestDatabase> }

/** Provides the integration tests with a Postgres that has a migrated template database. */
export async function setup(project: TestProject) {
  shared.testDatabase ??= openWithTemplate()
  const { urlOf } = await shared.testDatabase
  project.provide('databaseServer', { url: urlOf('postgres'), template })
}

export async function teardown() {
  const database = await shared.testDatabase
  shared.testDatabase = undefined
  await database?.stop()
}

async function openWithTemplate(): Promise<TestDatabase> {
  const database = await openTestDatabase()
  await ensureDatabase(database.urlOf('postgres'), template)
  await applyMigrations(database.urlOf(template))
  // The tests book what a new studio offers once it has confirmed its services.
  await withClient(database.urlOf(template), (client) => client.query('update services set active = true'))
  return database
}

declare module 'vitest' {
  export interface ProvidedContext {
    databaseServer: { url: string; template: string }
  }
}
