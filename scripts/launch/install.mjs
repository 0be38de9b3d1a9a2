import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './folders.mjs'
import { LaunchError } from './launch-error.mjs'
import { runStep } from './progress.mjs'
import { hashSources, hasStamp } from './source-hash.mjs'

const installed = path.join(root, 'node_modules')
const stampFile = path.join(installed, '.northlight-lock')
const generated = path.join(root, 'prisma', 'generated')
const generatedStamp = path.join(generated, '.schema-hash')

/** Installs the packages if package-lock.json changed since the last installation. */
export async function installPackages(supervisor) {
  const stamp = hashSources(['package-lock.json'])
  if (hasStamp(stampFile, stamp)) return
  if (!isInstalledAlready()) {
    await runStep('Installing packages', async () => {
      rmSync(stampFile, { force: true })
      const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund']
      await runNpm(supervisor, 'npm ci', args)
    })
  }
  writeFileSync(stampFile, stamp)
}

/** Returns whether node_modules already matches package-lock.json because someone ran npm by hand. */
function isInstalledAlready() {
  const record = path.join(installed, '.package-lock.json')
  if (!existsSync(record)) return false
  const wanted = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')).packages
  const present = JSON.parse(readFileSync(record, 'utf8')).packages
  return Object.entries(wanted).every(
    ([place, { version, optional }]) => place === '' || optional || present[place]?.version === version,
  )
}

async function runNpm(supervisor, name, args) {
  // npm passes its own script's path to the scripts it runs, so there's no need to search PATH.
  const script = process.env.npm_execpath
  const isNpm = script !== undefined && /npm-cli\.c?js$/.test(script)
  const [command, first] = isNpm ? [process.execPath, [script]] : ['npm', []]
  const options = { cwd: root, env: { ...process.env, ...prismaOffline, NODE_ENV: 'development' } }
  try {
    await supervisor.run(name.replace(' ', '-'), command, [...first, ...args], options)
  } catch (error) {
    if (error instanceof LaunchError) error.message = `Couldn't install the packages: ${error.message}`
    throw error
  }
}

// Prisma would download its schema engine, which isn't used here; any existing program satisfies the check.
const prismaOffline = { PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, PRISMA_HIDE_UPDATE_MESSAGE: '1' }

/** Generates the Prisma client if the schema changed since it was last generated. */
export async function generateClient(supervisor) {
  const stamp = hashSources(['prisma/schema', 'prisma.config.ts', 'package-lock.json'])
  if (hasStamp(generatedStamp, stamp)) return
  await runStep('Generating the database client', async () => {
    const prisma = path.join(installed, 'prisma', 'build', 'index.js')
    const env = { ...process.env, ...prismaOffline, CHECKPOINT_DISABLE: '1' }
    await supervisor.run('prisma-generate', process.execPath, [prisma, 'generate'], { cwd: root, env })
    writeFileSync(generatedStamp, stamp)
  })
}
