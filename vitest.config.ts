import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { type Service, sandboxEnvironment, sandboxKeys } from './sandbox/keys'

const root = path.dirname(fileURLToPath(import.meta.url))
const appUrl = 'http://localhost:3000'
// Nothing listens on port 9: a test that wants the sandbox starts its own.
const unusedUrl = 'http://localhost:9'

const environment: Record<string, string> = {
  APP_URL: appUrl,
  DATABASE_URL: 'postgresql://nobody@localhost:9/none',
  PREPARED_STATEMENTS: '1',
  AUTH_SECRET: 'only-for-tests-0123456789abcdefghijklmnop',
  LOG_LEVEL: 'silent',
  NORTHLIGHT_DEMO: '0',
  // Written otherwise than the addresses of the tests' owners.
  OWNER_EMAIL: 'Owner@example.test',
  ...Object.assign(
    {},
    ...Object.keys(sandboxKeys).map((name) => sandboxEnvironment(name as Service, unusedUrl, appUrl)),
  ),
}

const notTests = ['**/node_modules/**', '**/.next/**', '**/.data/**']

/** The longest test. Among the shared ones it would run last, beside an idle CPU. */
const slowTest = 'lib/workflows/money-chains/money-chains.integration.test.ts'

/**
 * Integration tests that run first, each with modules of its own: those that change the environment or a module, which others
 * would see if they shared modules, and the slow test.
 */
const isolatedTests = ['lib', 'scripts']
  .flatMap((folder) => readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true }))
  .filter(({ name }) => name.endsWith('.integration.test.ts'))
  .map(({ parentPath, name }) => path.relative(root, path.join(parentPath, name)))
  .filter((file) => /process\.env(\.\w+ = |,)|vi\.mock\(/.test(readFileSync(path.join(root, file), 'utf8')))
  .concat(slowTest)

/** Runs the files of the unit tests in the order of the seed that Vitest prints, and those of other projects as usual. */
class SeededSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { seed } = this.ctx.config.sequence
    const placeOf = ({ moduleId }: TestSpecification) =>
      createHash('sha1')
        .update(`${seed} ${path.relative(root, moduleId)}`)
        .digest('hex')
    const isUnit = ({ project }: TestSpecification) => project.name === 'unit'
    const shuffled = files
      .filter(isUnit)
      .map((file) => ({ file, place: placeOf(file) }))
      .sort((one, other) => one.place.localeCompare(other.place))
    return [...(await super.sort(files.filter((file) => !isUnit(file)))), ...shuffled.map(({ file }) => file)]
  }
}

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
    sequence: { sequencer: SeededSequencer, seed: Date.now() % 100_000 },
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    // A seventh less time for the unit tests of a few domains, from the second run on.
    experimental: { fsModuleCache: true },
    // Only upper limits: the slowest tests take seconds, and a busy machine several times as long.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Test files share modules, because loading them again for each file takes a quarter of the integration tests' CPU time.
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          sequence: { shuffle: { tests: true } },
          isolate: false,
          include: ['**/*.test.{ts,tsx,mjs}'],
          exclude: [...notTests, '**/*.integration.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          // Runs before the shared ones because of its name.
          name: 'integration-isolated',
          include: isolatedTests,
          globalSetup: ['e2e/support/database-server.ts'],
          setupFiles: ['e2e/support/enter-worker-sandbox.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'integration-shared',
          isolate: false,
          include: ['**/*.integration.test.ts'],
          exclude: [...notTests, ...isolatedTests],
          globalSetup: ['e2e/support/database-server.ts'],
          setupFiles: ['e2e/support/enter-worker-sandbox.ts'],
        },
      },
    ],
  },
})
