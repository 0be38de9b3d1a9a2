// `npm run <command>`: installs packages that are missing, then runs the command.
import './launch/check-node-version.mjs'

/** What each command does; one that is `forRunning` needs no packages that only development and tests use. */
const commands = {
  // The portal, from the production build or with hot reload, with an embedded Postgres and the sandbox for services without keys.
  start: { file: './run-portal.ts', run: ({ runPortal }) => runPortal('production'), forRunning: true },
  dev: { file: './run-portal.ts', run: ({ runPortal }) => runPortal('development') },
  // Builds `.next/standalone`, which is what a deployment runs.
  build: { file: './run-build.ts', run: ({ runBuild }) => runBuild(), forRunning: true },
  // Runs jobs for the portal that the configuration names, or else for the one that runs from this folder.
  worker: { file: './run-worker.ts', run: ({ runWorker }) => runWorker(), forRunning: true },
  test: { file: './run-tests.ts', run: ({ runTests }, args) => runTests(args) },
  // Migrates the database at DATABASE_URL, or else this copy's own; `diff` prints the SQL of the next migration.
  migrate: {
    file: './run-migration.ts',
    run: ({ runMigration }, args) => runMigration(args),
    forRunning: true,
  },
  // Looks for records that contradict each other.
  doctor: { file: './run-doctor.ts', run: ({ runDoctor }, args) => runDoctor(args), forRunning: true },
  // Gives the owner and photographers access without an email.
  owner: { file: './run-owner.ts', run: ({ runOwner }, args) => runOwner(args), forRunning: true },
  'remove-demo': { file: './run-remove-demo.ts', run: ({ runRemoveDemo }, args) => runRemoveDemo(args) },
  backup: { file: './run-backup.ts', run: ({ runBackup }, args) => runBackup(args), forRunning: true },
  restore: { file: './run-backup.ts', run: ({ runRestore }, args) => runRestore(args), forRunning: true },
  // Measures the portal: see bench/README.md.
  bench: { file: '../../bench/run.mjs' },
  // Uses a portal while parts of it are killed and fail, then runs the doctor.
  soak: { file: '../soak/run-soak.ts', run: ({ runSoak }, args) => runSoak(args) },
  // Builds the Dockerfile's image without a container engine, and checks it.
  image: { file: '../image/check-image.ts' },
}

// What is left are the command's own arguments, which some modules read by themselves.
const [name] = process.argv.splice(2, 1)
const command = commands[name]
if (command) {
  const { file, run = () => {}, forRunning = false } = command
  import('./launch/install.mjs')
    .then(({ importInstalled }) => importInstalled(file, { isForRunning: forRunning }))
    .then((module) => run(module, process.argv.slice(2)))
} else {
  console.error(`There's no command "${name}". Use one of: ${Object.keys(commands).join(', ')}.`)
  process.exitCode = 1
}
