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

/** Installs the packages when package-lock.json has changed since they were, or was never followed. */
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

/** Whether node_modules, as npm recorded it, has what package-lock.json asks for: somebody ran npm by hand. */
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
  // npm names its own script to what it runs, which spares a search through PATH and its variants.
  const script = process.env.npm_execpath
  const isNpm = script !== undefined && /npm-cli\.c?js$/.test(script)
  const [command, first] = isNpm ? [process.execPath, [script]] : ['npm', []]
  const options = { cwd: root, env: { ...process.env, ...prismaOffline, NODE_ENV: 'development' } }
  try {
    await supervisor.run(name.replace(' ', '-'), command, [...first, ...args], options)
  } catch (error) {
    if (error instanceof LaunchError) error.message = `The packages could not be installed: ${error.message}`
    throw error
  }
}

// Prisma would download its schema engine; it is not used here, so any program that exists will do.
const prismaOffline = { PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, PRISMA_HIDE_UPDATE_MESSAGE: '1' }

/** Generates the Prisma client when the schema has changed since it was. */
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
