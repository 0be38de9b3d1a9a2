import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { type Service, sandboxEnvironment, sandboxKeys } from './sandbox/keys'

const root = path.dirname(fileURLToPath(import.meta.url))
const appUrl = 'http://localhost:3000'
// Nothing listens on port 9: a test that wants the sandbox starts its own.
const nowhere = 'http://localhost:9'

const environment: Record<string, string> = {
  APP_URL: appUrl,
  DATABASE_URL: 'postgresql://nobody@localhost:9/none',
  AUTH_SECRET: 'only-for-tests-0123456789abcdefghijklmnop',
  LOG_LEVEL: 'silent',
  ...Object.assign(
    {},
    ...Object.keys(sandboxKeys).map((name) => sandboxEnvironment(name as Service, nowhere, appUrl)),
  ),
}

const notTests = ['**/node_modules/**', '**/.next/**', '**/.data/**']

export default defineConfig({
  resolve: {
    alias: [
      { find: /^@\//, replacement: `${root}/` },
      // The marker throws outside of React's server build; in a test there is no other side.
      { find: 'server-only', replacement: path.join(root, 'node_modules/server-only/empty.js') },
    ],
  },
  test: {
    env: environment,
    // It imports next/server without its extension, which Node refuses and Vite resolves.
    server: { deps: { inline: ['next-auth'] } },
    // Unless told, one processor is left free, which is half of a machine with two.
    maxWorkers: '100%',
    testTimeout: 20_000,
    hookTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx,mjs}'],
          exclude: [...notTests, '**/*.integration.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: ['**/*.integration.test.ts'],
          exclude: notTests,
          globalSetup: ['e2e/support/database-server.ts'],
        },
      },
    ],
  },
})
