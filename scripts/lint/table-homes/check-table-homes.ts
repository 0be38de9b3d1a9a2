// `node --import tsx scripts/lint/table-homes/check-table-homes.ts`: names every file that writes another domain's table.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { readSchema } from './read-schema'
import { readWrites } from './read-writes'

const root = process.cwd()
const models = readSchema(path.join(root, 'prisma/schema'))
const files = ['app', 'components', 'lib'].flatMap(listFiles).filter(isSource)
const writes = files.flatMap((file) =>
  readWrites(file, readFileSync(path.join(root, file), 'utf8'), models).map((write) => ({ ...write, file })),
)
const violations = writes.filter(({ file, model }) => !file.startsWith(`lib/${model.home}/`))

for (const { file, line, model } of violations)
  console.log(`${file}:${line}: writes ${model.name}, which belongs to lib/${model.home}`)
console.log(`${writes.length} writes, ${violations.length} outside the table's home.`)
process.exitCode = violations.length === 0 ? 0 : 1

function listFiles(folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map(
    (file) => `${folder}/${file.replaceAll(path.sep, '/')}`,
  )
}

function isSource(file: string): boolean {
  return /\.tsx?$/.test(file) && !/\.(test|fixture)\.tsx?$/.test(file)
}
