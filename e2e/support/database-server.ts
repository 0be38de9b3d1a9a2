import type { TestProject } from 'vitest/node'
import { applyMigrations } from '@/prisma/migrate'
import { ensureDatabase } from '@/scripts/launch/postgres'
import { openTestDatabase } from '@/scripts/launch/test-database'

const template = 'template_northlight'

let server: Awaited<ReturnType<typeof openTestDatabase>> | undefined

/** Starts a Postgres for the integration tests with a migrated template database. */
export async function setup(project: TestProject) {
  server = await openTestDatabase()
  const url = server.urlOf('postgres')
  await ensureDatabase(url, template)
  await applyMigrations(server.urlOf(template))
  project.provide('databaseServer', { url, template })
}

export async function teardown() {
  await server?.stop()
}

declare module 'vitest' {
  export interface ProvidedContext {
    databaseServer: { url: string; template: string }
  }
}
