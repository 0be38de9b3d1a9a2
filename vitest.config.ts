import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { type Service, sandboxEnvironment, sandboxKeys } from './sandbox/keys'

const root = path.dirname(fileURLToPath(import.meta.url))
const appUrl = 'http://localhost:3000'
// Nothing listens on port 9: a test that wants the sandbox starts its own.
const unusedUrl = 'http://localhost:9'

const environment: Record<string, string> = {
  APP_URL: appUrl,
  DATABASE_URL: 'postgresql://nobody@localhost:9/none',
  AUTH_SECRET: 'only-for-tests-0123456789abcdefghijklmnop',
  LOG_LEVEL: 'silent',
  ...Object.assign(
    {},
    ...Object.keys(sandboxKeys).map((name) => sandboxEnvironment(name as Service, unusedUrl, appUrl)),
  ),
}

const notTests = ['**/node_modules/**', '**/.next/**', '**/.data/**']

export default defineConfig({
  resolve: {
    alias: [
      { find: /^@\//, replacement: `${root}/` },
      // The package throws outside React's server build, and tests run outside of it.
      { find: 'server-only', replacement: path.join(root, 'node_modules/server-only/empty.js') },
    ],
  },
  test: {
    env: environment,
    // It imports next/server without an extension, which Vite resolves but Node.js doesn't.
    server: { deps: { inline: ['next-auth'] } },
    // By default Vitest leaves one CPU free, which is half of a machine with two.
    maxWorkers: '100%',
    // Starting a thread for each file takes a fifth less CPU time than starting a process.
    pool: 'threads',
    restoreMocks: true,
    unstubGlobals: true,
    testTimeout: 20_000,
    hookTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // Unit tests share modules, because most of their time would go to loading them again for each file.
          isolate: false,
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
