import type { TestProject } from 'vitest/node'
import { applyMigrations } from '@/prisma/migrate'
import { openTestDatabase } from '@/scripts/launch/test-database.mjs'

const template = 'template_northlight'

let server: Awaited<ReturnType<typeof openTestDatabase>> | undefined

/** Starts a Postgres for the integration tests with a migrated template database. */
export async function setup(project: TestProject) {
  server = await openTestDatabase()
  await applyMigrations(await server.createDatabase(template))
  project.provide('databaseServer', { url: server.urlOf('postgres'), template })
}

export async function teardown() {
  await server?.stop()
}

declare module 'vitest' {
  export interface ProvidedContext {
    databaseServer: { url: string; template: string }
  }
}
